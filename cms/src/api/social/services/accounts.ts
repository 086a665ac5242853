import type { Core } from '@strapi/strapi';
import type { DisconnectSocialAccount, SocialAccount } from '../../../contract';
import { engines } from '../../../engines';
import { SocialError } from '../../../engines/social';
import type { SocialTarget } from '../../../engines/social/port';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { accessFor, openGrant } from '../access-token';
import { announceSocial } from '../announce-social';
import { NO_ACCESS } from '../no-access';
import { ownAccount, ownProject } from '../own-social';
import { revokeAccess } from '../revoke-access';
import { SOCIAL_ACCOUNT, type SocialAccountRow } from '../social-rows';
import { networkOf, toSocialAccount } from '../to-social-account';
import { countPending } from './pending-posts';
import { removePosts } from './remove-posts';
import { timings } from '../../../settings/timings';

/** What an owner does with the accounts of a project. */
export const socialAccounts = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_ACCOUNT);

  const answer = async (rows: SocialAccountRow[], projectId: number): Promise<SocialAccount[]> => {
    const pendingOf = await countPending(strapi, projectId, 'account_id');
    const { social } = engines(strapi);
    const now = new Date();
    return rows.map((row) =>
      toSocialAccount(row, { networks: social, now, pendingPosts: pendingOf(row.id) }),
    );
  };
  const find = async (id: string): Promise<SocialAccount> => {
    const row = await ownAccount(strapi, caller, id);
    const [account] = await answer([row], row.project.id);
    return account as SocialAccount;
  };

  /** The boards of a Pinterest account. */
  const boardsOf = async (row: SocialAccountRow): Promise<{ id: string; name: string }[]> => {
    if (row.platform !== 'pinterest') throw new ApiError('NOT_FOUND');
    try {
      const { accessToken } = await accessFor(strapi, row.id);
      const grant = openGrant(row);
      const targets: SocialTarget[] = grant
        ? await networkOf(engines(strapi).social, row).targets(
            { ...grant, accessToken },
            { signal: AbortSignal.timeout(timings().social.callMs) },
          )
        : [];
      return targets.flatMap(({ board }) => board ?? []);
    } catch (error) {
      if (!(error instanceof SocialError)) throw error;
      if (error.what.kind === 'auth') throw new ApiError('CONFLICT', { reason: 'reconnect' });
      const wait =
        error.what.kind === 'not-yet'
          ? error.what.until.getTime() - Date.now()
          : timings().social.retryAfterMs;
      throw new ApiError('UNAVAILABLE', { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
    }
  };

  return {
    find,

    async list(projectId: string): Promise<SocialAccount[]> {
      const project = await ownProject(strapi, caller, projectId);
      const rows: SocialAccountRow[] = await query.findMany({
        where: { project: { id: project.id } },
        orderBy: { id: 'asc' },
      });
      return answer(rows, project.id);
    },

    boards: async (id: string) => boardsOf(await ownAccount(strapi, caller, id)),

    async chooseBoard(id: string, boardId: string): Promise<SocialAccount> {
      const row = await ownAccount(strapi, caller, id);
      const board = (await boardsOf(row)).find((candidate) => candidate.id === boardId);
      if (!board) throw new ApiError('VALIDATION', { fields: { boardId: 'choice' } });
      await query.updateMany({ where: { id: row.id }, data: { boardId: board.id, boardName: board.name } });
      announceSocial(strapi, caller.id, row.project);
      return find(id);
    },

    async disconnect(
      id: string,
      { mode, posts = 'hold' }: DisconnectSocialAccount['request'],
    ): Promise<void> {
      const row = await ownAccount(strapi, caller, id);
      if (mode === 'hard') await revokeAccess(strapi, row, caller.id);
      await strapi.db.transaction(async () => {
        if (mode === 'hard' || posts === 'delete')
          await removePosts(strapi, { account: { id: row.id } }, new Date());
        if (mode === 'hard') await query.delete({ where: { id: row.id } });
        else
          await query.updateMany({
            where: { id: row.id },
            data: { ...NO_ACCESS, state: 'disconnected', tokenVersion: row.tokenVersion + 1 },
          });
      });
      announceSocial(strapi, caller.id, row.project);
    },
  };
};
