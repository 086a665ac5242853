import type { Core } from '@strapi/strapi';
import { calendar } from '../api/booking/services/calendar';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const PREPARE_CALENDAR = 'prepare-calendar';

/** Opens the hours of the week up to the last day that can be booked. */
export const prepareCalendarJob = (strapi: Core.Strapi): JobDefinition => ({
  name: PREPARE_CALENDAR,
  concurrency: 1,
  timeoutMs: timings().jobs.prepareCalendarMs,
  repeat: { everyMs: timings().schedules.prepareCalendarMs, atStart: false },
  run: () => calendar(strapi).prepare(),
});
