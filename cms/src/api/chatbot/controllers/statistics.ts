import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callerOf } from '../../../http/context';
import { chatbotStatistics } from '../services/statistics';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = await chatbotStatistics(strapi, callerOf(ctx)).find(String(ctx.params.id));
  },
});
