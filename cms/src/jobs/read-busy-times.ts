import type { Core } from '@strapi/strapi';
import { calendarSync } from '../api/booking/services/calendar-sync';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const READ_BUSY_TIMES = 'read-busy-times';

/** Has the consultant's own calendar read for as long as the server runs. */
export const scheduleBusyTimes = (strapi: Core.Strapi): void => {
  setInterval(() => {
    engines(strapi)
      .queue.enqueue({ name: READ_BUSY_TIMES, payload: {}, key: READ_BUSY_TIMES })
      .catch((error: unknown) => strapi.log.error(`Busy times are not being read: ${String(error)}`));
  }, timings().schedules.readBusyTimesMs).unref();
};

/** Reads when the consultant is busy by their own calendar. */
export const readBusyTimesJob = (strapi: Core.Strapi): JobDefinition => ({
  name: READ_BUSY_TIMES,
  concurrency: 1,
  timeoutMs: 2 * timings().jobs.readBusyTimesMs,
  run: () => calendarSync(strapi).refresh(),
});
