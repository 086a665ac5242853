type Locale = 'it' | 'en';

// Noon: a day without an hour must not slip into its neighbour.
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const formats = (options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> => ({
  it: new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', ...options }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }),
});
const FULL = formats({ day: 'numeric', month: 'long', year: 'numeric' });
const NUMERIC = formats({ day: '2-digit', month: '2-digit', year: 'numeric' });
const SHORT = formats({ day: 'numeric', month: 'short' });
const WEEKDAY = { long: formats({ weekday: 'long' }), short: formats({ weekday: 'short' }) };

/** `21 novembre 2026` */
export const fullDay = (day: string, locale: Locale): string => FULL[locale].format(noon(day));
/** `21/11/2026` */
export const numericDay = (day: string, locale: Locale): string => NUMERIC[locale].format(noon(day));
/** `21 nov` */
export const shortDay = (day: string, locale: Locale): string => SHORT[locale].format(noon(day));
/** `lunedì` or `lun` of 0, Monday. */
export const weekdayName = (weekday: number, locale: Locale, width: 'long' | 'short'): string =>
  // The first of January 2024 was a Monday.
  WEEKDAY[width][locale].format(new Date(Date.UTC(2024, 0, 1 + weekday)));
/** `09:00` */
export const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

/** How many days a range has. */
export const daysIn = ({ from, to }: { from: string; to: string }): number =>
  Math.round((noon(to).getTime() - noon(from).getTime()) / 86_400_000) + 1;
