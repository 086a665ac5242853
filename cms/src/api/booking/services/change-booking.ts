import type { Core } from '@strapi/strapi';
import type { RowInput } from '../../../database/query';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import { BOOKING, BOOKING_PEOPLE, slotKeyOf, type BookingRow, type ConsultantSlot } from '../booking-rows';
import { notifyCustomer, type BookingNews } from '../notify-customer';
import { notifyTeam } from '../notify-team';

/** A booking with its customer and its consultant; changes of it wait for each other. Throws NOT_FOUND. */
export const lockBooking = async (
  strapi: Core.Strapi,
  where: { documentId: string; owner?: { id: number } },
): Promise<BookingRow> =>
  await strapi.db.transaction(async ({ trx }) => {
    await trx('bookings').where({ document_id: where.documentId }).forUpdate().first('id');
    const row: BookingRow | null = await strapi.db
      .query(BOOKING)
      .findOne({ where, populate: BOOKING_PEOPLE });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  });

interface Change {
  news: BookingNews;
  /** Who makes it: the customer, an administrator, or nobody: the money that went back. */
  by: number | null;
}

/** Writes a change, raises the sequence by which calendars know a newer file, and tells the customer and the team. */
export const changeBooking = async (
  strapi: Core.Strapi,
  row: BookingRow,
  data: RowInput<typeof BOOKING>,
  { news, by }: Change,
): Promise<BookingRow> => {
  const changed = (await strapi.db.query(BOOKING).update({
    where: { id: row.id },
    data: { ...data, calendarSequence: (row.calendarSequence ?? 0) + 1 },
    populate: BOOKING_PEOPLE,
  })) as BookingRow;
  await notifyCustomer(strapi, changed, news);
  if (news !== 'link') await notifyTeam(strapi, changed, news, by);
  return changed;
};

/** What a booking knows of its opening. */
export const timesOf = (slot: ConsultantSlot) => ({
  slot: slot.id,
  consultant: slot.consultant.id,
  day: slot.day,
  time: slot.time,
  startsAt: slot.startsAt,
  slotKey: slotKeyOf(slot, slot.consultant),
  arrangedAt: new Date(),
});

/** Gives the opening back, and what it used up. */
export const cancelBooking = (strapi: Core.Strapi, row: BookingRow, by: number | null): Promise<BookingRow> =>
  changeBooking(
    strapi,
    row,
    { state: 'cancelled', slotKey: null, entitlementKey: null },
    { news: 'cancelled', by },
  );

/** Tells the customer's pages that their bookings are others, and everybody's that the openings are. */
export const announceBookings = (strapi: Core.Strapi, ownerId: number | null): void => {
  const { live } = engines(strapi);
  if (ownerId !== null) live.publish({ owner: ownerId, event: { topic: 'bookings' } });
  live.publish({ owner: null, event: { topic: 'openings' } });
};
