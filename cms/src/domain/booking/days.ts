import type { Day } from '../../contract';

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

/** The calendar day so many days later: days of a calendar have no hours that a clock could skip. */
export const addDays = (day: Day, count: number): Day => {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => noon(day).getUTCDay() || 7;

export const isSunday = (day: Day): boolean => weekdayOf(day) === 7;

/** True for a day that a calendar has: `2026-02-29` is none. */
export const isCalendarDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(noon(text).getTime()) && addDays(text, 0) === text;
