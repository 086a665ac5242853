import type { PlannedPost } from '@contract';

/** The posts with one of them a place earlier (`-1`) or later (`1`): both keep what they are about, and change days. */
export const movedPost = (posts: readonly PlannedPost[], id: string, by: -1 | 1): PlannedPost[] => {
  const at = posts.findIndex((post) => post.id === id);
  const [post, other] = [posts[at], posts[at + by]];
  if (!post || !other) return [...posts];
  const placed = (one: PlannedPost, { at: instant, day, time }: PlannedPost): PlannedPost => ({
    ...one,
    at: instant,
    day,
    time,
  });
  return posts.map((one) => (one === post ? placed(other, post) : one === other ? placed(post, other) : one));
};

/** The posts without one of them; its day stays free. */
export const withoutPost = (posts: readonly PlannedPost[], id: string): PlannedPost[] =>
  posts.filter((post) => post.id !== id);

/** The posts, one of them about what its owner typed. */
export const retitledPost = (posts: readonly PlannedPost[], id: string, topic: string): PlannedPost[] =>
  posts.map((post) =>
    post.id === id && post.topic !== topic
      ? { ...post, topic, kind: null, reason: { kind: 'topic', words: topic } }
      : post,
  );
