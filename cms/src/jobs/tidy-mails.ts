import type { Core } from '@strapi/strapi';
import { dropMailBodies } from '../api/mail/drop-mail-bodies';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const TIDY_MAILS = 'tidy-mails';

/** Drops the words of mails after a month, and those of one-time links as soon as they have expired. */
export const tidyMailsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: TIDY_MAILS,
  concurrency: 1,
  timeoutMs: timings().jobs.tidyMs,
  repeat: { everyMs: timings().schedules.tidyMailsMs, atStart: true },
  async run(_payload, { signal }) {
    const dropped = await dropMailBodies(strapi, new Date(), signal);
    if (dropped > 0) strapi.log.info(`The words of ${dropped} mails were dropped`);
  },
});
