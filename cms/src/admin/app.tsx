import icon from './brand/icon.svg';
import { words } from './words';

/** Where Strapi's panel keeps the language that a person has chosen. */
const LANGUAGE_KEY = 'strapi-admin-language';

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

export default {
  config: {
    locales: ['it'],
    translations: { it: words },
    auth: { logo: icon },
    menu: { logo: icon },
    head: { favicon: icon },
    theme: { light: { colors: clay }, dark: {} },
    tutorials: false,
    notifications: { releases: false },
  },
  /** Italian until somebody chooses otherwise in the profile. */
  register() {
    if (window.localStorage.getItem(LANGUAGE_KEY) === null) window.localStorage.setItem(LANGUAGE_KEY, 'it');
  },
};
