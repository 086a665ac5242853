import type { Core } from '@strapi/strapi';
import { PENDING_STATES } from '../../../domain/social/post-rules';

/** How many posts that are not out yet each calendar, or each account, of a project has. */
export const countPending = async (
  strapi: Core.Strapi,
  projectId: number,
  by: 'schedule_id' | 'account_id',
): Promise<(id: number) => number> => {
  const rows: Record<string, unknown>[] = await strapi.db
    .connection('social_posts')
    .where({ project_id: projectId })
    .whereIn('state', [...PENDING_STATES])
    .whereNull('deleted_at')
    .whereNull('thread_root_id')
    .groupBy(by)
    .select(by)
    .count({ posts: '*' });
  const counts = new Map(rows.map((row) => [Number(row[by]), Number(row.posts)]));
  return (id) => counts.get(id) ?? 0;
};
