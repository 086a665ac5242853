import type { Core } from '@strapi/strapi';
import { observePayment } from '../api/purchase/observe-payment';
import { OBSERVE_PAYMENT, purchasesOf, type ObservePayment } from '../api/purchase/record-webhook-signal';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Asks the card provider what has become of a purchase, after it rang. */
export const observePaymentJob = (strapi: Core.Strapi): JobDefinition<ObservePayment> => ({
  name: OBSERVE_PAYMENT,
  concurrency: 2,
  timeoutMs: timings().jobs.observePaymentMs,
  async run(about) {
    if ('purchaseId' in about) return observePayment(strapi, about.purchaseId);
    const payer = await engines(strapi).payments.events?.payerOf(about.payment);
    for (const purchaseId of payer ? await purchasesOf(strapi, payer) : [])
      await observePayment(strapi, purchaseId);
  },
});
