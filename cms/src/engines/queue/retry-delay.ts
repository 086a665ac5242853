import type { Timings } from '../../settings/timings';

/** Doubles with each attempt, with up to a quarter of jitter so that jobs which failed together do not return together. */
export const retryDelayMs = (
  attempt: number,
  { retryFirstMs, retryLongestMs }: Pick<Timings['queue'], 'retryFirstMs' | 'retryLongestMs'>,
  random: () => number = Math.random,
): number => {
  const base = Math.min(retryFirstMs * 2 ** (attempt - 1), retryLongestMs);
  return Math.round(base * (0.75 + random() / 2));
};
