/** Which of `candidates` places are filled when at most `cap` may be: spread evenly over the week, never just its first days. */
export const spread = (candidates: number, cap: number): number[] => {
  const wanted = Math.max(0, Math.min(candidates, cap));
  return Array.from({ length: wanted }, (_, index) => Math.floor((index * candidates) / wanted));
};
