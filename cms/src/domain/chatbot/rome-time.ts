import type { Day } from '../../contract';

const ROME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** What a clock in Rome shows, as two-digit text. */
export const parts = (
  instant: Date,
): Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string> =>
  Object.fromEntries(ROME.formatToParts(instant).map(({ type, value }) => [type, value])) as never;

const offsetMs = (instant: Date): number => {
  const { year, month, day, hour, minute, second } = parts(instant);
  return (
    Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) -
    Math.floor(instant.getTime() / 1000) * 1000
  );
};

/** The instant at which a day begins in Rome. Clocks there never change at midnight, so one correction is exact. */
export const startOfRomeDay = (day: Day): Date => {
  const utc = new Date(`${day}T00:00:00Z`);
  return new Date(utc.getTime() - offsetMs(new Date(utc.getTime() - offsetMs(utc))));
};

/** The instant at which the day after begins. */
export const endOfRomeDay = (day: Day): Date => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfRomeDay(next.toISOString().slice(0, 10));
};

/** The instant at which the month of `instant` began in Rome. */
export const startOfRomeMonth = (instant: Date): Date => {
  const { year, month } = parts(instant);
  return startOfRomeDay(`${year}-${month}-01`);
};

/** The instant at which the next month begins. */
export const endOfRomeMonth = (instant: Date): Date => {
  const { year, month } = parts(instant);
  const next = new Date(Date.UTC(Number(year), Number(month), 1));
  return startOfRomeDay(next.toISOString().slice(0, 10));
};

/** The day it is in Rome at an instant. */
export const romeDay = (instant: Date): Day => {
  const { year, month, day } = parts(instant);
  return `${year}-${month}-${day}`;
};
