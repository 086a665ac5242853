import { addMonths, formatDay } from '../../../lib/days';

/** So far back as the books are usually still open: two years. */
const MONTHS = 24;

const QUARTERS = 8;
const YEARS = 3;

/** This month and those before it, to choose from: `2026-11` under its name. */
export const lastMonths = (today: string, locale: 'it' | 'en'): { value: string; label: string }[] =>
  Array.from({ length: MONTHS }, (_, back) => {
    const day = addMonths(`${today.slice(0, 7)}-01`, -back);
    return { value: day.slice(0, 7), label: formatDay(day, locale, { month: 'long', year: 'numeric' }) };
  });

/** This quarter and those before it: `2026-Q4`. */
export const lastQuarters = (today: string): { value: string; quarter: number; year: string }[] =>
  Array.from({ length: QUARTERS }, (_, back) => {
    const day = addMonths(`${today.slice(0, 7)}-01`, -3 * back);
    const [year, quarter] = [day.slice(0, 4), Math.ceil(Number(day.slice(5, 7)) / 3)];
    return { value: `${year}-Q${quarter}`, quarter, year };
  });

/** This year and those before it. */
export const lastYears = (today: string): string[] =>
  Array.from({ length: YEARS }, (_, back) => String(Number(today.slice(0, 4)) - back));
