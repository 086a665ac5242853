import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  GetLinkedCalendar,
  ListLinkedSlots,
  MoveLinkedBooking,
  OpenBookingLink,
} from '../../../contract';
import { linkedBookings } from '../services/linked-bookings';
import { validateBookingLink, validateLinkedDay, validateLinkedMove } from './validation/booking-link';

/** What a mailed link does with its booking. Reads are POSTs: the proof belongs in no address. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    const data = await linkedBookings(strapi, validateBookingLink(ctx.request.body)).open();
    ctx.body = { data } satisfies OpenBookingLink['response'];
  },

  async calendar(ctx: Context) {
    const data = await linkedBookings(strapi, validateBookingLink(ctx.request.body)).calendar();
    ctx.body = { data } satisfies GetLinkedCalendar['response'];
  },

  async slots(ctx: Context) {
    const { day, ...link } = validateLinkedDay(ctx.request.body);
    ctx.body = { data: await linkedBookings(strapi, link).slots(day) } satisfies ListLinkedSlots['response'];
  },

  async move(ctx: Context) {
    const { slotId, ...link } = validateLinkedMove(ctx.request.body);
    const data = await linkedBookings(strapi, link).move(slotId);
    ctx.body = { data } satisfies MoveLinkedBooking['response'];
  },
});
