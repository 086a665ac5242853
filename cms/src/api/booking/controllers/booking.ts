import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  CancelBooking,
  CreateBooking,
  GetBooking,
  GetBookingCalendar,
  GetBookingSummary,
  HoldSlot,
  ListBookableConsultations,
  ListBookings,
  ListConsultants,
  ListOpenSlots,
  MoveBooking,
  ReleaseSlot,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { bookingCalendarFile } from '../booking-calendar-file';
import { bookableConsultations } from '../services/bookable-consultations';
import { bookings } from '../services/bookings';
import { consultants } from '../services/consultants';
import { openings } from '../services/openings';
import { toBooking, toConsultant } from '../to-booking';
import {
  bookingCalendarQuery,
  createBookingRequest,
  chooseSlotRequest,
  listBookingsQuery,
  listOpenSlotsQuery,
} from './validation/booking';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async calendar(ctx: Context) {
    const data = await openings(strapi, callerOf(ctx).id, inputOf(ctx, bookingCalendarQuery)).calendar();
    ctx.body = { data } satisfies GetBookingCalendar['response'];
  },

  async slots(ctx: Context) {
    const { day, ...wanted } = inputOf(ctx, listOpenSlotsQuery);
    const data = await openings(strapi, callerOf(ctx).id, wanted).ofDay(day);
    ctx.body = { data } satisfies ListOpenSlots['response'];
  },

  async consultations(ctx: Context) {
    const data = await bookableConsultations(strapi, callerOf(ctx).id).list();
    ctx.body = { data } satisfies ListBookableConsultations['response'];
  },

  async consultants(ctx: Context) {
    const data = (await consultants(strapi).active()).map(toConsultant);
    ctx.body = { data } satisfies ListConsultants['response'];
  },

  async hold(ctx: Context) {
    const { slotId } = inputOf(ctx, chooseSlotRequest);
    const data = await bookings(strapi, callerOf(ctx)).hold(slotId);
    ctx.body = { data } satisfies HoldSlot['response'];
  },

  async release(ctx: Context) {
    await bookings(strapi, callerOf(ctx)).release();
    ctx.body = { data: null } satisfies ReleaseSlot['response'];
  },

  async create(ctx: Context) {
    const request = inputOf(ctx, createBookingRequest);
    const row = await bookings(strapi, callerOf(ctx)).create(request);
    ctx.status = 201;
    ctx.body = { data: toBooking(row) } satisfies CreateBooking['response'];
  },

  async list(ctx: Context) {
    const query = inputOf(ctx, listBookingsQuery);
    ctx.body = (await bookings(strapi, callerOf(ctx)).list(query)) satisfies ListBookings['response'];
  },

  async summary(ctx: Context) {
    const upcoming = await bookings(strapi, callerOf(ctx)).upcoming();
    ctx.body = { data: { upcoming } } satisfies GetBookingSummary['response'];
  },

  async get(ctx: Context) {
    const row = await bookings(strapi, callerOf(ctx)).get(String(ctx.params.id));
    ctx.body = { data: toBooking(row) } satisfies GetBooking['response'];
  },

  async calendarFile(ctx: Context) {
    const caller = callerOf(ctx);
    const row = await bookings(strapi, caller).get(String(ctx.params.id));
    ctx.attachment('officina.ics');
    ctx.set('Content-Type', 'text/calendar; charset=utf-8');
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = bookingCalendarFile(row, caller, 'PUBLISH');
  },

  async move(ctx: Context) {
    const { slotId } = inputOf(ctx, chooseSlotRequest);
    const data = await bookings(strapi, callerOf(ctx)).move(String(ctx.params.id), slotId);
    ctx.body = { data } satisfies MoveBooking['response'];
  },

  async cancel(ctx: Context) {
    const data = await bookings(strapi, callerOf(ctx)).cancel(String(ctx.params.id));
    ctx.body = { data } satisfies CancelBooking['response'];
  },
});
