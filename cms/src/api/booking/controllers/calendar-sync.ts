import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetCalendarSync, RenewCalendarFeed, SaveCalendarSync } from '../../../contract';
import { inputOf } from '../../../http/route-input';
import { auditContextOf } from '../audit-context';
import { calendarSync } from '../services/calendar-sync';
import { calendarSyncRequest } from './validation/booking-admin';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async get(ctx: Context) {
    ctx.body = {
      data: await calendarSync(strapi).get(String(ctx.params.id)),
    } satisfies GetCalendarSync['response'];
  },

  async save(ctx: Context) {
    const { busyUrl } = inputOf(ctx, calendarSyncRequest);
    const data = await calendarSync(strapi).save(String(ctx.params.id), busyUrl, auditContextOf(ctx));
    ctx.body = { data } satisfies SaveCalendarSync['response'];
  },

  async renewFeed(ctx: Context) {
    const data = await calendarSync(strapi).renewFeed(String(ctx.params.id), auditContextOf(ctx));
    ctx.body = { data } satisfies RenewCalendarFeed['response'];
  },

  async feed(ctx: Context) {
    ctx.set({ 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' });
    ctx.body = await calendarSync(strapi).feed(String(ctx.params.key));
  },
});
