import { BOOKING_RULES, type BufferMinutes, type Day, type Instant, type WeekHours } from '../../contract';
import { addDays, isSunday, weekdayOf } from './days';
import { dayIn, timeIn, zonedInstant } from './zoned-instant';

/** An hour each, with an hour for lunch; Saturdays until lunch. */
export const DEFAULT_WEEK: WeekHours = {
  '1': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '2': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '3': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '4': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '5': ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'],
  '6': ['09:00', '10:00', '11:00', '12:00'],
};

/** An opening: day and time are Rome's. */
export interface WorkingSlot {
  day: Day;
  time: string;
  startsAt: Instant;
}

/** The opening that begins at a time of a day on a zone's clock; null for an hour that the clock skips on that day. */
export const slotAt = (day: Day, time: string, zone: string = BOOKING_RULES.zone): WorkingSlot | null => {
  const startsAt = zonedInstant(day, time, zone);
  if (timeIn(startsAt, zone) !== time) return null;
  return {
    day: dayIn(startsAt, BOOKING_RULES.zone),
    time: timeIn(startsAt, BOOKING_RULES.zone),
    startsAt: startsAt.toISOString(),
  };
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

interface WorkingHours {
  week: WeekHours;
  /** Where the week's hours are meant. */
  zone: string;
  holidays: readonly Day[];
}

/** The openings that a week's hours make from one of Rome's days to another, both included; Sundays and holidays left out. */
export const workingSlots = (
  { from, until }: { from: Day; until: Day },
  { week, zone, holidays }: WorkingHours,
): WorkingSlot[] => {
  const isWanted = ({ day }: WorkingSlot) =>
    day >= from && day <= until && !isSunday(day) && !holidays.includes(day);
  const slots: WorkingSlot[] = [];
  // A day of another zone begins and ends on Rome's day before or after it.
  for (let day = addDays(from, -1); day <= addDays(until, 1); day = addDays(day, 1)) {
    const weekday = String(weekdayOf(day));
    if (!isWeekday(weekday, week)) continue;
    for (const time of week[weekday]) {
      const slot = slotAt(day, time, zone);
      if (slot && isWanted(slot)) slots.push(slot);
    }
  }
  return slots;
};
