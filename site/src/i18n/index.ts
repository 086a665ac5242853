export { loadWords, translator } from './catalogue';
export { I18nProvider, localeOf, rememberedLocale, useLocale, useT } from './i18n-provider';
export { shownLocale } from './shown-locale';
export type { Area, Key, Params, Translate } from './types';
export { useErrorText } from './use-error-text';
