import type { Core } from '@strapi/strapi';
import { NOTIFICATION_LIMITS } from '../contract';
import type { JobDefinition } from '../engines/queue/port';
import { DAY_MS } from '../contract/time-units';
import { timings } from '../settings/timings';

const TIDY_NOTIFICATIONS = 'tidy-notifications';

/** Removes what nobody will look for any more, read or not. */
export const tidyNotificationsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: TIDY_NOTIFICATIONS,
  concurrency: 1,
  timeoutMs: timings().jobs.tidyMs,
  repeat: { everyMs: timings().schedules.tidyNotificationsMs, atStart: true },
  async run() {
    const tooOld = new Date(Date.now() - NOTIFICATION_LIMITS.keptDays * DAY_MS);
    await strapi.db.connection('notifications').where('created_at', '<', tooOld).delete();
  },
});
