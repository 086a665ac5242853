import { POSTS } from './post-rows';
import type { PublishingDependencies } from './dependencies';

/** What a part of a thread answers: the part before it, or the post that the thread hangs on. */
const PREDECESSOR_IS_OUT = `exists (
  select 1 from social_posts before
  where before.state = 'published' and before.external_id is not null
    and ((social_posts.thread_place = 1 and before.id = social_posts.thread_root_id)
      or (before.thread_root_id = social_posts.thread_root_id and before.thread_place = social_posts.thread_place - 1)))`;

/**
 * Gives what waits below a post its time, once what it answers is out: until then it has none, so nothing can take it. Each part is a
 * post of its own to everything that follows, made once like any other. Asked at each look again, so that a process that ends
 * between a post and its thread leaves no thread behind.
 */
export const releaseReplies = async ({ database, now }: PublishingDependencies): Promise<void> => {
  const at = now();
  await database
    .connection(POSTS)
    .where({ state: 'ready' })
    .whereNull('scheduled_for')
    .whereNull('deleted_at')
    .andWhere('thread_place', '>', 0)
    .whereRaw(PREDECESSOR_IS_OUT)
    // It waits for no second of its account's minute: what it answers has just gone out.
    .update({ scheduled_for: at, not_before: at, updated_at: at } as never);
};
