import type { Core } from '@strapi/strapi';
import type { RowInput } from '../../../database/query';
import type { ConnectAttempt, ConnectFailure, Locale, SocialPlatform } from '../../../contract';
import { engines } from '../../../engines';
import { SocialError } from '../../../engines/social';
import type { SocialGrant, SocialTarget } from '../../../engines/social/port';
import { announceSocial } from '../announce-social';
import { connectAccount } from '../connect-account';
import { hashOf, isSecretOf, redirectUriOf } from '../connect-secrets';
import { openToken, sealToken } from '../sealed-token';
import { OAUTH_STATE } from '../social-rows';
import { toConnectAttempt } from '../to-connect-attempt';
import { targetId, type PendingGrant } from './connect';
import { timings } from '../../../settings/timings';

const DETAIL_LENGTH = 200;
/** How networks say that somebody pressed «cancel». */
const CANCELLED = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];

/** What a network sends a person back with. */
export interface Consent {
  platform: SocialPlatform;
  state: string;
  code: string;
  error: string;
  /** What the browser's cookie says; '' without one. */
  browser: string;
}
/** An attempt that this answer belongs to; null for one that is used up, another browser's, or nobody's. */
export interface Received {
  attempt: ConnectAttempt;
  locale: Locale;
}

const failureOf = (error: unknown): ConnectFailure => {
  if (!(error instanceof SocialError)) throw error;
  const { kind } = error.what;
  return kind === 'auth' || kind === 'refused' || kind === 'duplicate' ? 'refused' : 'unavailable';
};

/** Finishes what a popup began: the answer of a network, which anybody may send, becomes a connected account or a choice. */
export const receiveConsent = async (strapi: Core.Strapi, consent: Consent): Promise<Received | null> => {
  const query = strapi.db.query(OAUTH_STATE);
  const load = (where: { id: number } | { stateHash: string }) =>
    query.findOne({ where, populate: ['project', 'owner', 'account'] });
  const row = await load({ stateHash: hashOf(consent.state) });
  // Said in the same words to everybody: whoever forges an answer learns nothing.
  if (
    !row?.owner ||
    !row.project ||
    row.platform !== consent.platform ||
    !isSecretOf(consent.browser, row.browserHash)
  )
    return null;
  const { owner, project } = row;
  // Used from here on, whatever happens: a state serves once, and before the code is exchanged.
  const { count } = await query.updateMany({
    where: { id: row.id, usedAt: { $null: true } },
    data: { usedAt: new Date() },
  });
  if (count === 0) return null;

  const settle = async (data: RowInput<typeof OAUTH_STATE>): Promise<Received> => {
    await query.updateMany({ where: { id: row.id }, data: { ...data, verifier: null } });
    announceSocial(strapi, owner.id, project);
    const settled = (await load({ id: row.id })) ?? row;
    return { attempt: toConnectAttempt(settled, new Date()), locale: owner.language ?? 'it' };
  };
  const fail = (failure: ConnectFailure, missingScopes: string[] = []) =>
    settle({ state: 'failed', failure, missingScopes });

  if (new Date(row.expiresAt) <= new Date()) return fail('expired');
  if (CANCELLED.includes(consent.error)) return fail('cancelled');
  const verifier = openToken(row.verifier, { attempt: row.documentId });
  if (consent.error || !consent.code || verifier === null) return fail('refused');

  const network = engines(strapi).social.of(row.platform);
  let grant: SocialGrant;
  let targets: SocialTarget[];
  try {
    const signal = AbortSignal.timeout(timings().social.consentMs);
    const redirectUri = redirectUriOf(row.platform);
    const server = row.server ?? '';
    grant = await network.exchange({ code: consent.code, verifier, redirectUri, server }, { signal });
    const missing = network.requiredScopes.filter((scope) => !grant.grantedScopes.includes(scope));
    if (missing.length > 0) return fail('scopes', missing);
    targets = await network.targets(grant, { signal });
  } catch (error) {
    strapi.log.warn(`${row.platform} did not connect an account: ${String(error)}`);
    return fail(failureOf(error));
  }

  const [only, ...others] = targets;
  if (!only) return fail('no-targets');
  if (others.length === 0) {
    const connection = { project, ownerId: owner.id, platform: row.platform };
    const account = await connectAccount(strapi, { ...connection, grant, target: only });
    return settle({ state: 'connected', account: account.id });
  }
  const pending: PendingGrant = {
    grant: {
      ...grant,
      expiresAt: grant.expiresAt?.toISOString() ?? null,
      refreshExpiresAt: grant.refreshExpiresAt?.toISOString() ?? null,
    },
    targets,
  };
  return settle({
    state: 'choosing',
    expiresAt: new Date(Date.now() + timings().social.choosingMs),
    pendingGrant: sealToken(JSON.stringify(pending), { attempt: row.documentId }),
    targets: targets.map((target) => ({
      id: targetId(target),
      name: target.board?.name ?? target.name,
      detail: target.detail.slice(0, DETAIL_LENGTH),
    })),
  });
};
