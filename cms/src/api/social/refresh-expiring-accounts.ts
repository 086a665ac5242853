import type { Core } from '@strapi/strapi';
import { accessEndsAt, accountStatus, needsRenewal } from '../../domain/social/refresh-policy';
import { engines } from '../../engines';
import { SocialError } from '../../engines/social';
import { accessFor } from './access-token';
import { OAUTH_STATE, SOCIAL_ACCOUNT, type SocialAccountRow } from './social-rows';
import { requireReconnect, warnOfExpiry } from './notify-account-owner';
import { accessTimes } from './to-social-account';
import { renewedBefore } from './renewed-before';
import { DAY_MS } from '../../contract/time-units';

const AT_ONCE = 200;

const tendAccount = async (strapi: Core.Strapi, row: SocialAccountRow): Promise<void> => {
  const now = new Date();
  const times = accessTimes(row, engines(strapi).social);
  if (needsRenewal(times, now, renewedBefore())) {
    // Told already where its owner has to do something; whatever else is wrong may pass.
    await accessFor(strapi, row.id).catch((error: unknown) => {
      if (!(error instanceof SocialError)) throw error;
    });
    return;
  }
  const status = accountStatus(row.state, times, now);
  const endsAt = accessEndsAt(times);
  if (status === 'reconnect') await requireReconnect(strapi, row);
  if (status === 'expiring' && endsAt) await warnOfExpiry(strapi, row, endsAt);
};

/** Renews accesses that end soon, warns owners who have to do something, and forgets what is over. */
export const refreshExpiringAccounts = async (strapi: Core.Strapi, signal: AbortSignal): Promise<void> => {
  for (let last = 0; !signal.aborted;) {
    const rows: SocialAccountRow[] = await strapi.db.query(SOCIAL_ACCOUNT).findMany({
      where: { state: 'connected', id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: AT_ONCE,
    });
    for (const row of rows) {
      if (signal.aborted) return;
      await tendAccount(strapi, row).catch((error: unknown) =>
        strapi.log.error(`Social account ${row.id} was not looked after: ${String(error)}`),
      );
    }
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) break;
    last = end.id;
  }
  await strapi.db
    .query(OAUTH_STATE)
    .deleteMany({ where: { expiresAt: { $lt: new Date(Date.now() - DAY_MS) } } });
};
