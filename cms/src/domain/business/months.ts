import type { Month } from '../../contract';
import { endOfRomeMonth, romeDay, startOfRomeDay } from '../chatbot/rome-time';

export interface MonthSpan {
  month: Month;
  from: Date;
  /** The instant at which the next one begins. */
  until: Date;
}

/** Days of a month that no clock of Europe can move into another one. */
const isInside = (day: number): boolean => day > 1 && day < 28;

/** The month on Rome's calendar; away from its ends without the slow reading of zones, for books of a hundred thousand documents. */
export const monthOf = (instant: Date): Month =>
  (isInside(instant.getUTCDate()) ? instant.toISOString() : romeDay(instant)).slice(0, 7);

/** A month on Rome's calendar. */
export const monthSpan = (month: Month): MonthSpan => {
  const from = startOfRomeDay(`${month}-01`);
  return { month, from, until: endOfRomeMonth(from) };
};

/** The running month and those before it, the oldest first. */
export const monthsUntil = (now: Date, count: number): MonthSpan[] => {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 - (count - 1 - index), 1));
    return monthSpan(first.toISOString().slice(0, 7));
  });
};
