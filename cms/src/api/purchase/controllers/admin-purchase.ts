import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  AnnotatePurchase,
  CorrectAdminBilling,
  GetAdminPurchase,
  ListAdminPurchases,
  RefundPurchase,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { adminPurchases } from '../admin-purchases';
import {
  annotationRequest,
  correctBillingRequest,
  listAdminPurchasesQuery,
  purchaseFilterQuery,
  refundRequest,
} from './validation/admin-purchase';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = inputOf(ctx, listAdminPurchasesQuery);
    ctx.body = (await adminPurchases(strapi).list(query)) satisfies ListAdminPurchases['response'];
  },

  async exportCsv(ctx: Context) {
    const filter = inputOf(ctx, purchaseFilterQuery);
    ctx.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="acquisti.csv"',
      'Cache-Control': 'no-store',
    });
    ctx.body = adminPurchases(strapi).exportCsv(filter, callerOf(ctx));
  },

  async show(ctx: Context) {
    const data = await adminPurchases(strapi).show(String(ctx.params.id));
    ctx.body = { data } satisfies GetAdminPurchase['response'];
  },

  async refund(ctx: Context) {
    const request = inputOf(ctx, refundRequest);
    const requestId = String(ctx.state.requestId);
    const id = String(ctx.params.id);
    const data = await adminPurchases(strapi).refund(callerOf(ctx), id, request, requestId);
    ctx.body = { data } satisfies RefundPurchase['response'];
  },

  async correctBilling(ctx: Context) {
    const request = inputOf(ctx, correctBillingRequest);
    const requestId = String(ctx.state.requestId);
    const id = String(ctx.params.id);
    const data = await adminPurchases(strapi).correctBilling(callerOf(ctx), id, request, requestId);
    ctx.body = { data } satisfies CorrectAdminBilling['response'];
  },

  async annotate(ctx: Context) {
    const request = inputOf(ctx, annotationRequest);
    const requestId = String(ctx.state.requestId);
    const id = String(ctx.params.id);
    const data = await adminPurchases(strapi).annotate(callerOf(ctx), id, request, requestId);
    ctx.body = { data } satisfies AnnotatePurchase['response'];
  },
});
