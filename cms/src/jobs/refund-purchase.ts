import type { Core } from '@strapi/strapi';
import { applyPaymentEvent } from '../api/purchase/apply-payment-event';
import { findOrder, paymentOf } from '../api/purchase/order-row';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';

/** Sends the money of a withdrawal back, until the provider has done it. A bank transfer is sent back by a person. */
export const refundPurchaseJob = (strapi: Core.Strapi): JobDefinition<{ purchaseId: string }> => ({
  name: 'refund-purchase',
  concurrency: 1,
  timeoutMs: 60_000,
  async run({ purchaseId }) {
    const order = await findOrder(strapi, purchaseId);
    if (order?.state !== 'withdrawn') return;
    const refunded = await engines(strapi).payments[order.method]?.refund(paymentOf(order));
    if (refunded) await applyPaymentEvent(strapi, refunded);
    else strapi.log.warn(`The money of purchase ${purchaseId} is to be sent back by hand`);
  },
});
