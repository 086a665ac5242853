import type { Core } from '@strapi/strapi';
import { replyProblem, type SocialPlatform } from '../../contract';
import { ApiError } from '../../http/api-error';
import { SOCIAL_POST, type SocialPostRow } from './social-rows';

/** Refuses what the network would refuse below a post. */
export const assertReplies = (platform: SocialPlatform, replies: readonly string[]): void => {
  const problem = replyProblem(platform, replies);
  if (problem) throw new ApiError('VALIDATION', { fields: { replies: problem } });
};

/** What follows each of these posts, in its order. */
export const readReplies = async (
  strapi: Core.Strapi,
  posts: readonly Pick<SocialPostRow, 'id'>[],
): Promise<(post: Pick<SocialPostRow, 'id'>) => SocialPostRow[]> => {
  if (posts.length === 0) return () => [];
  const rows: SocialPostRow[] = await strapi.db.query(SOCIAL_POST).findMany({
    where: { threadRoot: { id: { $in: posts.map(({ id }) => id) } }, deletedAt: { $null: true } },
    orderBy: { threadPlace: 'asc' },
    populate: { threadRoot: { select: ['id', 'documentId'] } },
  });
  return ({ id }) => rows.filter(({ threadRoot }) => threadRoot?.id === id);
};

const idsOfReplies = async (strapi: Core.Strapi, postIds: readonly number[]): Promise<number[]> => {
  const rows = await strapi.db.query(SOCIAL_POST).findMany({
    where: { threadRoot: { id: { $in: [...postIds] } } },
    select: ['id'],
  });
  return rows.map(({ id }) => id);
};

/** What a part of a thread takes from its post. */
export interface ReplyOrigin {
  id: number;
  projectId: number;
  accountId: number | null;
  platform: SocialPlatform;
}

/**
 * Writes what follows a post that is not out yet, in place of what followed it. Each is a post of its own without a time: it gets one
 * once what it answers is out. Its owner approves it with the post, and the same words may follow several posts.
 */
export const writeReplies = async (
  strapi: Core.Strapi,
  { id, projectId, accountId, platform }: ReplyOrigin,
  replies: readonly string[],
): Promise<void> => {
  const posts = strapi.db.query(SOCIAL_POST);
  await strapi.db.transaction(async () => {
    await posts.deleteMany({ where: { id: { $in: await idsOfReplies(strapi, [id]) } } });
    for (const [index, reply] of replies.entries())
      await posts.create({
        data: {
          project: projectId,
          account: accountId,
          platform,
          copy: reply.trim(),
          hashtags: [],
          threadRoot: id,
          threadPlace: index + 1,
          state: 'ready',
          aiGenerated: false,
          approvedAt: new Date(),
          repeatAllowed: true,
          pinned: true,
          version: 1,
        },
      });
  });
};

/** What follows posts goes away with them, and comes back with them: `at` null brings it back. */
export const hideReplies = async (
  strapi: Core.Strapi,
  postIds: readonly number[],
  at: Date | null,
): Promise<void> => {
  if (postIds.length === 0) return;
  // Only what is not out: a post that was just published while it was taken away keeps its thread.
  const posts = strapi.db.query(SOCIAL_POST);
  const gone = await posts.findMany({
    where: { id: { $in: [...postIds] }, deletedAt: at ? { $notNull: true } : { $null: true } },
    select: ['id'],
  });
  const replies = await idsOfReplies(
    strapi,
    gone.map(({ id }) => id),
  );
  await posts.updateMany({ where: { id: { $in: replies } }, data: { deletedAt: at } });
};
