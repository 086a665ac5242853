import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenMix, type MixedProduct } from './break-even-mix';

const resultOf = (input: Parameters<typeof breakEvenMix>[0]) => {
  const found = breakEvenMix(input);
  return found.ok ? found.calculation.result.map(({ value }) => value) : found.problem;
};

// A table leaves 240 and four chairs 180: 4,600 ÷ 420 = 10.95, so 11 tables and 44 chairs, 11 × 450 + 44 × 80 = 8,470.
test('tables with four chairs each', () =>
  expect(
    resultOf({
      fixedCosts: 460_000,
      products: [
        { label: 'tavoli', price: 45_000, unitCost: 21_000, weight: 100 },
        { label: 'sedie', price: 8_000, unitCost: 3_500, weight: 400 },
      ],
    }),
  ).toEqual([11, 44, 847_000, 42_000]));

// 0.5 × 2.80 + 0.3 × 8 + 0.2 × 11 = 6: a thousand pieces for 6,000.
test('three products by their shares of the pieces', () =>
  expect(
    resultOf({
      fixedCosts: 600_000,
      isShares: true,
      products: [
        { label: 'pane', price: 400, unitCost: 120, weight: 5_000 },
        { label: 'pizza', price: 1_200, unitCost: 400, weight: 3_000 },
        { label: 'dolci', price: 2_000, unitCost: 900, weight: 2_000 },
      ],
    }),
  ).toEqual([500, 300, 200, 960_000, 600]));

test('a set that loses never covers anything', () =>
  expect(
    resultOf({
      fixedCosts: 1_000,
      products: [
        { label: 'a', price: 100, unitCost: 90, weight: 100 },
        { label: 'b', price: 100, unitCost: 190, weight: 100 },
      ],
    }),
  ).toBe('price-not-above-cost'));

const product = fc
  .record({
    cost: fc.integer({ min: 0, max: 50_000 }),
    profit: fc.integer({ min: 1, max: 50_000 }),
    weight: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ cost, profit, weight }): MixedProduct => ({
    label: 'x',
    price: cost + profit,
    unitCost: cost,
    weight: weight * 100,
  }));

test('what is sold covers the costs, and one set less does not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.array(product, { minLength: 2, maxLength: 4 }),
      (fixedCosts, products) => {
        const found = breakEvenMix({ fixedCosts, products });
        if (!found.ok) return false;
        const units = found.calculation.result
          .filter(({ name }) => name === 'units')
          .map(({ value }) => value);
        const left = (counts: number[]) =>
          counts.reduce(
            (sum, value, at) => sum + value * ((products[at]?.price ?? 0) - (products[at]?.unitCost ?? 0)),
            0,
          );
        const less = units.map((value, at) => value - (products[at]?.weight ?? 0) / 100);
        return left(units) >= fixedCosts && left(less) < fixedCosts;
      },
    ),
  );
});
