import type { Core } from '@strapi/strapi';
import { observePayment } from '../api/purchase/observe-payment';
import { OBSERVE_PAYMENT } from '../api/purchase/ring-bell';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Asks the card provider what has become of a purchase, after it rang. */
export const observePaymentJob = (strapi: Core.Strapi): JobDefinition<{ purchaseId: string }> => ({
  name: OBSERVE_PAYMENT,
  concurrency: 2,
  timeoutMs: timings().jobs.observePaymentMs,
  run: ({ purchaseId }) => observePayment(strapi, purchaseId),
});
