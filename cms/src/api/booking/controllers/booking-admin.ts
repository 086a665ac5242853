import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  CancelAdminBooking,
  CreateHoliday,
  CreateTestBooking,
  DeleteHoliday,
  GetBookingDay,
  GetBookingWeek,
  ListAdminBookings,
  ListHolidays,
  OpenSlotByHand,
  RemoveTestBooking,
  SaveBookingWeek,
  SetNoShow,
  UpdateAdminBooking,
  UpdateSlot,
} from '../../../contract';
import { auditContextOf } from '../audit-context';
import { adminBookings } from '../services/admin-bookings';
import { adminSlots } from '../services/admin-slots';
import { holidays } from '../services/holidays';
import {
  dayParams,
  holidayRequest,
  listAdminBookingsQuery,
  meetingRequest,
  noShowRequest,
  openSlotRequest,
  updateSlotRequest,
  weekRequest,
} from './validation/booking-admin';
import { inputOf } from '../../../http/route-input';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = inputOf(ctx, listAdminBookingsQuery);
    ctx.body = (await adminBookings(strapi).list(query)) satisfies ListAdminBookings['response'];
  },

  async update(ctx: Context) {
    const { meetingUrl } = inputOf(ctx, meetingRequest);
    const data = await adminBookings(strapi).setMeetingUrl(
      String(ctx.params.id),
      meetingUrl,
      auditContextOf(ctx),
    );
    ctx.body = { data } satisfies UpdateAdminBooking['response'];
  },

  async cancel(ctx: Context) {
    const data = await adminBookings(strapi).cancel(String(ctx.params.id), auditContextOf(ctx));
    ctx.body = { data } satisfies CancelAdminBooking['response'];
  },

  async setNoShow(ctx: Context) {
    const { noShow } = inputOf(ctx, noShowRequest);
    const data = await adminBookings(strapi).setNoShow(String(ctx.params.id), noShow, auditContextOf(ctx));
    ctx.body = { data } satisfies SetNoShow['response'];
  },

  async createTest(ctx: Context) {
    const data = await adminBookings(strapi).createTest(auditContextOf(ctx));
    ctx.status = 201;
    ctx.body = { data } satisfies CreateTestBooking['response'];
  },

  async removeTest(ctx: Context) {
    await adminBookings(strapi).removeTest(String(ctx.params.id), auditContextOf(ctx));
    ctx.body = { data: null } satisfies RemoveTestBooking['response'];
  },

  async day(ctx: Context) {
    const data = await adminSlots(strapi).day(inputOf(ctx, dayParams).day);
    ctx.body = { data } satisfies GetBookingDay['response'];
  },

  async openSlot(ctx: Context) {
    const data = await adminSlots(strapi).open(inputOf(ctx, openSlotRequest), auditContextOf(ctx));
    ctx.status = 201;
    ctx.body = { data } satisfies OpenSlotByHand['response'];
  },

  async updateSlot(ctx: Context) {
    const { available } = inputOf(ctx, updateSlotRequest);
    const data = await adminSlots(strapi).update(String(ctx.params.id), available, auditContextOf(ctx));
    ctx.body = { data } satisfies UpdateSlot['response'];
  },

  async week(ctx: Context) {
    const data = await adminSlots(strapi).week(String(ctx.params.id));
    ctx.body = { data } satisfies GetBookingWeek['response'];
  },

  async saveWeek(ctx: Context) {
    const data = await adminSlots(strapi).saveWeek(
      String(ctx.params.id),
      inputOf(ctx, weekRequest),
      auditContextOf(ctx),
    );
    ctx.body = { data } satisfies SaveBookingWeek['response'];
  },

  async holidays(ctx: Context) {
    ctx.body = { data: await holidays(strapi).list() } satisfies ListHolidays['response'];
  },

  async createHoliday(ctx: Context) {
    const data = await holidays(strapi).create(inputOf(ctx, holidayRequest), auditContextOf(ctx));
    ctx.status = 201;
    ctx.body = { data } satisfies CreateHoliday['response'];
  },

  async deleteHoliday(ctx: Context) {
    await holidays(strapi).remove(String(ctx.params.id), auditContextOf(ctx));
    ctx.body = { data: null } satisfies DeleteHoliday['response'];
  },
});
