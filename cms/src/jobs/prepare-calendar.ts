import type { Core } from '@strapi/strapi';
import { calendar } from '../api/booking/services/calendar';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';

const PREPARE_CALENDAR = 'prepare-calendar';
const HOUR_MS = 3_600_000;

/** Has the days that come into reach opened once an hour; the first time is `ensureCalendar`'s, before anybody asks. */
export const scheduleCalendar = (strapi: Core.Strapi): void => {
  setInterval(() => {
    engines(strapi)
      .queue.enqueue({ name: PREPARE_CALENDAR, payload: {}, key: PREPARE_CALENDAR })
      .catch((error: unknown) => strapi.log.error(`The calendar is not being prepared: ${String(error)}`));
  }, HOUR_MS).unref();
};

/** Opens the hours of the week up to the last day that can be booked. */
export const prepareCalendarJob = (strapi: Core.Strapi): JobDefinition => ({
  name: PREPARE_CALENDAR,
  concurrency: 1,
  timeoutMs: 60_000,
  run: () => calendar(strapi).prepare(),
});
