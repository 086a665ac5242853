import { setImmediate } from 'node:timers/promises';
import type { EarlierPost, PlanMoment, PlannedSubject, PostBrief, PostWriter } from '../port';

/**
 * Goes through the moments as the writer would, each knowing what the ones before it told, and keeps what they would be about instead
 * of their words: a plan promises nothing that the writer could not write.
 */
export const planMoments = async (
  writer: Pick<PostWriter, 'write' | 'profileOf'>,
  brief: PostBrief,
  moments: readonly PlanMoment[],
  earlier: readonly EarlierPost[],
): Promise<(PlannedSubject | null)[]> => {
  const [first] = moments;
  if (!first) return [];
  // What is known is read once, as of the first day; every moment looks at its own dates.
  const known = { ...brief, profile: writer.profileOf(brief, first.day) };
  const pastPosts = [...earlier];
  const never = new AbortController().signal;
  const planned: (PlannedSubject | null)[] = [];
  for (const [index, moment] of moments.entries()) {
    const written = await writer.write(
      known,
      { ...moment, topic: '', earlier: pastPosts, seed: index },
      never,
    );
    // Who follows two networks would read it twice: a plan names each subject once.
    const isPlanned = planned.some((one) => one?.topic === written?.posts[0]?.topic);
    const posts = isPlanned ? [] : (written?.posts ?? []);
    const [main] = posts;
    pastPosts.unshift(...posts.map(({ platform, copy, kind }) => ({ platform, copy, kind, at: moment.at })));
    // Another network tells the same in another way, or what goes with the moment.
    planned.push(
      main
        ? {
            topic: main.topic,
            kind: main.kind,
            reason: main.reason,
            platforms: posts.map(({ platform }) => platform),
          }
        : null,
    );
    // Others are answered between two moments.
    await setImmediate();
  }
  return planned;
};
