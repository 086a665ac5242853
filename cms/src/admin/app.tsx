import type { StrapiApp } from '@strapi/strapi/admin';
import icon from './brand/icon.svg';
import { colorWords, registerColor } from './color';
import { euroWords, registerEuro } from './euro';
import { registerListCells } from './list-cells';
import { registerRichHtml } from './rich-html';
import { translationsOf } from './rich-html/words';
import { watchSecondFactor } from './second-factor';
import { registerTextList, textListWords } from './text-list';
import { panelWordsInEnglish, words } from './words';

/** Where Strapi's panel keeps the language that a person has chosen. */
const LANGUAGE_KEY = 'strapi-admin-language';

/** Where it notes that somebody has closed its own announcements, which are for developers. */
const STRAPI_NEWS_KEY = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

// The brand's clay and its tints, from contract/brand.ts: the panel's bundle cannot import the server's files.
const clay = {
  primary100: '#f6e4da',
  primary200: '#e8c3b0',
  primary500: '#b9583c',
  primary600: '#a8452a',
  primary700: '#8a3620',
  buttonPrimary500: '#b9583c',
  buttonPrimary600: '#a8452a',
};

/** The same clay where the ground is dark. */
const clayAtNight = {
  primary100: '#3b2620',
  primary200: '#6b3b2b',
  primary500: '#d98467',
  primary600: '#e09a80',
  primary700: '#ecb8a5',
  buttonPrimary500: '#b9583c',
  buttonPrimary600: '#c4664a',
};

export default {
  config: {
    locales: ['it'],
    translations: {
      it: { ...words, ...translationsOf('it'), ...textListWords.it, ...euroWords.it, ...colorWords.it },
      en: {
        ...panelWordsInEnglish,
        ...translationsOf('en'),
        ...textListWords.en,
        ...euroWords.en,
        ...colorWords.en,
      },
    },
    auth: { logo: icon },
    menu: { logo: icon },
    head: { favicon: icon },
    theme: { light: { colors: clay }, dark: { colors: clayAtNight } },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    watchSecondFactor();
    registerRichHtml(app);
    registerTextList(app);
    registerEuro(app);
    registerColor(app);
    window.localStorage.setItem(STRAPI_NEWS_KEY, 'true');
    // Italian until somebody chooses otherwise in the profile.
    if (window.localStorage.getItem(LANGUAGE_KEY) === null) window.localStorage.setItem(LANGUAGE_KEY, 'it');
  },
  /** The lists' hook exists only once every plugin has registered. */
  bootstrap(app: StrapiApp) {
    registerListCells(app);
  },
};
