import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { MessageLimits } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { messageLimits } from '../services/message-limits';
import { messageLimitsRequest } from './validation/improvement';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const data = await messageLimits(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies MessageLimits['response'];
  },

  async save(ctx: Context) {
    const { dailyLimit } = inputOf(ctx, messageLimitsRequest);
    const data = await messageLimits(strapi, callerOf(ctx)).save(idOf(ctx), dailyLimit);
    ctx.body = { data } satisfies MessageLimits['response'];
  },
});
