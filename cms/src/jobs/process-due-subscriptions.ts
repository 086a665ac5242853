import type { Core } from '@strapi/strapi';
import { processDueSubscriptions } from '../api/purchase/process-due-subscriptions';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const PROCESS_SUBSCRIPTIONS = 'process-subscriptions';

/** Renews, reminds, suspends and ends what is due. */
export const processSubscriptionsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: PROCESS_SUBSCRIPTIONS,
  concurrency: 1,
  timeoutMs: timings().jobs.processSubscriptionsMs,
  repeat: { everyMs: timings().schedules.processSubscriptionsMs, atStart: true },
  run: (_payload, { signal }) => processDueSubscriptions(strapi, new Date())(signal),
});
