import { SOCIAL_RULES, type SocialAccountStatus, type SocialPlatform } from '../../contract';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** How long before its end an access is renewed. Facebook's pages have no end. */
const RENEWED_BEFORE: Record<SocialPlatform, number> = {
  x: 10 * MINUTE,
  instagram: 15 * DAY,
  linkedin: 7 * DAY,
  pinterest: 5 * DAY,
  facebook: 0,
};

export interface AccessTimes {
  platform: SocialPlatform;
  /** Null where it does not end. */
  tokenExpiresAt: Date | null;
  refreshExpiresAt: Date | null;
  /** Whether it can be renewed without its owner. */
  renewable: boolean;
}

/** True when an access should be renewed before it is used. */
export const needsRenewal = (access: AccessTimes, now: Date): boolean =>
  access.renewable &&
  access.tokenExpiresAt !== null &&
  access.tokenExpiresAt.getTime() - now.getTime() < RENEWED_BEFORE[access.platform];

/** Pauses after renewals that failed for a passing reason; the last one is repeated. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE] as const;

/** When a renewal that failed so often in a row may be tried again. */
export const renewAgainAt = (failures: number, now: Date): Date =>
  new Date(now.getTime() + (PAUSES[failures - 1] ?? 15 * MINUTE));

/** When its owner must sign in again; null when that never has to be. */
export const accessEndsAt = ({ renewable, tokenExpiresAt, refreshExpiresAt }: AccessTimes): Date | null =>
  renewable ? refreshExpiresAt : tokenExpiresAt;

/** The state that its owner sees. */
export const accountStatus = (
  state: Exclude<SocialAccountStatus, 'expiring'>,
  access: AccessTimes,
  now: Date,
): SocialAccountStatus => {
  if (state !== 'connected') return state;
  const ends = accessEndsAt(access);
  if (!ends) return 'connected';
  if (ends <= now) return 'reconnect';
  return ends.getTime() - now.getTime() < SOCIAL_RULES.expiryWarningDays * DAY ? 'expiring' : 'connected';
};
