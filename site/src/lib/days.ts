/** Calendar days, `2026-12-01`: no hours, so that no zone and no change of the clock can shift them. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

export const addDays = (day: string, count: number): string => {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/** The same day so many months later, or the last one of a month that is shorter. */
export const addMonths = (day: string, count: number): string => {
  const first = noon(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const month = first.toISOString().slice(0, 7);
  const last = lastOfMonth(`${month}-01`);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
};

export const lastOfMonth = (day: string): string => {
  const date = noon(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
};

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => noon(day).getUTCDay() || 7;

/** A day in words, with the parts that are asked for. */
export const formatDay = (day: string, locale: 'it' | 'en', parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'it' ? 'it-IT' : 'en-GB', { ...parts, timeZone: 'UTC' }).format(
    noon(day),
  );
