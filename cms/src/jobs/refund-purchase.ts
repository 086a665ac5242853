import type { Core } from '@strapi/strapi';
import { applyPaymentEvent } from '../api/purchase/apply-payment-event';
import { findOrder, paymentOf } from '../api/purchase/order-row';
import { receipts } from '../api/purchase/receipts';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/**
 * Sends money back, of a withdrawal or because an administrator said so, until the provider has done it. A bank transfer is
 * sent back by a person.
 */
export const refundPurchaseJob = (strapi: Core.Strapi): JobDefinition<{ purchaseId: string }> => ({
  name: 'refund-purchase',
  concurrency: 1,
  timeoutMs: timings().jobs.refundPurchaseMs,
  async run({ purchaseId }) {
    const order = await findOrder(strapi, purchaseId);
    if (!order || order.state === 'refunded') return;
    const refundRequested = order.refund !== null;
    if (order.state !== 'withdrawn' && !refundRequested) return;
    const payments = await receipts(strapi).payments(order.id);
    // Of who withdraws everything goes back: what a change of plan cost, too.
    const parts = (refundRequested ? payments.slice(-1) : payments)
      .map(({ paidCents, creditedCents, periodEnd }) => ({
        amountCents: paidCents - creditedCents,
        periodEnd: periodEnd && periodEnd.toISOString(),
      }))
      .filter(({ amountCents }) => amountCents > 0);
    const refunded = await engines(strapi).payments[order.method]?.refund(paymentOf(order), parts);
    for (const event of refunded ?? []) await applyPaymentEvent(strapi, event);
    if (!refunded) strapi.log.warn(`The money of purchase ${purchaseId} is to be sent back by hand`);
  },
});
