import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetChatbotStatistics } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { chatbotStatistics } from '../services/statistics';
import { statisticsQuery } from './validation/statistics-query';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const query = inputOf(ctx, statisticsQuery);
    const data = await chatbotStatistics(strapi, callerOf(ctx)).find(idOf(ctx), query);
    ctx.body = { data } satisfies GetChatbotStatistics['response'];
  },

  async exportDays(ctx: Context) {
    const query = inputOf(ctx, statisticsQuery);
    const { name, csv } = await chatbotStatistics(strapi, callerOf(ctx)).exportDays(idOf(ctx), query);
    ctx.attachment(name);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = csv;
  },
});
