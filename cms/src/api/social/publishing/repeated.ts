import { composePost } from '../../../contract/social-text';
import { contentHash } from '../../../domain/social/content-hash';
import { POSTS, type ClaimedPost } from './post-rows';
import type { PublishingDependencies } from './dependencies';
import { DAY_MS } from '../../../contract/time-units';

/** Names what a post says, whatever its settings add to the link. */
export const hashOf = (post: ClaimedPost): string =>
  contentHash({
    platform: post.platform,
    ...composePost(post.platform, post),
  });

/** Whether the same words went out on this account within a day, or perhaps did. Its owner may have wanted that. */
export const isRepeated = async (
  { database, now }: PublishingDependencies,
  post: ClaimedPost,
): Promise<boolean> => {
  if (post.repeatAllowed) return false;
  const since = new Date(now().getTime() - DAY_MS);
  const other: unknown = await database
    .connection(POSTS)
    .where({ account_id: post.accountId, content_hash: hashOf(post) })
    .whereNot('id', post.id)
    .andWhere((query) => {
      query
        .where((out) => {
          out.where('state', 'published').andWhere('posted_at', '>=', since);
        })
        .orWhere((perhaps) => {
          perhaps.where('state', 'to-verify').andWhere('attempt_started_at', '>=', since);
        });
    })
    .first('id');
  return other !== undefined;
};
