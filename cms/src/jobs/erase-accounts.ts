import type { Core } from '@strapi/strapi';
import { forgetLeftOrders } from '../api/purchase/leave-orders';
import { erasePerson } from '../api/account/services/erase';
import { USER_UID, type UserRow } from '../api/account/to-account';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const ERASE_ACCOUNTS = 'erase-accounts';

/** Has the accounts whose days are over erased now and once an hour for as long as the server runs. */
export const scheduleAccountErasure = async (strapi: Core.Strapi): Promise<void> => {
  // The key makes instances that start together do it once.
  const enqueue = () =>
    engines(strapi).queue.enqueue({ name: ERASE_ACCOUNTS, payload: {}, key: ERASE_ACCOUNTS });
  setInterval(() => {
    enqueue().catch((error: unknown) => strapi.log.error(`Accounts are not being erased: ${String(error)}`));
  }, timings().schedules.eraseAccountsMs).unref();
  await enqueue();
};

/** Erases whoever asked for it a week ago and did not take it back. */
export const eraseAccountsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: ERASE_ACCOUNTS,
  concurrency: 1,
  timeoutMs: timings().jobs.eraseAccountsMs,
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
