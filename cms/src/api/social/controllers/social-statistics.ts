import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetSocialStatistics } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { socialStatistics } from '../services/statistics';
import { socialStatisticsQuery } from './validation/social-statistics';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const days = inputOf(ctx, socialStatisticsQuery);
    const data = await socialStatistics(strapi, callerOf(ctx)).find(idOf(ctx), days);
    ctx.body = { data } satisfies GetSocialStatistics['response'];
  },

  async csv(ctx: Context) {
    const days = inputOf(ctx, socialStatisticsQuery);
    const text = await socialStatistics(strapi, callerOf(ctx)).csv(idOf(ctx), days);
    ctx.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="post-social-${days.from}-${days.to}.csv"`,
      'Cache-Control': 'no-store',
    });
    ctx.body = text;
  },
});
