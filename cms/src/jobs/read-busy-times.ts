import type { Core } from '@strapi/strapi';
import { calendarSync } from '../api/booking/services/calendar-sync';
import { consultants } from '../api/booking/services/consultants';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const READ_BUSY_TIMES = 'read-busy-times';
/** Calendars that all wait until their time is over. */
const AT_MOST = 20;

/** Reads when consultants are busy by their own calendars: one that does not answer does not keep the others from being read. */
export const readBusyTimesJob = (strapi: Core.Strapi): JobDefinition => ({
  name: READ_BUSY_TIMES,
  concurrency: 1,
  timeoutMs: AT_MOST * timings().jobs.readBusyTimesMs,
  repeat: { everyMs: timings().schedules.readBusyTimesMs, atStart: false },
  async run() {
    for (const consultant of await consultants(strapi).active())
      await calendarSync(strapi).refresh(consultant);
  },
});
