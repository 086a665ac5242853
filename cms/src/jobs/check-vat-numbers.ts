import type { Core } from '@strapi/strapi';
import { checkDueVatNumbers } from '../api/purchase/vat-checks';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const CHECK_VAT_NUMBERS = 'check-vat-numbers';

/** Asks the register for the numbers that it did not know about, or was asked for long ago; none is configured as a rule. */
export const checkVatNumbersJob = (strapi: Core.Strapi): JobDefinition => ({
  name: CHECK_VAT_NUMBERS,
  concurrency: 1,
  timeoutMs: timings().jobs.checkVatNumbersMs,
  ...(engines(strapi).vatRegistry
    ? { repeat: { everyMs: timings().schedules.checkVatNumbersMs, atStart: false } }
    : {}),
  run: (_payload, { signal }) => checkDueVatNumbers(strapi, new Date(), signal),
});
