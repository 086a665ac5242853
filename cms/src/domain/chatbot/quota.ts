import { parts } from './rome-time';

/** The month a message counts for, as `2026-11`: it turns at midnight in Rome, summer and winter. */
export const usageMonth = (instant: Date): string => {
  const { year, month } = parts(instant);
  return `${year}-${month}`;
};

/** What a bot may say: messages that each month gives by itself, bought ones that are left, and what this month has used of both. */
export interface Allowance {
  own: number;
  credits: number;
  used: number;
}

/**
 * The month's own messages go first, so what was used beyond them were bought ones: a limit once shown is not lowered by using it.
 */
export const monthlyLimit = ({ own, credits, used }: Allowance): number => Math.max(own, used) + credits;

/** The thresholds, in percent, that exactly this message reaches. Two of them when the limit is tiny. */
export const thresholdsReached = (used: number, limit: number): (80 | 100)[] =>
  ([80, 100] as const).filter((percent) => used === Math.max(1, Math.ceil((limit * percent) / 100)));
