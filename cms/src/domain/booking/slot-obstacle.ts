import { BOOKING_RULES, type Day, type SlotObstacle } from '../../contract';
import { HOUR_MS } from '../../contract/time-units';
import { addDays, isSunday } from './days';
import { dayIn } from './zoned-instant';

/** The days that can be booked at all, seen from an instant. */
export const bookableDays = (now: Date): { from: Day; until: Day } => {
  const from = dayIn(now, BOOKING_RULES.zone);
  return { from, until: addDays(from, BOOKING_RULES.horizonDays) };
};

/** The first instant at which a consultant with such a notice meets somebody who books now. */
export const earliestStart = (now: Date, noticeHours: number): Date =>
  new Date(now.getTime() + noticeHours * HOUR_MS);

interface Circumstances {
  now: Date;
  holidays: readonly Day[];
  noticeHours: number;
}

/** Why nobody can book an opening, or null: the one rule, asked by the calendar and again by the booking itself. */
export const slotObstacle = (
  slot: { day: Day; startsAt: Date; available: boolean },
  { now, holidays, noticeHours }: Circumstances,
): SlotObstacle | null => {
  if (slot.startsAt <= now) return 'past';
  if (isSunday(slot.day)) return 'sunday';
  if (holidays.includes(slot.day)) return 'holiday';
  if (!slot.available) return 'closed';
  if (slot.startsAt < earliestStart(now, noticeHours)) return 'notice';
  return slot.day > bookableDays(now).until ? 'horizon' : null;
};
