import { addMonths, formatDay } from '../../../lib/days';

/** So far back as the books are usually still open: two years. */
const MONTHS = 24;

/** This month and those before it, to choose from: `2026-11` under its name. */
export const lastMonths = (today: string, locale: 'it' | 'en'): { value: string; label: string }[] =>
  Array.from({ length: MONTHS }, (_, back) => {
    const day = addMonths(`${today.slice(0, 7)}-01`, -back);
    return { value: day.slice(0, 7), label: formatDay(day, locale, { month: 'long', year: 'numeric' }) };
  });
