import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  CancelPurchase,
  ChangeCard,
  CorrectBilling,
  ChangePlan,
  CreatePurchase,
  EndPause,
  GetBilling,
  GetCoupon,
  GetPlanOffer,
  GetPurchase,
  ListPurchases,
  MarkPurchasePaid,
  PausePurchase,
  RatePurchase,
  WithdrawPurchase,
} from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { catalogue } from '../../product/catalogue';
import { ratePurchase } from '../../product/ratings';
import { coupons } from '../coupons';
import { purchases } from '../purchases';
import { subscriptionPauses } from '../subscription-pauses';
import { subscriptionPlans } from '../subscription-plans';
import { subscriptions } from '../subscriptions';
import {
  correctBillingRequest,
  changePlanRequest,
  couponQuery,
  createPurchaseRequest,
  pausePurchaseRequest,
  ratePurchaseRequest,
  withdrawPurchaseRequest,
} from '../validation';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const request = inputOf(ctx, createPurchaseRequest);
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

  async billing(ctx: Context) {
    const data = await purchases(strapi).latestBilling(callerOf(ctx));
    ctx.body = { data } satisfies GetBilling['response'];
  },

  async correctBilling(ctx: Context) {
    const request = inputOf(ctx, correctBillingRequest);
    const requestId = String(ctx.state.requestId);
    const data = await purchases(strapi).correctBilling(
      callerOf(ctx),
      String(ctx.params.id),
      request,
      requestId,
    );
    ctx.body = { data } satisfies CorrectBilling['response'];
  },

  async coupon(ctx: Context) {
    const product = await catalogue(strapi).forSale(inputOf(ctx, couponQuery).product);
    const data = await coupons(strapi).worth(callerOf(ctx), product, String(ctx.params.code).slice(0, 64));
    if (!data) throw new ApiError('NOT_FOUND');
    ctx.body = { data } satisfies GetCoupon['response'];
  },

  async cancel(ctx: Context) {
    const id = String(ctx.params.id);
    await subscriptions(strapi).setCancelled(callerOf(ctx), id, true);
    ctx.body = { data: await purchases(strapi).show(id) } satisfies CancelPurchase['response'];
  },

  async resume(ctx: Context) {
    const id = String(ctx.params.id);
    await subscriptions(strapi).setCancelled(callerOf(ctx), id, false);
    ctx.body = { data: await purchases(strapi).show(id) } satisfies CancelPurchase['response'];
  },

  async withdraw(ctx: Context) {
    const id = String(ctx.params.id);
    await subscriptions(strapi).withdraw(callerOf(ctx), id, inputOf(ctx, withdrawPurchaseRequest));
    ctx.body = { data: await purchases(strapi).show(id) } satisfies WithdrawPurchase['response'];
  },

  async changeCard(ctx: Context) {
    const url = await subscriptions(strapi).cardPage(callerOf(ctx), String(ctx.params.id));
    ctx.body = { data: { url } } satisfies ChangeCard['response'];
  },

  async planOffer(ctx: Context) {
    const data = await subscriptionPlans(strapi).offer(callerOf(ctx), String(ctx.params.id));
    ctx.body = { data } satisfies GetPlanOffer['response'];
  },

  async changePlan(ctx: Context) {
    const id = String(ctx.params.id);
    const request = inputOf(ctx, changePlanRequest);
    await subscriptionPlans(strapi).change(callerOf(ctx), id, request, String(ctx.state.requestId));
    ctx.body = { data: await purchases(strapi).show(id) } satisfies ChangePlan['response'];
  },

  async pause(ctx: Context) {
    const id = String(ctx.params.id);
    const { until } = inputOf(ctx, pausePurchaseRequest);
    await subscriptionPauses(strapi).pause(callerOf(ctx), id, until, String(ctx.state.requestId));
    ctx.body = { data: await purchases(strapi).show(id) } satisfies PausePurchase['response'];
  },

  async endPause(ctx: Context) {
    const id = String(ctx.params.id);
    await subscriptionPauses(strapi).end(callerOf(ctx), id, String(ctx.state.requestId));
    ctx.body = { data: await purchases(strapi).show(id) } satisfies EndPause['response'];
  },

  async rate(ctx: Context) {
    const { stars } = inputOf(ctx, ratePurchaseRequest);
    await ratePurchase(strapi, callerOf(ctx), String(ctx.params.id), stars);
    ctx.body = { data: null } satisfies RatePurchase['response'];
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
