import type { Locale } from '@contract';

/** The language the page is in, for what is fetched before any component can say it. */
export const shownLocale = (): Locale =>
  typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'it';
