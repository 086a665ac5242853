import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ListInvoices, ReissueDocument, TransmitInvoice, VerifyBooks } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { requestTransmission } from '../exchange/transmit-invoice';
import { invoices } from '../invoices';
import { reissueDocument } from '../reissue-document';
import { verifyBooks } from '../verify-books';
import { printReceipt } from '../print-receipt';
import { bookPeriodQuery, reissueRequest } from './validation/admin-purchase';

/** Names are made of digits, letters and signs that no header minds. */
const attach = (ctx: Context, name: string, mediaType: string, body: Context['body']) => {
  ctx.set({
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  });
  ctx.body = body;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async print(ctx: Context) {
    const { receipt, id } = ctx.params as Record<string, string>;
    const { name, content } = await printReceipt(strapi, callerOf(ctx), String(receipt), id);
    attach(ctx, name, 'application/pdf', content);
  },

  async printAny(ctx: Context) {
    const { name, content } = await printReceipt(strapi, callerOf(ctx), String(ctx.params.receipt));
    attach(ctx, name, 'application/pdf', content);
  },

  async invoice(ctx: Context) {
    const { name, mediaType, content } = await invoices(strapi).file(String(ctx.params.receipt));
    attach(ctx, name, mediaType, content);
  },

  async transmit(ctx: Context) {
    const requestId = String(ctx.state.requestId);
    const data = await requestTransmission(strapi, callerOf(ctx), String(ctx.params.receipt), requestId);
    ctx.body = { data } satisfies TransmitInvoice['response'];
  },

  async reissue(ctx: Context) {
    const request = inputOf(ctx, reissueRequest);
    const requestId = String(ctx.state.requestId);
    const data = await reissueDocument(strapi, callerOf(ctx), String(ctx.params.receipt), request, requestId);
    ctx.body = { data } satisfies ReissueDocument['response'];
  },

  async period(ctx: Context) {
    const query = inputOf(ctx, bookPeriodQuery);
    ctx.body = (await invoices(strapi).period(query)) satisfies ListInvoices['response'];
  },

  async archive(ctx: Context) {
    const { period } = inputOf(ctx, bookPeriodQuery);
    attach(
      ctx,
      `fatture-${period}.zip`,
      'application/zip',
      invoices(strapi).archive(period, callerOf(ctx).locale),
    );
  },

  async verify(ctx: Context) {
    ctx.body = { data: await verifyBooks(strapi) } satisfies VerifyBooks['response'];
  },
});
