import type { Core } from '@strapi/strapi';
import { refreshExpiringAccounts } from '../api/social/refresh-expiring-accounts';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const TEND_SOCIAL_ACCOUNTS = 'tend-social-accounts';

/** Has connected accounts looked after now and every hour for as long as the server runs. */
export const scheduleSocialAccounts = async (strapi: Core.Strapi): Promise<void> => {
  // The key makes instances that start together do it once.
  const enqueue = () =>
    engines(strapi).queue.enqueue({ name: TEND_SOCIAL_ACCOUNTS, payload: {}, key: TEND_SOCIAL_ACCOUNTS });
  setInterval(() => {
    enqueue().catch((error: unknown) =>
      strapi.log.error(`Social accounts are not being looked after: ${String(error)}`),
    );
  }, timings().schedules.tendSocialAccountsMs).unref();
  await enqueue();
};

/** Renews accesses in time, warns of those that end, and forgets what is over. */
export const tendSocialAccountsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: TEND_SOCIAL_ACCOUNTS,
  concurrency: 1,
  timeoutMs: timings().jobs.tendSocialAccountsMs,
  run: (_payload, { signal }) => refreshExpiringAccounts(strapi, signal),
});
