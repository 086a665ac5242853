import type { PlannedPost } from '../../contract';

/** With less of its instants filled a plan is made again, so that what is known lasts to its end. */
const FULL_ENOUGH = 0.9;
/** With more time between posts a little more can be told than was found at full pace. */
const MORE_WITH_TIME = 1.2;

/** How many of so many instants a plan should fill; all of them where nearly all could be. */
export const pacedCount = (instants: number, filled: number): number =>
  filled >= instants * FULL_ENOUGH ? instants : Math.min(instants, Math.ceil(filled * MORE_WITH_TIME));

/** What an owner keeps of a planned post, and where. */
type PlanChange = Pick<PlannedPost, 'id' | 'at' | 'topic'>;

/**
 * The posts that stay, by instant, each at one of the plan's own; a topic that its owner wrote is a reason of its own. Null for posts or
 * instants that the plan does not have, or has once only.
 */
export const changedPosts = (
  posts: readonly PlannedPost[],
  changes: readonly PlanChange[],
): PlannedPost[] | null => {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const byInstant = new Map(posts.map((post) => [post.at, post]));
  const remaining: PlannedPost[] = [];
  for (const { id, at, topic } of changes) {
    const post = byId.get(id);
    const place = byInstant.get(at);
    if (!post || !place) return null;
    byId.delete(id);
    byInstant.delete(at);
    remaining.push({
      ...post,
      at,
      day: place.day,
      time: place.time,
      ...(topic === post.topic ? {} : { topic, kind: null, reason: { kind: 'topic', words: topic } }),
    });
  }
  return remaining.sort((one, other) => one.at.localeCompare(other.at));
};
