/** Damps the first places, so that one ranking alone cannot decide; the usual constant. */
const DAMPING = 60;

/** Reciprocal-rank fusion: what stands high in several rankings comes first. Ties keep the order of the first ranking. */
export const fuse = <T>(rankings: readonly (readonly T[])[]): { item: T; score: number }[] => {
  const scores = new Map<T, number>();
  for (const ranking of rankings)
    ranking.forEach((item, place) => scores.set(item, (scores.get(item) ?? 0) + 1 / (DAMPING + place + 1)));
  return [...scores].map(([item, score]) => ({ item, score })).sort((a, b) => b.score - a.score);
};
