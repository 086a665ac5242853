/**
 * How near each of several passages came, as shares of the best one. The engine's scores compare only within one question and may
 * be of any size and sign; the farthest still shows a trace, because it was considered.
 */
export const closeness = (scores: readonly number[]): number[] => {
  const best = Math.max(...scores);
  const worst = Math.min(...scores);
  const TRACE = 0.06;
  return scores.map((score) =>
    best === worst ? 1 : TRACE + ((1 - TRACE) * (score - worst)) / (best - worst),
  );
};
