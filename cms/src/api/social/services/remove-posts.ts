import type { Core } from '@strapi/strapi';
import { REMOVABLE_STATES } from '../../../domain/social/post-rules';
import { hideReplies } from '../replies';
import { SOCIAL_POST } from '../social-rows';

/** Takes posts away that are not out yet, for a while so that they can be brought back; their places are free at once. */
export const removePosts = async (
  strapi: Core.Strapi,
  where: { schedule?: { id: number }; account?: { id: number } },
  now: Date,
): Promise<void> => {
  const query = strapi.db.query(SOCIAL_POST);
  const rows: { id: number }[] = await query.findMany({
    where: { ...where, state: { $in: [...REMOVABLE_STATES] }, deletedAt: { $null: true } },
    select: ['id'],
  });
  await query.updateMany({
    // On its way since we looked: it stays.
    where: { id: { $in: rows.map(({ id }) => id) }, state: { $in: [...REMOVABLE_STATES] } },
    data: { deletedAt: now, slotKey: null },
  });
  await hideReplies(
    strapi,
    rows.map(({ id }) => id),
    now,
  );
};
