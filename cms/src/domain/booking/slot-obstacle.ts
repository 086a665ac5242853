import { BOOKING_RULES, type Day, type SlotObstacle } from '../../contract';
import { HOUR_MS } from '../../contract/time-units';
import { addDays, isSunday } from './days';
import { dayIn } from './zoned-instant';

/** The days that can be booked at all, seen from an instant. */
export const bookableDays = (now: Date): { from: Day; until: Day } => {
  const from = dayIn(now, BOOKING_RULES.zone);
  return { from, until: addDays(from, BOOKING_RULES.horizonDays) };
};

/** The first instant at which somebody who books now may be met. */
export const earliestStart = (now: Date): Date =>
  new Date(now.getTime() + BOOKING_RULES.noticeHours * HOUR_MS);

/** Why nobody can book an opening, or null: the one rule, asked by the calendar and again by the booking itself. */
export const slotObstacle = (
  slot: { day: Day; startsAt: Date; available: boolean },
  { now, holidays }: { now: Date; holidays: readonly Day[] },
): SlotObstacle | null => {
  if (slot.startsAt <= now) return 'past';
  if (isSunday(slot.day)) return 'sunday';
  if (holidays.includes(slot.day)) return 'holiday';
  if (!slot.available) return 'closed';
  if (slot.startsAt < earliestStart(now)) return 'notice';
  return slot.day > bookableDays(now).until ? 'horizon' : null;
};
