import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  BUSINESS_LIMITS,
  type GetAdminOverview,
  type GetBusiness,
  type ListBusinessRows,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { businessCsv } from '../../../locales/business-csv';
import { business } from '../business';
import { businessRows } from '../business-rows';
import { overview } from '../overview';
import { businessRowsQuery, listBusinessRowsQuery } from './validation/business';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async get(ctx: Context) {
    ctx.body = { data: await overview(strapi) } satisfies GetAdminOverview['response'];
  },

  async business(ctx: Context) {
    ctx.body = { data: await business(strapi) } satisfies GetBusiness['response'];
  },

  async rows(ctx: Context) {
    const { page, ...filter } = inputOf(ctx, listBusinessRowsQuery);
    const rows = await businessRows(strapi, filter);
    const pageSize = BUSINESS_LIMITS.rows;
    ctx.body = {
      data: rows.slice((page - 1) * pageSize, page * pageSize),
      meta: { page, pageSize, total: rows.length },
    } satisfies ListBusinessRows['response'];
  },

  async exportRows(ctx: Context) {
    const filter = inputOf(ctx, businessRowsQuery);
    ctx.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filter.figure}.csv"`,
      'Cache-Control': 'no-store',
    });
    ctx.body = businessCsv(await businessRows(strapi, filter), callerOf(ctx).locale);
  },
});
