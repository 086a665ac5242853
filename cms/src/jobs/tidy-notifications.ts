import type { Core } from '@strapi/strapi';
import { NOTIFICATION_LIMITS } from '../contract';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { DAY_MS } from '../contract/time-units';
import { timings } from '../settings/timings';

const TIDY_NOTIFICATIONS = 'tidy-notifications';

/** Has the notifications that are too old removed now and once a day for as long as the server runs. */
export const scheduleTidying = async (strapi: Core.Strapi): Promise<void> => {
  // The key makes instances that start together do it once.
  const enqueue = () =>
    engines(strapi).queue.enqueue({ name: TIDY_NOTIFICATIONS, payload: {}, key: TIDY_NOTIFICATIONS });
  setInterval(() => {
    enqueue().catch((error: unknown) =>
      strapi.log.error(`Old notifications are not being removed: ${String(error)}`),
    );
  }, timings().schedules.tidyNotificationsMs).unref();
  await enqueue();
};

/** Removes what nobody will look for any more, read or not. */
export const tidyNotificationsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: TIDY_NOTIFICATIONS,
  concurrency: 1,
  timeoutMs: timings().jobs.tidyMs,
  async run() {
    const tooOld = new Date(Date.now() - NOTIFICATION_LIMITS.keptDays * DAY_MS);
    await strapi.db.connection('notifications').where('created_at', '<', tooOld).delete();
  },
});
