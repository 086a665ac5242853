import type { Cents } from '../../contract';

/** Italy's ordinary rate, in percent. */
export const VAT_PERCENT = 22;

/**
 * The VAT inside a price shown to the public, which includes it by law: price × 22/122, in whole cents, half up.
 * Integers only, because 0.1 + 0.2 is not a sum that a bookkeeper accepts.
 */
export const vatWithin = (grossCents: Cents, percent: number = VAT_PERCENT): Cents => {
  const base = 100 + percent;
  return Math.floor((2 * grossCents * percent + base) / (2 * base));
};
