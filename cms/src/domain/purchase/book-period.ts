import type { BookPeriod } from '../../contract';
import { endOfRomeMonth, startOfRomeDay } from '../chatbot/rome-time';

interface BookSpan {
  from: Date;
  /** The instant at which the next period begins. */
  until: Date;
}

const MONTHS_OF_QUARTER = 3;

/** The first and the last month of a period, counted from 1. */
const monthsOf = (period: BookPeriod): [first: number, last: number] => {
  const part = period.slice(5);
  if (part === '') return [1, 12];
  if (!part.startsWith('Q')) return [Number(part), Number(part)];
  const last = Number(part.slice(1)) * MONTHS_OF_QUARTER;
  return [last - MONTHS_OF_QUARTER + 1, last];
};

/** A period of the books, by the instants between which its documents were issued. */
export const bookSpan = (period: BookPeriod): BookSpan => {
  const [from, last] = monthsOf(period).map((month) =>
    startOfRomeDay(`${period.slice(0, 4)}-${String(month).padStart(2, '0')}-01`),
  ) as [Date, Date];
  return { from, until: endOfRomeMonth(last) };
};
