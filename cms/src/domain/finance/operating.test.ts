import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Calculated, Figure } from '../../contract';
import { businessResult } from './business-result';
import { cashGap } from './cash';
import { flatRate, flatRateForNet, flatRateLimitOfYear } from './flat-rate';
import { campaignProfit } from './funnel';
import { instalments, principalForPayment, simpleInterest } from './instalments';
import { lateInterest } from './late-interest';
import { leasingTotal } from './leasing';
import {
  occupancyForCosts,
  occupancyOfSales,
  priceForIncome,
  profitOfSales,
  revenueOfSales,
} from './operating';
import { discountEffect, profitAtOtherPrice } from './price-effects';
import { costLimit, priceFromGain } from './pricing';
import { staffCost } from './staff-cost';

/** The results by name, or the problem. */
const resultOf = (calculated: Calculated): Record<string, number> | string =>
  calculated.ok
    ? Object.fromEntries(calculated.calculation.result.map(({ name, value }) => [name, value]))
    : calculated.problem;
const valueOf = (calculated: Calculated, name: string): number => {
  const result = resultOf(calculated);
  return typeof result === 'string' ? Number.NaN : (result[name] ?? Number.NaN);
};
const factor = (value: number, unit: Figure['unit'] = 'hundredths'): Figure => ({
  name: 'count',
  value,
  unit,
});
const volume = (...factors: Figure[]) => ({ factors });

test.each<[string, Calculated, Record<string, number> | string]>([
  // 22 € × 40 a day × 24 days
  [
    'revenue of a month',
    revenueOfSales({ price: 2_200, volume: volume(factor(4_000), factor(2_400)) }),
    { revenue: 2_112_000 },
  ],
  // 6 rooms × 30 nights × 60 % = 108 nights × 75 €
  [
    'revenue of rooms',
    revenueOfSales({
      price: 7_500,
      volume: volume(factor(600), factor(3_000), factor(6_000, 'basis-points')),
    }),
    { revenue: 810_000, volume: 10_800 },
  ],
  // (1.20 − 0.35) × 5,200 − 4,000
  [
    'what a month leaves',
    profitOfSales({ price: 120, unitCost: 35, fixedCosts: 400_000, volume: volume(factor(520_000)) }),
    { profit: 42_000 },
  ],
  // 20 × 70 % × 100 − 1,000
  [
    'what a share of cost leaves',
    profitOfSales({ price: 2_000, costRate: 3_000, fixedCosts: 100_000, volume: volume(factor(10_000)) }),
    { profit: 40_000 },
  ],
  // (900 + 2,500) ÷ 300 = 11.333…, rounded up
  [
    'a price for an income',
    priceForIncome({ fixedCosts: 90_000, income: 250_000, volume: volume(factor(30_000)) }),
    { price: 1_134 },
  ],
  // 3,900 ÷ (78 − 13) = 60 nights of 120
  [
    'an occupancy for the costs',
    occupancyForCosts({
      fixedCosts: 390_000,
      price: 7_800,
      unitCost: 1_300,
      capacity: volume(factor(400), factor(3_000)),
    }),
    { occupancy: 5_000, units: 60 },
  ],
  // 186 of 12 × 31 = 372 nights; 186 × 84 ÷ 372
  [
    'an occupancy that was',
    occupancyOfSales({ sold: 18_600, price: 8_400, capacity: volume(factor(1_200), factor(3_100)) }),
    { occupancy: 5_000, revenuePerPlace: 4_200 },
  ],
  // 5,000 × 45 % − 2,000
  [
    'a month as a whole',
    businessResult({ revenue: 500_000, marginRate: 4_500, costs: 200_000 }),
    { profit: 25_000, profitShare: 500 },
  ],
  // 960 + 36 × 265 + 96
  [
    'a lease',
    leasingTotal({ first: 96_000, instalment: 26_500, times: 36, redemption: 9_600 }),
    { total: 1_059_600 },
  ],
  // 4,500 × 10.15 % × 90 ÷ 365 = 112.62
  ['late interest', lateInterest({ amount: 450_000, days: 90 }), { lateInterest: 11_262, lumpSum: 4_000 }],
  // 12,000 × 6 % × 90 ÷ 365 = 177.53
  [
    'interest of days',
    simpleInterest({ amount: 1_200_000, annualRate: 600, days: 90 }),
    { interest: 17_753 },
  ],
  // 500 × (1 − 1.005^−60) ÷ 0.005
  [
    'a loan from a payment',
    principalForPayment({ payment: 50_000, annualRate: 600, months: 60 }),
    { principal: 2_586_278 },
  ],
  // 85,000 × 184 ÷ 365
  ['the limit of a part of a year', flatRateLimitOfYear({ days: 184 }), { yearLimit: 4_284_932 }],
  // 1,200 × 3 % = 36 × 22 − 600
  [
    'a campaign',
    campaignProfit({ visits: 1_200, conversion: 300, marginEach: 2_200, spend: 60_000 }),
    { orders: 36, profit: 19_200 },
  ],
  // 75 − 30
  ['days that are financed', cashGap({ customerDays: 75, supplierDays: 30 }), { gapDays: 45 }],
  // (14 − 5) × 450 − (12 − 5) × 500
  [
    'another price with fewer sales',
    profitAtOtherPrice({ price: 1_200, newPrice: 1_400, cost: 500, units: 50_000, unitsRate: -1_000 }),
    { change: 55_000 },
  ],
  // 200 × 12 ÷ 9 = 266.7
  [
    'pieces after a discount',
    discountEffect({ price: 3_000, cost: 1_800, discountRate: 1_000, units: 200 }),
    { unitsNeeded: 267 },
  ],
  ['the most that a dish may cost', costLimit({ price: 1_600, costRate: 2_500 }), { costLimit: 400 }],
  // 31.50 × 1.10
  ['a gain on each piece', priceFromGain({ cost: 1_950, gain: 1_200, vatRate: 1_000 }), { gross: 3_465 }],
  // 26,989.44 a year ÷ 12 × 3
  ['an employee of three months', staffCost({ monthlyGross: 150_000, months: 3 }), { costOfMonths: 674_736 }],
  ['nothing sold', revenueOfSales({ price: 100, volume: volume(factor(0)) }), 'not-positive'],
  [
    'a price at its cost',
    occupancyForCosts({ fixedCosts: 1, price: 5, unitCost: 5, capacity: volume(factor(100)) }),
    'price-not-above-cost',
  ],
])('%s', (_, calculated, expected) => {
  if (typeof expected === 'string') expect(resultOf(calculated)).toBe(expected);
  else expect(resultOf(calculated)).toMatchObject(expected);
});

