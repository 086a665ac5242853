const FIRST_MS = 2_000;
const LONGEST_MS = 10 * 60_000;

/** Doubles with each attempt, with up to a quarter of jitter so that jobs which failed together do not return together. */
export const retryDelayMs = (attempt: number, random: () => number = Math.random): number => {
  const base = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
  return Math.round(base * (0.75 + random() / 2));
};
