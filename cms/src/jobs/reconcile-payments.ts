import type { Core } from '@strapi/strapi';
import { reconcilePayments } from '../api/purchase/reconcile-payments';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const RECONCILE_PAYMENTS = 'reconcile-payments';

/** Has the card provider asked for what its messages did not tell, now and again for as long as the server runs. */
export const schedulePaymentReconciliation = async (strapi: Core.Strapi): Promise<void> => {
  if (!engines(strapi).payments.events) return;
  // The key makes instances that start together do it once.
  const enqueue = () =>
    engines(strapi).queue.enqueue({ name: RECONCILE_PAYMENTS, payload: {}, key: RECONCILE_PAYMENTS });
  setInterval(() => {
    enqueue().catch((error: unknown) =>
      strapi.log.error(`Payments are not being reconciled: ${String(error)}`),
    );
  }, timings().schedules.reconcilePaymentsMs).unref();
  await enqueue();
};

/** Takes what happened at the card provider while its messages were lost. */
export const reconcilePaymentsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: RECONCILE_PAYMENTS,
  concurrency: 1,
  timeoutMs: timings().jobs.reconcilePaymentsMs,
  run: (_payload, { signal }) => reconcilePayments(strapi, new Date(), signal),
});
