import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { CreateCoupon, ListAdminCoupons, UpdateCoupon } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { adminCoupons } from '../admin-coupons';
import { createCouponRequest, listAdminCouponsQuery, updateCouponRequest } from './validation/admin-coupon';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = inputOf(ctx, listAdminCouponsQuery);
    ctx.body = (await adminCoupons(strapi).list(query)) satisfies ListAdminCoupons['response'];
  },

  async create(ctx: Context) {
    const request = inputOf(ctx, createCouponRequest);
    const data = await adminCoupons(strapi).create(callerOf(ctx), request, String(ctx.state.requestId));
    ctx.status = 201;
    ctx.body = { data } satisfies CreateCoupon['response'];
  },

  async update(ctx: Context) {
    const changes = inputOf(ctx, updateCouponRequest);
    const id = String(ctx.params.id);
    const data = await adminCoupons(strapi).update(callerOf(ctx), id, changes, String(ctx.state.requestId));
    ctx.body = { data } satisfies UpdateCoupon['response'];
  },
});
