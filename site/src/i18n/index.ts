export { loadWords, translator } from './catalogue';
export { I18nProvider, localeOf, rememberedLocale, useLocale, useT } from './i18n-provider';
export { plural, type Plural } from './plural';
export { shownLocale } from './shown-locale';
export type { Area, Key, Params, Translate, Words } from './types';
export { useErrorText } from './use-error-text';
