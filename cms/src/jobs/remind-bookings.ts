import type { Core } from '@strapi/strapi';
import { BOOKING, BOOKING_PEOPLE, type BookingRow } from '../api/booking/booking-rows';
import { remindCustomer } from '../api/booking/notify-customer';
import { dueReminder, REMINDER_HOURS } from '../domain/booking/booking-times';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';
import { HOUR_MS } from '../contract/time-units';

const REMIND_BOOKINGS = 'remind-bookings';

/**
 * Reminds whoever has a consultation in a day or in an hour. It looks at the bookings as they are: one that was moved or
 * cancelled leaves no reminder behind, and the mail's key lets each be sent once only.
 */
export const remindBookingsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: REMIND_BOOKINGS,
  concurrency: 1,
  timeoutMs: timings().jobs.remindBookingsMs,
  repeat: { everyMs: timings().schedules.remindBookingsMs, atStart: true },
  async run() {
    const now = new Date();
    const until = new Date(now.getTime() + Math.max(...REMINDER_HOURS) * HOUR_MS);
    const near: BookingRow[] = await strapi.db.query(BOOKING).findMany({
      where: { state: 'confirmed', startsAt: { $gt: now, $lte: until } },
      populate: BOOKING_PEOPLE,
    });
    for (const booking of near) {
      const arrangedAt = new Date(booking.arrangedAt ?? booking.createdAt);
      const hours = dueReminder({ startsAt: new Date(booking.startsAt), arrangedAt }, now);
      if (hours) await remindCustomer(strapi, booking, hours);
    }
  },
});
