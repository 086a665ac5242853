import type { Core } from '@strapi/strapi';
import type { ConnectAttempt, SocialAccount, SocialPlatform } from '../../../contract';
import { engines } from '../../../engines';
import type { SocialGrant, SocialTarget } from '../../../engines/social/port';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { findOwned } from '../../../http/owned';
import { announceSocial } from '../announce-social';
import { judgeServer, serverFault } from '../named-server';
import { connectAccount } from '../connect-account';
import { hashOf, newSecret, redirectUriOf } from '../connect-secrets';
import { ownProject } from '../own-social';
import { openToken, sealToken } from '../sealed-token';
import { OAUTH_STATE, type OauthStateRow } from '../social-rows';
import { toConnectAttempt } from '../to-connect-attempt';
import { socialAccounts } from './accounts';
import { networksInfo } from './networks-info';
import { timings } from '../../../settings/timings';

/** What waits, sealed, for its owner to choose a page. */
export interface PendingGrant {
  grant: Omit<SocialGrant, 'expiresAt' | 'refreshExpiresAt'> & {
    expiresAt: string | null;
    refreshExpiresAt: string | null;
  };
  targets: SocialTarget[];
}

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** How a target is named in an answer: a board by its own id, a page by its. */
export const targetId = ({ board, pageId }: SocialTarget): string => board?.id ?? pageId;

/** What an owner does to connect an account. */
export const connectAttempts = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(OAUTH_STATE);
  const find = async (id: string) => {
    const { project, ...row } = await findOwned(strapi, OAUTH_STATE, id, caller, ['project', 'account']);
    if (!project) throw new ApiError('NOT_FOUND');
    return { ...row, project };
  };

  return {
    /** Opens an attempt; it can be finished in this browser alone, once, within ten minutes. */
    async open(
      projectId: string,
      { platform, browser, server }: { platform: SocialPlatform; browser: string; server?: string },
    ): Promise<{ attemptId: string; oauthUrl: string }> {
      const project = await ownProject(strapi, caller, projectId);
      const info = (await networksInfo(strapi)).find((network) => network.platform === platform);
      if (info?.obstacle) throw new ApiError('CONFLICT', { reason: info.obstacle });
      const network = engines(strapi).social.of(platform);
      if (!network.authorizeUrl) throw new ApiError('CONFLICT', { reason: 'password' });
      const named = await judgeServer(strapi, platform, server);
      const [state, verifier] = [newSecret(), newSecret()];
      const row: OauthStateRow = await query.create({
        data: {
          owner: caller.id,
          project: project.id,
          platform,
          server: named || null,
          state: 'waiting',
          stateHash: hashOf(state),
          browserHash: hashOf(browser),
          expiresAt: new Date(Date.now() + timings().social.consentAttemptMs),
        },
      });
      await query.updateMany({
        where: { id: row.id },
        data: { verifier: sealToken(verifier, { attempt: row.documentId }) },
      });
      try {
        const oauthUrl = await network.authorizeUrl(
          { state, verifier, redirectUri: redirectUriOf(platform), server: named },
          { signal: AbortSignal.timeout(timings().social.consentMs) },
        );
        return { attemptId: row.documentId, oauthUrl };
      } catch (error) {
        throw serverFault(error);
      }
    },

    async find(id: string): Promise<ConnectAttempt> {
      return toConnectAttempt(await find(id), new Date());
    },

    /** Connects the page that was chosen, and forgets the others. */
    async choose(id: string, chosen: string): Promise<SocialAccount> {
      const row = await find(id);
      const { status } = toConnectAttempt(row, new Date());
      if (status !== 'choosing') throw new ApiError('CONFLICT', { reason: status });
      const pending = openToken(row.pendingGrant, { attempt: row.documentId });
      if (pending === null) throw new ApiError('CONFLICT', { reason: 'failed' });
      const { grant, targets } = JSON.parse(pending) as PendingGrant;
      const target = targets.find((candidate) => targetId(candidate) === chosen);
      if (!target) throw new ApiError('VALIDATION', { fields: { targetId: 'choice' } });
      const account = await connectAccount(strapi, {
        project: row.project,
        ownerId: caller.id,
        platform: row.platform,
        grant: {
          ...grant,
          expiresAt: date(grant.expiresAt),
          refreshExpiresAt: date(grant.refreshExpiresAt),
        },
        target,
      });
      await query.updateMany({
        where: { id: row.id, state: 'choosing' },
        data: { state: 'connected', pendingGrant: null, targets: null, account: account.id },
      });
      announceSocial(strapi, caller.id, row.project);
      return socialAccounts(strapi, caller).find(account.documentId);
    },
  };
};
