import type { Core } from '@strapi/strapi';
import { notOver } from '../../../domain/booking/booking-times';
import { BOOKING, type BookingRow } from '../booking-rows';
import { announceBookings, cancelBooking, lockBooking } from './change-booking';

/** Cancels what is ahead of a consultation whose money went back. Joins the transaction that holds the order. */
export const cancelBookingsOfOrder = async (strapi: Core.Strapi, purchaseRowId: number): Promise<void> => {
  await strapi.db.transaction(async ({ onCommit }) => {
    const ahead: BookingRow[] = await strapi.db.query(BOOKING).findMany({
      where: { purchase: { id: purchaseRowId }, state: 'confirmed', ...notOver(new Date()) },
    });
    for (const { documentId } of ahead) {
      const row = await lockBooking(strapi, { documentId });
      if (row.state !== 'confirmed') continue;
      await cancelBooking(strapi, row, null);
      onCommit(() => announceBookings(strapi, row.owner?.id ?? null));
    }
  });
};
