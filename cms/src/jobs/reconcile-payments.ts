import type { Core } from '@strapi/strapi';
import { reconcilePayments } from '../api/purchase/reconcile-payments';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const RECONCILE_PAYMENTS = 'reconcile-payments';

/** Takes what happened at the card provider while its messages were lost. */
export const reconcilePaymentsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: RECONCILE_PAYMENTS,
  concurrency: 1,
  timeoutMs: timings().jobs.reconcilePaymentsMs,
  repeat: engines(strapi).payments.events
    ? { everyMs: timings().schedules.reconcilePaymentsMs, atStart: true }
    : undefined,
  run: (_payload, { signal }) => reconcilePayments(strapi, new Date(), signal),
});
