import type { Core } from '@strapi/strapi';
import { applyPaymentEvent } from '../api/purchase/apply-payment-event';
import type { PaymentEvent } from '../engines/payments';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Applies an event that was told to come late, as a provider's sometimes does. */
export const applyPaymentJob = (strapi: Core.Strapi): JobDefinition<PaymentEvent> => ({
  name: 'apply-payment',
  concurrency: 1,
  timeoutMs: timings().jobs.applyPaymentMs,
  run: (event) => applyPaymentEvent(strapi, event),
});
