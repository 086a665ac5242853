import type { Core } from '@strapi/strapi';
import { forgetLeftOrders } from '../api/purchase/leave-orders';
import { erasePerson } from '../api/account/services/erase';
import { USER_UID, type UserRow } from '../api/account/to-account';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const ERASE_ACCOUNTS = 'erase-accounts';

/** Erases whoever asked for it a week ago and did not take it back. */
export const eraseAccountsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: ERASE_ACCOUNTS,
  concurrency: 1,
  timeoutMs: timings().jobs.eraseAccountsMs,
  repeat: { everyMs: timings().schedules.eraseAccountsMs, atStart: true },
  async run(_payload, { signal }) {
    const people: UserRow[] = await strapi.db
      .query(USER_UID)
      .findMany({ where: { erasesAt: { $lte: new Date() } }, limit: 100 });
    let erased = 0;
    for (const person of people) {
      signal.throwIfAborted();
      try {
        await erasePerson(strapi, person, signal);
        erased += 1;
      } catch (error) {
        // The card provider may not answer just now: this one is taken up again, and nobody else waits for it.
        strapi.log.error(`An account could not be erased: ${String(error)}`);
      }
    }
    if (erased > 0) strapi.log.info(`${erased} accounts were erased`);
    await forgetLeftOrders(strapi, new Date(), signal);
  },
});
