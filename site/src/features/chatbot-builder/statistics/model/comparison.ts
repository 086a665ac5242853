/** How a figure stands beside the period before. `amount` is a share of it, or for shares themselves the points between them. */
export type Comparison =
  { kind: 'more' | 'less'; amount: number } | { kind: 'same' } | { kind: 'new' } | { kind: 'none' };

const beside = (difference: number, amount: number): Comparison =>
  Math.round(amount * 100) === 0 ? { kind: 'same' } : { kind: difference > 0 ? 'more' : 'less', amount };

/** Of something that is counted or measured. */
export const compareAmounts = (current: number | null, previous: number | null): Comparison => {
  if (current === null || previous === null) return { kind: 'none' };
  if (previous === 0) return current === 0 ? { kind: 'none' } : { kind: 'new' };
  const difference = current - previous;
  return beside(difference, Math.abs(difference) / previous);
};

/** Of a share, which is compared in points: from 40 % to 50 % are ten. */
export const compareShares = (current: number | null, previous: number | null): Comparison =>
  current === null || previous === null
    ? { kind: 'none' }
    : beside(current - previous, Math.abs(current - previous));

/** A part of a whole, or null where there is no whole. */
export const shareOf = (part: number, rest: number): number | null =>
  part + rest === 0 ? null : part / (part + rest);
