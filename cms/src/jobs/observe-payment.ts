import type { Core } from '@strapi/strapi';
import { observePayment } from '../api/purchase/observe-payment';
import { OBSERVE_PAYMENT } from '../api/purchase/ring-bell';
import type { JobDefinition } from '../engines/queue/port';

/** Asks the card provider what has become of a purchase, after it rang. */
export const observePaymentJob = (strapi: Core.Strapi): JobDefinition<{ purchaseId: string }> => ({
  name: OBSERVE_PAYMENT,
  concurrency: 2,
  timeoutMs: 90_000,
  run: ({ purchaseId }) => observePayment(strapi, purchaseId),
});
