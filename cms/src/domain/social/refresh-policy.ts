import { SOCIAL_RULES, type SocialAccountStatus, type SocialPlatform } from '../../contract';
import { DAY_MS } from '../../contract/time-units';

/** How long before its end an access is renewed, in milliseconds. */
export type RenewedBefore = Record<SocialPlatform, number>;

export interface AccessTimes {
  platform: SocialPlatform;
  /** Null where it does not end. */
  tokenExpiresAt: Date | null;
  refreshExpiresAt: Date | null;
  /** Whether it can be renewed without its owner. */
  renewable: boolean;
}

/** True when an access should be renewed before it is used. */
export const needsRenewal = (access: AccessTimes, now: Date, renewedBefore: RenewedBefore): boolean =>
  access.renewable &&
  access.tokenExpiresAt !== null &&
  access.tokenExpiresAt.getTime() - now.getTime() < renewedBefore[access.platform];

/**
 * When a renewal that failed so often in a row may be tried again.
 * @param pausesMs Milliseconds after the first failure, the second, and so on; the last one is repeated.
 */
export const renewAgainAt = (failures: number, now: Date, pausesMs: readonly number[]): Date =>
  new Date(now.getTime() + (pausesMs[failures - 1] ?? pausesMs.at(-1) ?? 0));

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
  return ends.getTime() - now.getTime() < SOCIAL_RULES.expiryWarningDays * DAY_MS ? 'expiring' : 'connected';
};
