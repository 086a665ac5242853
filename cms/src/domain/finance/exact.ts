/** Larger amounts are typing mistakes: a thousand billion euro. */
export const MOST_CENTS = 100_000_000_000_000;

const PARTS_OF_HUNDREDTH = 6_000;

/** `value × times ÷ by` rounded to the nearest integer, halves away from zero, with no floating point in between. */
export const timesDividedBy = (value: number, times: number, by: number): number => {
  // Twenty minutes are a third of an hour: no whole hundredths, but whole parts of a minute.
  const scale = [times, by].every(Number.isInteger) ? 1 : PARTS_OF_HUNDREDTH;
  const product = BigInt(value) * BigInt(Math.round(times * scale));
  const divisor = BigInt(Math.round(by * scale));
  const isNegative = product < 0n !== divisor < 0n;
  const [above, below] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor];
  const rounded = (above * 2n + below) / (below * 2n);
  return Number(isNegative ? -rounded : rounded);
};

/** The smallest whole number of pieces that reaches an amount. */
export const piecesFor = (amount: number, each: number): number => Math.floor((amount - 1) / each) + 1;

/** A share of an amount; the rate in basis points. */
export const shareOf = (cents: number, basisPoints: number): number =>
  timesDividedBy(cents, basisPoints, 10_000);
