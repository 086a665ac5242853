import { type DaySpan, easterOf, type YearDay } from './calendar';

/** Public holidays of Italy on a fixed day. */
const FIXED: ReadonlySet<YearDay> = new Set([101, 106, 425, 501, 602, 815, 1101, 1208, 1225, 1226]);

/** Whether a span is one public holiday: general hours do not hold on it. */
export const isHoliday = ({ from, to, year }: DaySpan, yearMeant: number): boolean => {
  if (from !== to) return false;
  const easter = easterOf(year ?? yearMeant);
  return FIXED.has(from) || from === easter || from === easter + 1;
};
