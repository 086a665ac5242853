import type { Day } from '../../contract';
import { DAY_MS } from '../../contract/time-units';

const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar: `2026-02-30` is none, nor is one whose neighbours clocks cannot tell (`9999-12-31`). */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(utc(text)) &&
  new Date(utc(text)).toISOString().startsWith(text);

/** The day so many days later, or earlier when negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one to another, both counted. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / DAY_MS) + 1;

/** 0 Monday to 6 Sunday. */
export const weekdayOf = (day: Day): number => (new Date(utc(day)).getUTCDay() + 6) % 7;
