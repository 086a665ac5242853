import type { SocialPlatform } from '../../../../contract';
import type { EarlierPost } from '../port';
import { trigramsOf } from '../similarity';

/** An earlier post as it is compared. */
export interface Remembered extends EarlierPost {
  runs: Set<string>;
}

export const remember = (post: EarlierPost): Remembered => ({ ...post, runs: trigramsOf(post.copy) });

/** Of an idea's words more than this in a post, and the post has said it. */
const SAID = 0.5;

/** Which of many posts said something, found by the words instead of post by post. */
export const memoryOf = (posts: readonly Remembered[]) => {
  const index = new Map<string, Remembered[]>();
  for (const post of posts)
    for (const run of post.runs) {
      const list = index.get(run);
      if (list) list.push(post);
      else index.set(run, [post]);
    }
  return {
    /** The networks on which a text was said, once for each post. */
    saidOn(text: string): SocialPlatform[] {
      const runs = trigramsOf(text);
      const shared = new Map<Remembered, number>();
      for (const run of runs)
        for (const post of index.get(run) ?? []) shared.set(post, (shared.get(post) ?? 0) + 1);
      return [...shared]
        .filter(([post, count]) => count > SAID * Math.min(runs.size, post.runs.size))
        .map(([{ platform }]) => platform);
    },
  };
};
export type Memory = ReturnType<typeof memoryOf>;
