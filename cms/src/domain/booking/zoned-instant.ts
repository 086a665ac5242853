import type { Day } from '../../contract';
import { DAY_MS } from '../../contract/time-units';

/** The clock of each zone: making one is a hundred times the work of reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
};

/** Whether the platform knows a time zone of that name. */
export const isZone = (name: string): boolean => {
  try {
    return Boolean(clockOf(name));
  } catch {
    return false;
  }
};

/** What a zone's clock shows at an instant: `part('hour')`. */
const readClock = (instant: number | Date, timeZone: string) => {
  const parts = clockOf(timeZone).formatToParts(instant);
  return (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
};

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number => {
  const shown = readClock(instant, timeZone);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown(type));
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
};

/**
 * The instant at which a zone's clock shows `time` on `day`. A time that the clock skips in spring is moved forward
 * with it; of the two that autumn repeats, the first is meant.
 */
export const zonedInstant = (day: Day, time: string, timeZone: string): Date => {
  const wall = Date.parse(`${day}T${time}:00.000Z`);
  const candidates = [wall - offsetAt(wall - DAY_MS, timeZone), wall - offsetAt(wall + DAY_MS, timeZone)];
  const exact = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
};

/** The calendar day that a zone's clock shows at an instant. */
export const dayIn = (instant: Date, timeZone: string): Day => {
  const part = readClock(instant, timeZone);
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** The time that a zone's clock shows at an instant: `09:00`. */
export const timeIn = (instant: Date, timeZone: string): string => {
  const part = readClock(instant, timeZone);
  return `${part('hour')}:${part('minute')}`;
};
