import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetAdminServiceOrder, ListAdminServiceOrders } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { teamOrders } from '../team-orders';
import { fileActions } from './file-actions';
import { changeRequest, explainedRequest, listQuery, messageRequest } from './validation';

const idOf = (ctx: Context) => String(ctx.params.id);

/** Everybody's orders of services, for the team. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const orders = (ctx: Context) => teamOrders(strapi, callerOf(ctx), String(ctx.state.requestId));
  const answer = (ctx: Context, data: GetAdminServiceOrder['response']['data']) => {
    ctx.body = { data } satisfies GetAdminServiceOrder['response'];
  };
  return {
    async list(ctx: Context) {
      const found = await orders(ctx).list(inputOf(ctx, listQuery));
      ctx.body = found satisfies ListAdminServiceOrders['response'];
    },

    get: async (ctx: Context) => answer(ctx, await orders(ctx).get(idOf(ctx))),

    change: async (ctx: Context) =>
      answer(ctx, await orders(ctx).change(idOf(ctx), inputOf(ctx, changeRequest))),

    start: async (ctx: Context) => answer(ctx, await orders(ctx).start(idOf(ctx))),

    write: async (ctx: Context) =>
      answer(ctx, await orders(ctx).write(idOf(ctx), inputOf(ctx, messageRequest))),

    deliver: async (ctx: Context) =>
      answer(ctx, await orders(ctx).deliver(idOf(ctx), inputOf(ctx, explainedRequest))),

    ...fileActions((ctx) => orders(ctx).files(idOf(ctx))),
  };
};
