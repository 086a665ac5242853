import type { ComparedQuestion, ComparisonSide } from '@contract';

export interface ComparedTotals {
  answered: number;
  right: number;
  wrong: number;
  /** Of one reply, in the middle: one slow start says nothing. Null before the first. */
  milliseconds: number | null;
  /** Cents of all replies; null where nobody pays. */
  cost: number | null;
}

/** What one side of a comparison comes to so far. */
export const totalsOf = (questions: readonly ComparedQuestion[], side: ComparisonSide): ComparedTotals => {
  const replies = questions.flatMap(({ replies: { [side]: reply } }) => (reply ? [reply] : []));
  const times = replies.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const costs = replies.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return {
    answered: replies.length,
    right: replies.filter(({ verdict }) => verdict === 'right').length,
    wrong: replies.filter(({ verdict }) => verdict === 'wrong').length,
    milliseconds: times[Math.floor(times.length / 2)] ?? null,
    cost: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
  };
};
