import type { Core } from '@strapi/strapi';
import { calendar } from '../api/booking/services/calendar';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const PREPARE_CALENDAR = 'prepare-calendar';

/** Has the days that come into reach opened once an hour; the first time is `ensureCalendar`'s, before anybody asks. */
export const scheduleCalendar = (strapi: Core.Strapi): void => {
  setInterval(() => {
    engines(strapi)
      .queue.enqueue({ name: PREPARE_CALENDAR, payload: {}, key: PREPARE_CALENDAR })
      .catch((error: unknown) => strapi.log.error(`The calendar is not being prepared: ${String(error)}`));
  }, timings().schedules.prepareCalendarMs).unref();
};

/** Opens the hours of the week up to the last day that can be booked. */
export const prepareCalendarJob = (strapi: Core.Strapi): JobDefinition => ({
  name: PREPARE_CALENDAR,
  concurrency: 1,
  timeoutMs: timings().jobs.prepareCalendarMs,
  run: () => calendar(strapi).prepare(),
});
