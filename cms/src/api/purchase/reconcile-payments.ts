import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import { timings } from '../../settings/timings';
import { recordWebhookSignal } from './record-webhook-signal';

/**
 * Asks the card provider what has happened since it was asked last, and takes what no message told: each event counts once, however it
 * came.
 */
export const reconcilePayments = async (
  strapi: Core.Strapi,
  now: Date,
  signal: AbortSignal,
): Promise<void> => {
  const { events } = engines(strapi).payments;
  if (!events) return;
  const { eventsReachMs, eventsOverlapMs } = timings().outside;
  const store = strapi.store({ type: 'core', name: 'officina', key: 'payments-reconciled' });
  const last = (await store.get({})) as string | null;
  const since = last === null ? now.getTime() - eventsReachMs : new Date(last).getTime() - eventsOverlapMs;
  for await (const event of events.since(new Date(since))) {
    signal.throwIfAborted();
    await recordWebhookSignal(strapi, event);
  }
  await store.set({ value: now.toISOString() });
};