const cents = fc.integer({ min: 1_00, max: 100_000_00 });

describe('for any figures', () => {
  test('a price for an income brings it in, and one cent less does not', () =>
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 5_000 }), (fixedCosts, income, pieces) => {
        const price = valueOf(
          priceForIncome({ fixedCosts, income, volume: volume(factor(pieces * 100)) }),
          'price',
        );
        expect(price * pieces).toBeGreaterThanOrEqual(fixedCosts + income);
        expect((price - 1) * pieces).toBeLessThan(fixedCosts + income);
      }),
    ));

  test('revenue less costs is the profit', () =>
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 5_000 }),
        cents,
        (price, share, pieces, fixedCosts) => {
          const unitCost = Math.floor((price * share) / 100);
          const sales = volume(factor(pieces * 100));
          const profit = valueOf(profitOfSales({ price, unitCost, fixedCosts, volume: sales }), 'profit');
          expect(profit).toBe(
            valueOf(revenueOfSales({ price, volume: sales }), 'revenue') - unitCost * pieces - fixedCosts,
          );
        },
      ),
    ));

  test('a loan that a payment borrows is paid back by about that payment', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 50_00, max: 5_000_00 }),
        fc.integer({ min: 50, max: 1_500 }),
        fc.integer({ min: 6, max: 240 }),
        (payment, annualRate, months) => {
          const principal = valueOf(principalForPayment({ payment, annualRate, months }), 'principal');
          expect(
            Math.abs(valueOf(instalments({ principal, annualRate, months }), 'payment') - payment),
          ).toBeLessThanOrEqual(1);
        },
      ),
    ));

  test('the turnover for a net income leaves that income', () =>
    fc.assert(
      fc.property(fc.integer({ min: 5_000_00, max: 40_000_00 }), (net) => {
        const regime = { group: 'professions', fund: 'professionals' } as const;
        const revenue = valueOf(flatRateForNet({ net, ...regime }), 'revenueNeeded');
        const left = valueOf(flatRate({ revenue, ...regime }), 'left');
        expect(left).toBeGreaterThanOrEqual(net);
        expect(left - net).toBeLessThanOrEqual(2);
      }),
      { numRuns: 40 },
    ));

  test('longer delay, more interest; a fuller house, more revenue', () =>
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 700 }),
        fc.integer({ min: 100, max: 9_900 }),
        (amount, days, occupancy) => {
          expect(valueOf(lateInterest({ amount, days: days + 30 }), 'lateInterest')).toBeGreaterThanOrEqual(
            valueOf(lateInterest({ amount, days }), 'lateInterest'),
          );
          const at = (rate: number) =>
            valueOf(
              revenueOfSales({ price: amount, volume: volume(factor(3_000), factor(rate, 'basis-points')) }),
              'revenue',
            );
          expect(at(occupancy + 100)).toBeGreaterThanOrEqual(at(occupancy));
        },
      ),
    ));
});
