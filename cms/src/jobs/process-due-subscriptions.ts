import type { Core } from '@strapi/strapi';
import { processDueSubscriptions } from '../api/purchase/process-due-subscriptions';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const TEND_SUBSCRIPTIONS = 'tend-subscriptions';

/** Has subscriptions looked after now and every ten minutes for as long as the server runs. */
export const scheduleSubscriptions = async (strapi: Core.Strapi): Promise<void> => {
  // The key makes instances that start together do it once.
  const enqueue = () =>
    engines(strapi).queue.enqueue({ name: TEND_SUBSCRIPTIONS, payload: {}, key: TEND_SUBSCRIPTIONS });
  setInterval(() => {
    enqueue().catch((error: unknown) =>
      strapi.log.error(`Subscriptions are not being looked after: ${String(error)}`),
    );
  }, timings().schedules.tendSubscriptionsMs).unref();
  await enqueue();
};

/** Renews, reminds, suspends and ends what is due. */
export const tendSubscriptionsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: TEND_SUBSCRIPTIONS,
  concurrency: 1,
  timeoutMs: timings().jobs.tendSubscriptionsMs,
  run: (_payload, { signal }) => processDueSubscriptions(strapi, new Date())(signal),
});
