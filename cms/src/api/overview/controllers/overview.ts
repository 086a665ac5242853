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
    const pageSize = BUSINESS_LIMITS.rows;
    const range = { offset: (page - 1) * pageSize, limit: pageSize };
    const { rows, total } = await businessRows(strapi, filter, { range });
    ctx.body = {
      data: rows,
      meta: { page, pageSize, total },
    } satisfies ListBusinessRows['response'];
  },

  async exportRows(ctx: Context) {
    const filter = inputOf(ctx, businessRowsQuery);
    ctx.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filter.figure}.csv"`,
      'Cache-Control': 'no-store',
    });
    const { rows } = await businessRows(strapi, filter);
    ctx.body = businessCsv(rows, callerOf(ctx).locale);
  },
});
