import type { Cents, Instant, Locale } from '../contract';

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;

/** `29,00 €`, `€29.00` */
export const formatCents = (cents: Cents, locale: Locale): string =>
  new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** `1.200 €`, `1.234,56 €`: exact, with cents only where there are any. */
export const formatExactly = (cents: Cents, locale: Locale): string =>
  new Intl.NumberFormat(TAGS[locale], {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/** Day and time as an Italian business reads them, wherever the server stands. */
export const formatInstant = (instant: Instant, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  }).format(new Date(instant));

/** `martedì 1 dicembre 2026, 09:00`: when people meet, on Rome's clocks. */
export const formatMeeting = (instant: Instant, locale: Locale): string => {
  const date = new Date(instant);
  const zone = { timeZone: 'Europe/Rome' };
  const day = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'full', ...zone }).format(date);
  const time = new Intl.DateTimeFormat(TAGS[locale], { timeStyle: 'short', ...zone }).format(date);
  return `${day}, ${time}`;
};

/** `IT60 X054 2811 …`: in fours, as people copy and compare it. */
export const formatIban = (iban: string): string =>
  iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/** `1.000` in Italian, `1,000` in English. */
export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(TAGS[locale], { useGrouping: 'always' }).format(count);

/** `22 novembre 2026`: the day that it is in Italy. */
export const formatDay = (instant: Instant, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(
    new Date(instant),
  );
