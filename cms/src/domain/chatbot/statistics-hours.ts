import type { Day } from '../../contract';
import { HOUR_MS } from '../../contract/time-units';
import { addDays, weekdayOf } from './days';
import { endOfRomeDay, parts, startOfRomeDay } from './rome-time';
import type { DayRange } from './statistics-period';

/** One hour as a clock in Rome shows it; `hour` counts the hours since 1970 in UTC, by which a database can group. */
export interface RomeHour {
  hour: number;
  day: Day;
  weekday: number;
  clock: number;
}

/**
 * Every hour of a range of days. Rome is a whole number of hours from UTC, so hours counted in UTC are hours in Rome;
 * the days on which clocks change have 23 or 25 of them, and only those must be asked one by one.
 */
export const romeHours = ({ from, to }: DayRange): RomeHour[] => {
  const hours: RomeHour[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const first = startOfRomeDay(day).getTime() / HOUR_MS;
    const count = endOfRomeDay(day).getTime() / HOUR_MS - first;
    const weekday = weekdayOf(day);
    for (let at = 0; at < count; at += 1) {
      const hour = first + at;
      const clock = count === 24 ? at : Number(parts(new Date(hour * HOUR_MS)).hour);
      hours.push({ hour, day, weekday, clock });
    }
  }
  return hours;
};
