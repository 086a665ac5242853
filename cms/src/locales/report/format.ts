import type { Cents, Day, Locale, ReportUnit } from '../../contract';

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;

/** Figures as a report writes them, in one language. */
export const reportFormat = (language: Locale) => {
  const tag = TAGS[language];
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    }).format(value);
  return {
    /** `38.000 €`, `€38,000`; cents only where they count. */
    euro: (cents: Cents): string =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: 'EUR',
        useGrouping: 'always',
        minimumFractionDigits: cents % 100 === 0 || Math.abs(cents) >= 100_000 ? 0 : 2,
        maximumFractionDigits: Math.abs(cents) >= 100_000 ? 0 : 2,
      }).format(cents / 100),
    /** `0.124` as `12,4%`. */
    percent: (share: number): string => `${number(share * 100, 1)}%`,
    change: (share: number): string => `${share > 0 ? '+' : ''}${number(share * 100, 1)}%`,
    ratio: (value: number): string => number(value, 2),
    days: (value: number): string =>
      `${number(Math.round(value), 0)} ${language === 'it' ? 'giorni' : 'days'}`,
    count: (value: number): string => number(value, Number.isInteger(value) ? 0 : 1),
    day: (day: Day): string =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    month: (index: number): string =>
      new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' }).format(
        new Date(Date.UTC(2026, index, 1)),
      ),
  };
};
export type ReportFormat = ReturnType<typeof reportFormat>;

/** A value of an index or a signal, by its unit; `euro` is in cents. */
export const writeFigure = (format: ReportFormat, unit: ReportUnit, value: number): string =>
  format[unit](value);
