import { instantOf } from '../../database/date-of';
import type { Row } from '../../database/row';
import type { PersonRow } from '../account/to-account';

export const BOOKING = 'api::booking.booking';
export const SLOT = 'api::booking.slot';
export const HOLIDAY = 'api::booking.holiday';
export const CONSULTANT = 'api::booking.consultant';

export type ConsultantRow = Row<typeof CONSULTANT>;
export interface SlotRow extends Row<typeof SLOT> {
  consultant?: ConsultantRow | null;
  heldBy?: { id: number } | null;
}
/** An opening, and whose it is. */
export interface ConsultantSlot extends SlotRow {
  consultant: ConsultantRow;
}
export interface BookingRow extends Row<typeof BOOKING> {
  /** The instant of its consultant that it occupies, unique; null once cancelled, so that the opening is free again. */
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
  consultant?: ConsultantRow | null;
  purchase?: { id: number } | null;
}
export type HolidayRow = Row<typeof HOLIDAY>;

/** What a booking's answers, mails and calendar files are made of, beside itself. */
export const BOOKING_PEOPLE = ['owner', 'consultant'] as const;

/** What a booking of a consultant at that instant writes under a unique index: two of them cannot be. */
export const slotKeyOf = (
  slot: Pick<SlotRow, 'startsAt'>,
  { documentId }: Pick<ConsultantRow, 'documentId'>,
): string => `${documentId}:${instantOf(slot.startsAt)}`;
