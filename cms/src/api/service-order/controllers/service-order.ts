import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetServiceOrder } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { customerOrders } from '../customer-orders';
import { fileActions } from './file-actions';
import { briefRequest, explainedRequest, messageRequest } from './validation';

const idOf = (ctx: Context) => String(ctx.params.id);

/** A customer's own orders of services. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const orders = (ctx: Context) => customerOrders(strapi, callerOf(ctx));
  const answer = (ctx: Context, data: GetServiceOrder['response']['data']) => {
    ctx.body = { data } satisfies GetServiceOrder['response'];
  };
  return {
    get: async (ctx: Context) => answer(ctx, await orders(ctx).get(idOf(ctx))),

    sendBrief: async (ctx: Context) =>
      answer(ctx, await orders(ctx).sendBrief(idOf(ctx), inputOf(ctx, briefRequest))),

    write: async (ctx: Context) =>
      answer(ctx, await orders(ctx).write(idOf(ctx), inputOf(ctx, messageRequest))),

    accept: async (ctx: Context) => answer(ctx, await orders(ctx).accept(idOf(ctx))),

    askForRevision: async (ctx: Context) =>
      answer(ctx, await orders(ctx).askForRevision(idOf(ctx), inputOf(ctx, explainedRequest))),

    ...fileActions((ctx) => orders(ctx).files(idOf(ctx))),
  };
};
