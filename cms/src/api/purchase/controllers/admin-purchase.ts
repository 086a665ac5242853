import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AnnotatePurchase, ListAdminPurchases } from '../../../contract';
import { callerOf } from '../../../http/context';
import { adminPurchases } from '../admin-purchases';
import {
  validateAnnotation,
  validateListAdminPurchases,
  validatePurchaseFilter,
} from './validation/admin-purchase';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = validateListAdminPurchases(ctx.query);
    ctx.body = (await adminPurchases(strapi).list(query)) satisfies ListAdminPurchases['response'];
  },

  async exportCsv(ctx: Context) {
    const filter = validatePurchaseFilter(ctx.query);
    ctx.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="acquisti.csv"',
      'Cache-Control': 'no-store',
    });
    ctx.body = adminPurchases(strapi).exportCsv(filter, callerOf(ctx));
  },

  async annotate(ctx: Context) {
    const request = validateAnnotation(ctx.request.body);
    const requestId = String(ctx.state.requestId);
    const id = String(ctx.params.id);
    const data = await adminPurchases(strapi).annotate(callerOf(ctx), id, request, requestId);
    ctx.body = { data } satisfies AnnotatePurchase['response'];
  },
});
