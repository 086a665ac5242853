import type { Core } from '@strapi/strapi';
import type { BookingLink, Day, GetLinkedCalendar, LinkedBooking, ListLinkedSlots } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { isBookingLink } from '../booking-link';
import type { PersonRow } from '../../account/to-account';
import { BOOKING, type BookingRow } from '../booking-rows';
import { toBooking } from '../to-booking';
import { bookings } from './bookings';
import { openings } from './openings';

const toLinkedBooking = (booking: ReturnType<typeof toBooking>, now = new Date()): LinkedBooking => {
  const { status, startsAt, day, time, title, minutes, changeableUntil } = booking;
  const canMove = status === 'upcoming' && now <= new Date(changeableUntil);
  return { status, startsAt, day, time, title, minutes, changeableUntil, canMove };
};

/** One booking, for whoever has the link that was mailed to its owner. Throws TOKEN_EXPIRED for any that was not, or is over. */
export const linkedBookings = (strapi: Core.Strapi, link: BookingLink) => {
  const find = async (): Promise<{ row: BookingRow; owner: PersonRow }> => {
    if (!isBookingLink(link, new Date())) throw new ApiError('TOKEN_EXPIRED');
    const row: BookingRow | null = await strapi.db.query(BOOKING).findOne({
      where: { documentId: link.bookingId, owner: { blocked: { $not: true } } },
      populate: ['owner'],
    });
    if (!row?.owner) throw new ApiError('TOKEN_EXPIRED');
    return { row, owner: row.owner };
  };
  const free = async () => {
    const { row, owner } = await find();
    return openings(strapi, owner.id, row.minutes);
  };

  return {
    open: async (): Promise<LinkedBooking> => toLinkedBooking(toBooking((await find()).row)),
    calendar: async (): Promise<GetLinkedCalendar['response']['data']> => (await free()).calendar(),
    slots: async (day: Day): Promise<ListLinkedSlots['response']['data']> => (await free()).ofDay(day),
    /** In the name of its owner, by the rules that hold for them. */
    async move(slotId: string): Promise<LinkedBooking> {
      const { row, owner } = await find();
      return toLinkedBooking(await bookings(strapi, owner).move(row.documentId, slotId));
    },
  };
};
