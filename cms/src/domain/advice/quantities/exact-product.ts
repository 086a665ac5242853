/** Minutes are the finest span that anybody writes: a hundredth of one is exact in every quantity. */
const FINE = 6_000;

/** A factor as an exact fraction. */
export interface Factor {
  times: bigint;
  by: bigint;
}

/** A quantity in hundredths (a count, hours, basis points of a hundred per cent divided by a hundred) as a factor. */
export const factorOf = (hundredths: number): Factor => ({
  times: BigInt(Math.round(hundredths * FINE)),
  by: BigInt(100 * FINE),
});
export const ratio = (times: number, by: number): Factor => ({ times: BigInt(times), by: BigInt(by) });

/** An integer amount times every factor, rounded once at the end, halves away from zero. */
export const productOf = (amount: number, factors: readonly Factor[]): number => {
  const times = factors.reduce((all, factor) => all * factor.times, BigInt(amount));
  const by = factors.reduce((all, factor) => all * factor.by, 1n);
  const above = times < 0n ? -times : times;
  const rounded = Number((above * 2n + by) / (by * 2n));
  return times < 0n ? -rounded : rounded;
};
