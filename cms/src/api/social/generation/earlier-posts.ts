import type { Core } from '@strapi/strapi';
import type { EarlierPost } from '../../../engines/ai/posts/port';
import { SOCIAL_POST, type SocialPostRow } from '../social-rows';

/** Thirty of each network. */
const REMEMBERED = 150;

/** What a project said lately or is about to say, newest first: none of it is to be said again. */
export const earlierPosts = async (strapi: Core.Strapi, projectId: number): Promise<EarlierPost[]> => {
  const rows: Pick<SocialPostRow, 'platform' | 'copy'>[] = await strapi.db.query(SOCIAL_POST).findMany({
    where: { project: { id: projectId }, deletedAt: { $null: true }, contentHash: { $notNull: true } },
    select: ['platform', 'copy'],
    orderBy: [{ scheduledFor: 'desc' }, { id: 'desc' }],
    limit: REMEMBERED,
  });
  return rows.flatMap(({ platform, copy }) => (copy ? [{ platform, copy }] : []));
};
