import { BOOKING_RULES, type BufferMinutes, type Day, type Instant, type WeekHours } from '../../contract';
import { addDays, isSunday, weekdayOf } from './days';
import { timeIn, zonedInstant } from './zoned-instant';

/** An hour each, with an hour for lunch; Saturdays until lunch. */
export const DEFAULT_WEEK: WeekHours = {
  '1': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '2': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '3': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '4': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '5': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '6': ['09:00', '10:00', '11:00', '12:00'],
};

export interface WorkingSlot {
  day: Day;
  time: string;
  startsAt: Instant;
}

/** The opening that begins at a time of a day; null for an hour that the clock skips on that day. */
export const slotAt = (day: Day, time: string): WorkingSlot | null => {
  const startsAt = zonedInstant(day, time, BOOKING_RULES.zone);
  return timeIn(startsAt, BOOKING_RULES.zone) === time
    ? { day, time, startsAt: startsAt.toISOString() }
    : null;
};

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The first time of a day, in order, that begins before the consultation before it and the pause after that are over; null where
 * each has its hour.
 */
export const crowdedTime = (times: readonly string[], bufferMinutes: BufferMinutes): string | null => {
  const apart = BOOKING_RULES.durationMinutes + bufferMinutes;
  const sorted = [...times].sort();
  const at = sorted.findIndex((time, index) => {
    const before = sorted[index - 1];
    return before !== undefined && minuteOf(time) - minuteOf(before) < apart;
  });
  return sorted[at] ?? null;
};

/** The days of a week whose hours are crowded. */
export const crowdedDays = (week: WeekHours, bufferMinutes: BufferMinutes): string[] =>
  Object.entries(week).flatMap(([weekday, times]) => (crowdedTime(times, bufferMinutes) ? [weekday] : []));

const isWeekday = (weekday: string, week: WeekHours): weekday is keyof WeekHours => weekday in week;

/** The openings that a week's hours make from one day to another, both included; Sundays and holidays left out. */
export const workingSlots = (
  { from, until }: { from: Day; until: Day },
  { week, holidays }: { week: WeekHours; holidays: readonly Day[] },
): WorkingSlot[] => {
  const slots: WorkingSlot[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const weekday = String(weekdayOf(day));
    if (isSunday(day) || holidays.includes(day) || !isWeekday(weekday, week)) continue;
    for (const time of week[weekday]) {
      const slot = slotAt(day, time);
      if (slot) slots.push(slot);
    }
  }
  return slots;
};
