import type { CalendarProblem, Instant } from '../../contract';
import { instantOf } from '../../database/date-of';
import type { Row } from '../../database/row';
import type { PersonRow } from '../account/to-account';

export const BOOKING = 'api::booking.booking';
export const SLOT = 'api::booking.slot';
export const HOLIDAY = 'api::booking.holiday';
export const CALENDAR = 'api::booking.booking-calendar';

export interface SlotRow extends Row<typeof SLOT> {
  heldBy?: { id: number } | null;
}
export interface BookingRow extends Row<typeof BOOKING> {
  /** The instant it occupies, unique; null once cancelled, so that the opening is free again. */
  slotKey: string | null;
  /** What it uses up, unique: a purchase or the free first one; null once cancelled, so that it can be booked again. */
  entitlementKey: string | null;
  /** The title of what was bought; null for the free first one. */
  title: string | null;
  /** Null in bookings from before lengths differed. */
  minutes: number | null;
  /** Until how many hours before it may be changed; null: the usual ones. */
  changeHours: number | null;
  /** When somebody last chose its time. */
  arrangedAt: string | null;
  owner?: PersonRow | null;
  purchase?: { id: number } | null;
}
export type HolidayRow = Row<typeof HOLIDAY>;
export interface CalendarRow extends Row<typeof CALENDAR> {
  /** Null in calendars from before there was a pause. */
  bufferMinutes: number | null;
  /** What opens the feed of all bookings; null until somebody wants one. */
  feedKey: string | null;
  /** Another calendar of the consultant's, when they are busy by it, and why it could not be read the last time. */
  busyUrl: string | null;
  busyTimes: { from: Instant; until: Instant }[] | null;
  busyProblem: CalendarProblem | null;
}

/** What a booking at that opening writes under a unique index: two of them cannot be. */
export const slotKeyOf = (slot: Pick<SlotRow, 'startsAt'>): string => instantOf(slot.startsAt);
