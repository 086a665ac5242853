import type { Core } from '@strapi/strapi';
import { refreshExpiringAccounts } from '../api/social/refresh-expiring-accounts';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const REFRESH_SOCIAL_ACCOUNTS = 'refresh-social-accounts';

/** Renews accesses in time, warns of those that end, and forgets what is over. */
export const refreshSocialAccountsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: REFRESH_SOCIAL_ACCOUNTS,
  concurrency: 1,
  timeoutMs: timings().jobs.refreshSocialAccountsMs,
  repeat: { everyMs: timings().schedules.refreshSocialAccountsMs, atStart: true },
  run: (_payload, { signal }) => refreshExpiringAccounts(strapi, signal),
});
