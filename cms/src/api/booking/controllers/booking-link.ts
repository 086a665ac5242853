import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  GetLinkedCalendar,
  ListLinkedSlots,
  MoveLinkedBooking,
  OpenBookingLink,
} from '../../../contract';
import { linkedBookings } from '../services/linked-bookings';
import { bookingLinkRequest, linkedDayRequest, linkedMoveRequest } from './validation/booking-link';
import { inputOf } from '../../../http/route-input';

/** What a mailed link does with its booking. Reads are POSTs: the proof belongs in no address. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    const data = await linkedBookings(strapi, inputOf(ctx, bookingLinkRequest)).open();
    ctx.body = { data } satisfies OpenBookingLink['response'];
  },

  async calendar(ctx: Context) {
    const data = await linkedBookings(strapi, inputOf(ctx, bookingLinkRequest)).calendar();
    ctx.body = { data } satisfies GetLinkedCalendar['response'];
  },

  async slots(ctx: Context) {
    const { day, ...link } = inputOf(ctx, linkedDayRequest);
    ctx.body = { data: await linkedBookings(strapi, link).slots(day) } satisfies ListLinkedSlots['response'];
  },

  async move(ctx: Context) {
    const { slotId, ...link } = inputOf(ctx, linkedMoveRequest);
    const data = await linkedBookings(strapi, link).move(slotId);
    ctx.body = { data } satisfies MoveLinkedBooking['response'];
  },
});
