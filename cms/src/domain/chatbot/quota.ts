import { parts } from './rome-time';

/** The month a message counts for, as `2026-11`: it turns at midnight in Rome, summer and winter. */
export const usageMonth = (instant: Date): string => {
  const { year, month } = parts(instant);
  return `${year}-${month}`;
};

/** The thresholds, in percent, that exactly this message reaches. Two of them when the limit is tiny. */
export const thresholdsReached = (used: number, limit: number): (80 | 100)[] =>
  ([80, 100] as const).filter((percent) => used === Math.max(1, Math.ceil((limit * percent) / 100)));
