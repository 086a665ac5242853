import { SELF_RENEWING_PLATFORMS, type SocialAccount } from '../../contract';
import { accessEndsAt, accountStatus, type AccessTimes } from '../../domain/social/refresh-policy';
import type { SocialNetworks } from '../../engines/social/port';
import type { SocialAccountRow } from './social-rows';
import { dateOf, instantOf } from '../../database/date-of';

/** The network an account was connected to: it stays with it. */
export const networkOf = (
  networks: SocialNetworks,
  { platform, simulated }: Pick<SocialAccountRow, 'platform' | 'simulated'>,
) => (simulated ? networks.simulation(platform) : networks.of(platform));

/** When and how an account's access ends. */
export const accessTimes = (row: SocialAccountRow, networks: SocialNetworks): AccessTimes => ({
  platform: row.platform,
  tokenExpiresAt: dateOf(row.tokenExpiresAt),
  refreshExpiresAt: dateOf(row.refreshExpiresAt),
  renewable:
    networkOf(networks, row).refresh !== null &&
    (row.refreshToken !== null || SELF_RENEWING_PLATFORMS.includes(row.platform)),
});

/** Row → contract: nothing of a token. */
export const toSocialAccount = (
  row: SocialAccountRow,
  { networks, pendingPosts, now }: { networks: SocialNetworks; pendingPosts: number; now: Date },
): SocialAccount => {
  const times = accessTimes(row, networks);
  const limited = dateOf(row.gatedUntil);
  return {
    id: row.documentId,
    platform: row.platform,
    simulated: row.simulated ?? false,
    server: row.server ?? '',
    name: row.accountName ?? '',
    pageId: row.pageId,
    board: row.boardId ? { id: row.boardId, name: row.boardName ?? '' } : null,
    status: accountStatus(row.state, times, now),
    expiresAt: accessEndsAt(times)?.toISOString() ?? null,
    limitedUntil: limited && limited > now ? limited.toISOString() : null,
    pendingPosts,
    connectedAt: instantOf(row.connectedAt ?? row.createdAt) ?? '',
  };
};
