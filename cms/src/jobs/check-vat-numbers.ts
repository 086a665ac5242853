import type { Core } from '@strapi/strapi';
import { checkDueVatNumbers } from '../api/purchase/vat-checks';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const CHECK_VAT_NUMBERS = 'check-vat-numbers';

/** Has VAT numbers checked again that are due, for as long as the server runs; none where no register is configured. */
export const scheduleVatChecks = (strapi: Core.Strapi): void => {
  if (!engines(strapi).vatRegistry) return;
  setInterval(() => {
    engines(strapi)
      .queue.enqueue({ name: CHECK_VAT_NUMBERS, payload: {}, key: CHECK_VAT_NUMBERS })
      .catch((error: unknown) => strapi.log.error(`VAT numbers are not being checked: ${String(error)}`));
  }, timings().schedules.checkVatNumbersMs).unref();
};

/** Asks the register for the numbers that it did not know about, or was asked for long ago. */
export const checkVatNumbersJob = (strapi: Core.Strapi): JobDefinition => ({
  name: CHECK_VAT_NUMBERS,
  concurrency: 1,
  timeoutMs: timings().jobs.checkVatNumbersMs,
  run: (_payload, { signal }) => checkDueVatNumbers(strapi, new Date(), signal),
});
