type Locale = 'it' | 'en';

const TAGS: Record<Locale, string> = { it: 'it-IT', en: 'en-GB' };
const formats = new Map<Locale, Intl.DateTimeFormat>();

/** `21 novembre 2026`, as it is in Rome wherever the code runs. By the browser's own means: public pages carry no date library. */
export const formatDate = (instant: string, locale: Locale): string => {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(TAGS[locale], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Rome',
    });
  formats.set(locale, format);
  return format.format(new Date(instant));
};
