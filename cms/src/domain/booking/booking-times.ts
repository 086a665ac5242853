import { BOOKING_RULES, type BookingStatus } from '../../contract';
import { HOUR_MS, MINUTE_MS } from '../../contract/time-units';

export type StoredState = 'confirmed' | 'cancelled' | 'done';

/** When a consultation that begins then is over. */
export const endOf = (startsAt: Date): Date =>
  new Date(startsAt.getTime() + BOOKING_RULES.durationMinutes * MINUTE_MS);

/** What begins after this is still ahead, or under way: neither is over. */
export const aheadSince = (now: Date): Date =>
  new Date(now.getTime() - BOOKING_RULES.durationMinutes * MINUTE_MS);

/** The last instant at which its owner may move or cancel it. */
export const changeableUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - BOOKING_RULES.changeHours * HOUR_MS);

/** What a booking is at an instant: time alone makes one done. */
export const bookingStatus = (
  { state, startsAt }: { state: StoredState; startsAt: Date },
  now: Date,
): BookingStatus => {
  if (state === 'cancelled') return 'cancelled';
  return state === 'done' || endOf(startsAt) <= now ? 'done' : 'upcoming';
};

/** Hours before the beginning at which a customer is reminded. */
export const REMINDER_HOURS = [1, 24] as const;
export type ReminderHours = (typeof REMINDER_HOURS)[number];

/**
 * The reminder that is due, or null. Whoever arranged it later than a reminder would have come needs none; of two that a
 * stopped server left behind only the nearer one is worth sending.
 */
export const dueReminder = (
  { startsAt, arrangedAt }: { startsAt: Date; arrangedAt: Date },
  now: Date,
): ReminderHours | null => {
  if (startsAt <= now) return null;
  const due = REMINDER_HOURS.find((hours) => startsAt.getTime() - now.getTime() <= hours * HOUR_MS);
  if (due === undefined) return null;
  return arrangedAt.getTime() <= startsAt.getTime() - due * HOUR_MS ? due : null;
};
