import {
  BRAND,
  type AdminBooking,
  type AdminSlot,
  type Booking,
  type Consultant,
  type OpenSlot,
} from '../../contract';
import { bookingStatus, changeableUntil, endOf, minutesOf } from '../../domain/booking/booking-times';
import type { BookingRow, ConsultantRow, ConsultantSlot } from './booking-rows';
import { isAway } from './is-away';
import { instantOf } from '../../database/date-of';

export const toConsultant = ({ documentId, name }: ConsultantRow): Consultant => ({ id: documentId, name });

/** The name of whoever serves a booking. */
export const consultantNameOf = ({ consultant }: Pick<BookingRow, 'consultant'>): string =>
  consultant?.name ?? BRAND.name;

/** Needs its row's `consultant`. */
export const toBooking = (row: BookingRow, now = new Date()): Booking => {
  const startsAt = new Date(row.startsAt);
  const status = bookingStatus({ state: row.state, startsAt, minutes: row.minutes }, now);
  return {
    id: row.documentId,
    status,
    startsAt: startsAt.toISOString(),
    endsAt: endOf(startsAt, row.minutes).toISOString(),
    day: row.day,
    time: row.time,
    timezone: row.timezone,
    consultant: { id: row.consultant?.documentId ?? '', name: consultantNameOf(row) },
    note: row.note ?? '',
    title: row.title ?? null,
    minutes: minutesOf(row.minutes),
    meetingUrl: status === 'upcoming' ? row.meetingUrl : null,
    changeableUntil: changeableUntil(startsAt, row.changeHours).toISOString(),
    test: row.test ?? false,
  };
};

/** Needs its row's `owner` and `consultant`. */
export const toAdminBooking = (row: BookingRow, now = new Date()): AdminBooking => ({
  ...toBooking(row, now),
  customer: row.owner ? { name: row.owner.displayName ?? '', email: row.owner.email } : null,
  bookedAt: instantOf(row.createdAt),
});

export const toOpenSlot = ({ documentId, day, time, startsAt, consultant }: ConsultantSlot): OpenSlot => ({
  id: documentId,
  day,
  time,
  startsAt: instantOf(startsAt),
  consultant: toConsultant(consultant),
});

export const toAdminSlot = (
  row: ConsultantSlot,
  booking: BookingRow | undefined,
  now = new Date(),
): AdminSlot => ({
  ...toOpenSlot(row),
  away: isAway(row.consultant, row.startsAt),
  available: row.available ?? false,
  manual: row.manual ?? false,
  heldUntil: row.heldUntil && new Date(row.heldUntil) > now ? instantOf(row.heldUntil) : null,
  booking: booking ? toAdminBooking(booking, now) : null,
});
