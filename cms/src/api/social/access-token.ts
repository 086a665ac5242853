import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { needsRenewal, renewAgainAt } from '../../domain/social/refresh-policy';
import { engines } from '../../engines';
import { SocialError } from '../../engines/social';
import type { SocialAccess, SocialGrant } from '../../engines/social/port';
import { openToken, sealToken } from './sealed-token';
import { SOCIAL_ACCOUNT, type SocialAccountRow } from './social-rows';
import { requireReconnect } from './notify-account-owner';
import { accessTimes, networkOf } from './to-social-account';
import { renewedBefore } from './renewed-before';
import { timings } from '../../settings/timings';
import { dateOf } from '../../database/date-of';

/** The newest access of each account that this process handed out: one that is refused was perhaps renewed since. */
const handedOut = new WeakMap<Core.Strapi, Map<number, number>>();
const handedOutOf = (strapi: Core.Strapi): Map<number, number> => {
  const known = handedOut.get(strapi) ?? new Map<number, number>();
  handedOut.set(strapi, known);
  return known;
};

/** What an account was given by its network, opened. Null when this server cannot open it. */
export const openGrant = (row: SocialAccountRow): SocialGrant | null => {
  const place = { account: row.documentId };
  const accessToken = openToken(row.accessToken, place);
  if (accessToken === null) return null;
  return {
    accessToken,
    refreshToken: openToken(row.refreshToken, place),
    expiresAt: dateOf(row.tokenExpiresAt),
    refreshExpiresAt: dateOf(row.refreshExpiresAt),
    grantedScopes: row.grantedScopes ?? [],
    ...(row.server ? { server: row.server } : {}),
  };
};

/** Takes the right to renew an access: of all processes that want to, one gets it. */
const lock = async (strapi: Core.Strapi, { id, tokenVersion }: SocialAccountRow): Promise<boolean> => {
  const now = new Date();
  const { count } = await strapi.db.query(SOCIAL_ACCOUNT).updateMany({
    where: {
      id,
      tokenVersion,
      $or: [{ refreshingUntil: { $null: true } }, { refreshingUntil: { $lt: now } }],
    },
    data: { refreshingUntil: new Date(now.getTime() + timings().social.refreshLeaseMs) },
  });
  return count > 0;
};

/**
 * Renews an access and keeps it in one statement, before anything else: where the network changes its refresh token each
 * time, an answer that is lost here is lost for good.
 */
const renew = async (strapi: Core.Strapi, row: SocialAccountRow, grant: SocialGrant): Promise<void> => {
  const network = networkOf(engines(strapi).social, row);
  if (!network.refresh) throw new SocialError({ kind: 'auth' }, 'This network renews nothing');
  const fresh = await network.refresh(grant, { signal: AbortSignal.timeout(timings().social.refreshMs) });
  const place = { account: row.documentId };
  await strapi.db.query(SOCIAL_ACCOUNT).updateMany({
    where: { id: row.id, tokenVersion: row.tokenVersion },
    data: {
      accessToken: sealToken(fresh.accessToken, place),
      tokenExpiresAt: fresh.expiresAt,
      // An answer without one leaves the stored one as it is.
      ...(fresh.refreshToken
        ? { refreshToken: sealToken(fresh.refreshToken, place), refreshExpiresAt: fresh.refreshExpiresAt }
        : {}),
      tokenVersion: row.tokenVersion + 1,
      refreshingUntil: null,
      renewalFailures: 0,
      renewAfter: null,
      warnedAt: null,
    },
  });
};

/** Lets go of the right to renew, and has everybody wait for longer after each failure in a row. Answers until when. */
const renewLater = async (strapi: Core.Strapi, row: SocialAccountRow, error: unknown): Promise<Date> => {
  const failures = (row.renewalFailures ?? 0) + 1;
  const pause = renewAgainAt(failures, new Date(), timings().social.renewPausesMs);
  const allowedFrom =
    error instanceof SocialError && error.what.kind === 'rate-limited' ? error.what.gate.until : pause;
  const renewAfter = allowedFrom > pause ? allowedFrom : pause;
  await strapi.db.query(SOCIAL_ACCOUNT).updateMany({
    where: { id: row.id, tokenVersion: row.tokenVersion },
    data: { refreshingUntil: null, renewalFailures: failures, renewAfter },
  });
  strapi.log.warn(
    `The access of social account ${row.id} was not renewed, ${failures} times in a row: ${String(error)}`,
  );
  return renewAfter;
};

const notYet = (until: Date): SocialError =>
  new SocialError({ kind: 'not-yet', until }, 'The access could not be renewed, and is tried again later');

const isGone = (error: unknown): boolean =>
  error instanceof SocialError && (error.what.kind === 'auth' || error.what.kind === 'refused');

/**
 * An access that works, renewed first when it is about to end; however many ask at once, it is renewed once. `renewed`
 * asks for one that is newer than what the network refused. Throws `SocialError`: `auth` when its owner has to connect
 * again, and is told.
 */
export const accessFor = async (
  strapi: Core.Strapi,
  accountId: number,
  { renewed = false } = {},
): Promise<SocialAccess> => {
  const given = handedOutOf(strapi);
  const refusedVersion = renewed ? given.get(accountId) : undefined;
  const deadline = Date.now() + timings().social.refreshPatienceMs;
  let refused: number | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const row: SocialAccountRow | null = await strapi.db
      .query(SOCIAL_ACCOUNT)
      .findOne({ where: { id: accountId } });
    if (row?.state !== 'connected') throw new SocialError({ kind: 'auth' }, 'The account is not connected');
    if (renewed) refused ??= refusedVersion ?? row.tokenVersion;
    const grant = openGrant(row);
    const gone = async (): Promise<never> => {
      await requireReconnect(strapi, row);
      throw new SocialError({ kind: 'auth' }, 'The account has to be connected again');
    };
    if (!grant) return gone();
    const now = new Date();
    const times = accessTimes(row, engines(strapi).social);
    const isOver = grant.expiresAt !== null && grant.expiresAt <= now;
    const usable = !isOver && (refused === null || row.tokenVersion > refused);
    const give = (): SocialAccess => {
      given.set(accountId, row.tokenVersion);
      const { pageId, boardId, server } = row;
      return { pageId, boardId, accessToken: grant.accessToken, ...(server ? { server } : {}) };
    };
    if (usable && !needsRenewal(times, now, renewedBefore())) return give();
    if (!times.renewable) return usable ? give() : gone();
    const renewAfter = dateOf(row.renewAfter);
    if (renewAfter && renewAfter > now) {
      if (usable) return give();
      throw notYet(renewAfter);
    }
    if (await lock(strapi, row)) {
      try {
        await renew(strapi, row, grant);
        continue;
      } catch (error) {
        if (isGone(error)) return gone();
        const until = await renewLater(strapi, row, error);
        if (usable) return give();
        throw notYet(until);
      }
    }
    // Somebody else is renewing it; what still works is used meanwhile.
    if (usable) return give();
    if (Date.now() > deadline)
      throw new SocialError({ kind: 'transient' }, 'The access is being renewed for too long');
    const { refreshFirstPollMs, refreshLongestPollMs } = timings().social;
    await wait(Math.min(refreshLongestPollMs, refreshFirstPollMs * attempt));
  }
};
