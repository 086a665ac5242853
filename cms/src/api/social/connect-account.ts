import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { SocialGrant, SocialTarget } from '../../engines/social/port';
import { isUniqueViolation } from '../../http/error-answer';
import { EDITABLE_STATES } from '../../domain/social/post-rules';
import { sealToken } from './sealed-token';
import { SOCIAL_ACCOUNT, type SocialAccountRow, type SocialProjectRow } from './social-rows';

const NAME_LENGTH = 200;

export interface Connection {
  project: Pick<SocialProjectRow, 'id'>;
  ownerId: number;
  platform: SocialAccountRow['platform'];
  grant: SocialGrant;
  target: SocialTarget;
}

/** The row of a page in a project: the one it had before, so that its posts and their figures stay. */
const ensureRow = async (
  strapi: Core.Strapi,
  { project, ownerId, platform, target }: Connection,
): Promise<SocialAccountRow> => {
  const query = strapi.db.query(SOCIAL_ACCOUNT);
  const find = (): Promise<SocialAccountRow | null> =>
    query.findOne({ where: { project: { id: project.id }, platform, pageId: target.pageId } });
  const known = await find();
  if (known) return known;
  try {
    const data = { project: project.id, owner: ownerId, platform, pageId: target.pageId };
    return await query.create({ data: { ...data, state: 'disconnected', tokenVersion: 0 } });
  } catch (error) {
    const made = isUniqueViolation(error) ? await find() : null;
    if (!made) throw error;
    return made;
  }
};

/**
 * Connects a page, or connects it again: its posts stay, those that were held go on, and those that waited for an
 * account of this network get it.
 */
export const connectAccount = async (
  strapi: Core.Strapi,
  connection: Connection,
): Promise<SocialAccountRow> => {
  const { project, platform, grant, target } = connection;
  const row = await ensureRow(strapi, connection);
  const place = { account: row.documentId };
  const own = target.accessToken !== null;
  await strapi.db.query(SOCIAL_ACCOUNT).updateMany({
    where: { id: row.id },
    data: {
      accountName: target.name.slice(0, NAME_LENGTH),
      server: grant.server ?? null,
      boardId: target.board?.id ?? null,
      boardName: target.board?.name.slice(0, NAME_LENGTH) ?? null,
      simulated: engines(strapi).social.of(platform).simulated,
      state: 'connected',
      accessToken: sealToken(target.accessToken ?? grant.accessToken, place),
      userToken: own ? sealToken(grant.accessToken, place) : null,
      // A page's own access does not end with its person's.
      tokenExpiresAt: own ? null : grant.expiresAt,
      ...(grant.refreshToken
        ? { refreshToken: sealToken(grant.refreshToken, place), refreshExpiresAt: grant.refreshExpiresAt }
        : {}),
      tokenVersion: row.tokenVersion + 1,
      refreshingUntil: null,
      renewalFailures: 0,
      renewAfter: null,
      grantedScopes: grant.grantedScopes,
      personId: grant.personId ?? null,
      warnedAt: null,
      connectedAt: new Date(),
    },
  });
  await strapi.db
    .connection('social_posts')
    .where({ project_id: project.id, platform })
    .whereNull('account_id')
    .whereIn('state', [...EDITABLE_STATES, 'generating'])
    .update({ account_id: row.id });
  return row;
};
