import type { Core } from '@strapi/strapi';
import { calendarSync } from '../api/booking/services/calendar-sync';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const READ_BUSY_TIMES = 'read-busy-times';

/** Reads when the consultant is busy by their own calendar. */
export const readBusyTimesJob = (strapi: Core.Strapi): JobDefinition => ({
  name: READ_BUSY_TIMES,
  concurrency: 1,
  timeoutMs: 2 * timings().jobs.readBusyTimesMs,
  repeat: { everyMs: timings().schedules.readBusyTimesMs, atStart: false },
  run: () => calendarSync(strapi).refresh(),
});
