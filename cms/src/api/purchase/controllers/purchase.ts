import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { CreatePurchase, GetPurchase, ListPurchases, MarkPurchasePaid } from '../../../contract';
import { callerOf } from '../../../http/context';
import { purchases } from '../purchases';
import { validateCreatePurchase } from '../validation';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const request = validateCreatePurchase(ctx.request.body);
    const { purchase, next, created } = await purchases(strapi).create(callerOf(ctx), request);
    ctx.status = created ? 201 : 200;
    ctx.body = { data: { purchase, next } } satisfies CreatePurchase['response'];
  },

  async list(ctx: Context) {
    ctx.body = { data: await purchases(strapi).list(callerOf(ctx)) } satisfies ListPurchases['response'];
  },

  async get(ctx: Context) {
    const data = await purchases(strapi).get(callerOf(ctx), String(ctx.params.id));
    ctx.body = { data } satisfies GetPurchase['response'];
  },

  async markPaid(ctx: Context) {
    const data = await purchases(strapi).markPaid(
      callerOf(ctx),
      String(ctx.params.id),
      String(ctx.state.requestId),
    );
    ctx.body = { data } satisfies MarkPurchasePaid['response'];
  },
});
