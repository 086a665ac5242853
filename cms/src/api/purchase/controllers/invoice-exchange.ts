import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ExchangeWebhook } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import { rawBody } from '../../../http/raw-body';
import { FOLLOW_INVOICES } from '../exchange/transmissions';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Rings only: what became of which invoice is then asked for, however often and whenever this was sent. */
  async receive(ctx: Context) {
    const { exchange, queue } = engines(strapi);
    if (exchange.kind !== 'intermediary') throw new ApiError('NOT_FOUND');
    if (!exchange.intermediary.isSigned(rawBody(ctx), ctx.get('invoicetronic-signature')))
      throw new ApiError('UNAUTHENTICATED');
    await queue.enqueue({ name: FOLLOW_INVOICES, payload: {}, key: FOLLOW_INVOICES });
    ctx.body = { received: true } satisfies ExchangeWebhook['response'];
  },
});
