import type { Core } from '@strapi/strapi';
import type {
  Booking,
  BookingLink,
  Day,
  GetLinkedCalendar,
  LinkedBooking,
  ListLinkedSlots,
} from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { isBookingLink } from '../booking-link';
import type { PersonRow } from '../../account/to-account';
import { BOOKING, BOOKING_PEOPLE, type BookingRow } from '../booking-rows';
import { toBooking } from '../to-booking';
import { bookings } from './bookings';
import { consultants } from './consultants';
import { openings } from './openings';

const toLinkedBooking = (booking: Booking, isAlone: boolean, now = new Date()): LinkedBooking => {
  const { status, startsAt, day, time, title, minutes, changeableUntil } = booking;
  const consultant = isAlone ? null : booking.consultant;
  const canMove = status === 'upcoming' && now <= new Date(changeableUntil);
  return { status, startsAt, day, time, title, minutes, consultant, changeableUntil, canMove };
};

/** One booking, for whoever has the link that was mailed to its owner. Throws TOKEN_EXPIRED for any that was not, or is over. */
export const linkedBookings = (strapi: Core.Strapi, link: BookingLink) => {
  const find = async (): Promise<{ row: BookingRow; owner: PersonRow }> => {
    if (!isBookingLink(link, new Date())) throw new ApiError('TOKEN_EXPIRED');
    const row: BookingRow | null = await strapi.db.query(BOOKING).findOne({
      where: { documentId: link.bookingId, owner: { blocked: { $not: true } } },
      populate: BOOKING_PEOPLE,
    });
    if (!row?.owner) throw new ApiError('TOKEN_EXPIRED');
    return { row, owner: row.owner };
  };
  const free = async () => {
    const { row, owner } = await find();
    // Another hour, not another person, unless that person serves nobody any more.
    const consultant = row.consultant?.active ? row.consultant.documentId : null;
    return openings(strapi, owner.id, { minutes: row.minutes, consultant });
  };

  const show = async (booking: Booking): Promise<LinkedBooking> =>
    toLinkedBooking(booking, (await consultants(strapi).all()).length === 1);

  return {
    open: async (): Promise<LinkedBooking> => show(toBooking((await find()).row)),
    calendar: async (): Promise<GetLinkedCalendar['response']['data']> => (await free()).calendar(),
    slots: async (day: Day): Promise<ListLinkedSlots['response']['data']> => (await free()).ofDay(day),
    /** In the name of its owner, by the rules that hold for them. */
    async move(slotId: string): Promise<LinkedBooking> {
      const { row, owner } = await find();
      return show(await bookings(strapi, owner).move(row.documentId, slotId));
    },
  };
};
