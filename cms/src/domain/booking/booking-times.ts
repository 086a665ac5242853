import {
  BOOKING_RULES,
  BUFFER_MINUTES,
  CONSULTATION_MINUTES,
  type BookingStatus,
  type BufferMinutes,
  type ConsultationMinutes,
} from '../../contract';
import { HOUR_MS, MINUTE_MS } from '../../contract/time-units';

export type StoredState = 'confirmed' | 'cancelled' | 'done' | 'no-show';

/** How long a booking or a product says that a consultation lasts; who says nothing means the usual length. */
export const minutesOf = (minutes: number | null | undefined): ConsultationMinutes =>
  CONSULTATION_MINUTES.find((length) => length === minutes) ?? BOOKING_RULES.durationMinutes;

/** When a consultation that begins then is over. */
export const endOf = (startsAt: Date, minutes?: number | null): Date =>
  new Date(startsAt.getTime() + minutesOf(minutes) * MINUTE_MS);

/** The rows of consultations that begin ahead or are under way. */
export const notOver = (now: Date) => ({
  $or: [
    { minutes: { $null: true }, startsAt: { $gt: minutesBefore(now, BOOKING_RULES.durationMinutes) } },
    ...CONSULTATION_MINUTES.map((minutes) => ({ minutes, startsAt: { $gt: minutesBefore(now, minutes) } })),
  ],
});

const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);

/** The hours of one consultant that somebody occupies. */
export interface Appointment {
  startsAt: Date;
  minutes: number | null;
}

/** True where one consultant would have to be in two rooms at once, or has no pause between them. */
export const overlaps = (one: Appointment, other: Appointment, bufferMinutes: BufferMinutes): boolean => {
  const readyAfter = ({ startsAt, minutes }: Appointment): number =>
    endOf(startsAt, minutes).getTime() + bufferMinutes * MINUTE_MS;
  return one.startsAt.getTime() < readyAfter(other) && other.startsAt.getTime() < readyAfter(one);
};

/** A time in which the consultant has something else to do. */
export interface BusyTime {
  from: Date;
  until: Date;
}

/** True where a consultation would be held in the middle of something else; whoever wrote that down chose its end themselves. */
export const isBusyAt = ({ startsAt, minutes }: Appointment, busyTimes: readonly BusyTime[]): boolean => {
  const end = endOf(startsAt, minutes);
  return busyTimes.some(({ from, until }) => startsAt < until && from < end);
};

/** The pause that a calendar says is kept; who says nothing means none. */
export const bufferOf = (minutes: number | null | undefined): BufferMinutes =>
  BUFFER_MINUTES.find((pause) => pause === minutes) ?? 0;

/** The last instant at which its owner may move or cancel it. */
export const changeableUntil = (startsAt: Date, changeHours?: number | null): Date =>
  new Date(startsAt.getTime() - (changeHours ?? BOOKING_RULES.changeHours) * HOUR_MS);

/** What a booking is at an instant: time alone makes one done. */
export const bookingStatus = (
  { state, startsAt, minutes }: { state: StoredState; startsAt: Date; minutes?: number | null },
  now: Date,
): BookingStatus => {
  if (state === 'cancelled' || state === 'no-show') return state;
  return state === 'done' || endOf(startsAt, minutes) <= now ? 'done' : 'upcoming';
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
