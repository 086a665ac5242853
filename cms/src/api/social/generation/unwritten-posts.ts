import type { Core } from '@strapi/strapi';
import { SOCIAL_POST, type SocialPostRow } from '../social-rows';

/** Posts of a generation that have no words yet, by their instant. */
export const unwrittenPosts = (strapi: Core.Strapi, generation: number): Promise<SocialPostRow[]> =>
  strapi.db.query(SOCIAL_POST).findMany({
    where: {
      generation: { id: generation },
      state: { $in: ['queued', 'generating'] },
      contentHash: { $null: true },
      deletedAt: { $null: true },
    },
    orderBy: [{ scheduledFor: 'asc' }, { id: 'asc' }],
  });

/** Takes them away, so that their places are free for another try. */
export const removeUnwritten = async (strapi: Core.Strapi, generation: number): Promise<void> => {
  const rows = await unwrittenPosts(strapi, generation);
  await strapi.db.query(SOCIAL_POST).deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
};
