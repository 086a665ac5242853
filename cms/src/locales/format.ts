import type { Cents, Instant, Locale } from '../contract';

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;

/** `29,00 €`, `€29.00` */
export const formatCents = (cents: Cents, locale: Locale): string =>
  new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** Day and time as an Italian business reads them, wherever the server stands. */
export const formatInstant = (instant: Instant, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  }).format(new Date(instant));

/** `1.000` in Italian, `1,000` in English. */
export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(TAGS[locale], { useGrouping: 'always' }).format(count);
