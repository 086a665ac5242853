import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Calculated } from '../../contract';
import {
  advertisingReturn,
  contactCost,
  customersForBudget,
  customersToRepay,
  mostToSpend,
} from './advertising';
import { customerValue } from './pricing';
import { multiBuy } from './promotion';

const figuresOf = (found: Calculated): Record<string, number> | string =>
  found.ok
    ? Object.fromEntries(found.calculation.result.map(({ name, value }) => [name, value]))
    : found.problem;
const valueOf = (found: Calculated, name: string): number =>
  (found.ok && found.calculation.result.find((each) => each.name === name)?.value) || 0;

describe('worked by hand', () => {
  test.each<[string, Calculated, Record<string, number> | string]>([
    // 4 × 30 % − 1 = 0.20 for each euro; 1 ÷ 30 % = 3.33…, so 3.34 to lose nothing
    [
      'a return of 4',
      advertisingReturn({ roas: 400, marginRate: 3_000 }),
      { profitPerEuro: 20, roasNeeded: 334 },
    ],
    // 35 × 50 % = 17.50; 800 ÷ 17.50 = 45.7
    [
      'customers that pay back 800',
      customersToRepay({ spend: 80_000, sale: 3_500, marginRate: 5_000 }),
      { orders: 46, marginEach: 1_750 },
    ],
    // 12 ÷ 15 % = 80; 400 × 35 % = 140; 140 − 80 = 60
    [
      'a lead at 12',
      contactCost({ contact: 1_200, closing: 1_500, sale: 40_000, marginRate: 3_500 }),
      { profit: 6_000, costPerCustomer: 8_000, marginEach: 14_000 },
    ],
    // 30 customers ÷ 20 % = 150 contacts × 4
    [
      'a budget for 30 customers',
      contactCost({ contact: 400, closing: 2_000, customers: 30 }),
      { spend: 60_000, contacts: 150, costPerCustomer: 2_000 },
    ],
    // 500 ÷ 0.40 = 1,250 clicks × 2 %
    [
      'what 500 bring',
      customersForBudget({ budget: 50_000, click: 40, conversion: 200 }),
      { orders: 25, visits: 1_250, costPerCustomer: 2_000 },
    ],
    ['the most to spend', mostToSpend({ marginEach: 3_000, orders: 100 }), { mostSpend: 300_000 }],
    // Two prices for three pieces: 2 − 3 × 50 % = 0.5 of 2; before 1.5, so three times as many
    [
      'three for two',
      multiBuy({ taken: 3, paid: 2, marginRate: 5_000 }),
      { marginAfter: 2_500, discountRate: 3_333, moreSales: 20_000 },
    ],
    // 2 − 3 × 70 % < 0
    [
      'three for two at a small margin',
      multiBuy({ taken: 3, paid: 2, marginRate: 3_000 }),
      { marginAfter: -500, discountRate: 3_333 },
    ],
    ['two for three', multiBuy({ taken: 2, paid: 3, marginRate: 3_000 }), 'rate-out-of-range'],
    // 1 ÷ 20 % = 5 years × 300 × 50 %
    [
      'customers that leave',
      customerValue({ averageSale: 30_000, purchasesPerYear: 100, churnRate: 2_000, marginRate: 5_000 }),
      { customerValue: 75_000, turnover: 150_000 },
    ],
  ])('%s', (_, found, expected) => expect(figuresOf(found)).toEqual(expected));
});

const share = fc.integer({ min: 100, max: 10_000 });
describe('for any figures', () => {
  test('customers that pay back bring at least what was spent, one less does not', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 200, max: 100_000 }),
        share,
        (spend, sale, marginRate) => {
          const found = customersToRepay({ spend, sale, marginRate });
          const [orders, each] = [valueOf(found, 'orders'), valueOf(found, 'marginEach')];
          return orders * each >= spend && (orders - 1) * each < spend;
        },
      ),
    ));
  test('at the least return nothing is lost', () =>
    fc.assert(
      fc.property(share, (marginRate) => {
        const least = valueOf(advertisingReturn({ roas: 100, marginRate }), 'roasNeeded');
        return valueOf(advertisingReturn({ roas: least, marginRate }), 'profitPerEuro') >= 0;
      }),
    ));
  test('a budget is never overspent', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 5_000 }),
        share,
        (budget, click, conversion) => {
          const found = customersForBudget({ budget, click, conversion });
          return (
            valueOf(found, 'visits') * click <= budget && valueOf(found, 'orders') <= valueOf(found, 'visits')
          );
        },
      ),
    ));
  test('a promotion never raises the margin', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 9_999 }),
        (taken, paid, marginRate) =>
          paid >= taken || valueOf(multiBuy({ taken, paid, marginRate }), 'marginAfter') <= marginRate,
      ),
    ));
});
