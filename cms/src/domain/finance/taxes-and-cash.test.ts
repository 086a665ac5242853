import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Calculated } from '../../contract';
import { cashOverMonths } from './cash-months';
import { companyTax } from './company-tax';
import { FISCAL_PARAMETERS } from './fiscal-parameters';
import { incomeTax } from './income-tax';
import { leasingInstalment } from './leasing';
import { openingCosts } from './opening';
import { discountCost } from './discount-cost';
import { instalments } from './instalments';
import { loanRate } from './loan-rate';
import { priceForIncome } from './price-for-income';
import { unitPrice } from './unit-price';

/** The results by what they are called, or by name. */
const figuresOf = (found: Calculated): Record<string, number> | string =>
  found.ok
    ? Object.fromEntries(found.calculation.result.map(({ name, label, value }) => [label ?? name, value]))
    : found.problem;
const valueOf = (found: Calculated, name: string): number =>
  (found.ok && found.calculation.result.find((each) => each.name === name)?.value) || 0;

const FISCAL = {
  ...FISCAL_PARAMETERS,
  companyTax: { ...FISCAL_PARAMETERS.companyTax, ires: 2_400, irap: 390 },
  irpef: {
    ...FISCAL_PARAMETERS.irpef,
    brackets: [
      { upTo: 2_800_000, rate: 2_300 },
      { upTo: 5_000_000, rate: 3_300 },
      { upTo: Number.MAX_SAFE_INTEGER, rate: 4_300 },
    ],
  },
  inps: {
    ...FISCAL_PARAMETERS.inps,
    artisans: { fixed: 450_000, minimum: 1_800_000, rate: 2_400 },
    professionals: { fixed: 0, minimum: 0, rate: 2_600 },
  },
};

describe('worked by hand', () => {
  test.each<[string, Calculated, Record<string, number> | string]>([
    // 24 % and 3.9 % of 100,000
    [
      'a company',
      companyTax({ profit: 10_000_000 }, FISCAL),
      { tax: 2_790_000, ires: 2_400_000, irap: 390_000, left: 7_210_000 },
    ],
    // 4,500 + 24 % of (38,000 − 18,000) = 9,300; 23 % of 28,000 + 33 % of 700 = 6,671
    [
      'an artisan with contributions',
      incomeTax({ income: 3_800_000, fund: 'artisans' }, FISCAL),
      { tax: 667_100, contributions: 930_000, left: 2_202_900 },
    ],
    // 26 % of 20,000 = 5,200; 23 % of 14,800 = 3,404
    [
      'a professional with contributions',
      incomeTax({ income: 2_000_000, fund: 'professionals' }, FISCAL),
      { tax: 340_400, contributions: 520_000, left: 1_139_600 },
    ],
    // 40,000 − 8,000 − 4,000 ÷ 1.005^60 = 29,034.51; × 0.005 ÷ (1 − 1.005^−60) = 561.32
    [
      'a lease',
      leasingInstalment({
        price: 4_000_000,
        first: 800_000,
        redemption: 400_000,
        annualRate: 600,
        months: 60,
      }),
      { instalment: 56_132, total: 4_567_920, interest: 567_920 },
    ],
    [
      'a lease that is bought back for more than it is worth',
      leasingInstalment({ price: 100_000, redemption: 200_000, annualRate: 100, months: 12 }),
      'too-large',
    ],
    [
      'what opening takes',
      openingCosts([
        { label: 'lavori', value: 4_000_000 },
        { label: 'cauzione', value: 450_000 },
      ]),
      { cashNeed: 4_450_000, withReserve: 5_117_500 },
    ],
    // 4,000 + 2,000 − 5,000 = 1,000; + 3,500 − 5,000 = −500
    [
      'cash that goes below nothing',
      cashOverMonths({
        cash: 400_000,
        outgoings: 500_000,
        incomings: [
          { label: 'gennaio', value: 200_000 },
          { label: 'febbraio', value: 350_000 },
        ],
      }),
      { 'cassa, febbraio': -50_000, stillMissing: 50_000 },
    ],
    // (2,000 + 1,100 + 60 × 12) ÷ 60 = 63.666…
    [
      'cakes for an income',
      priceForIncome({ income: 200_000, fixedCosts: 110_000, unitCost: 1_200, units: 60 }),
      { price: 6_367, contribution: 5_167, needed: 382_000 },
    ],
    // 10 % of 5,000 off the 1,500 that 30 % left
    [
      'a discount to one customer',
      discountCost({ turnover: 500_000, discount: 1_000, marginRate: 3_000 }),
      { discount: 50_000, profitAfter: 100_000, profitBefore: 150_000, lostShare: 3_333 },
    ],
    [
      'instalments below what was lent',
      loanRate({ principal: 100_000, payment: 1_000, months: 12 }),
      'negative',
    ],
    // 160 hours × 60 % = 96; 3,500 ÷ 96 = 36.4583…
    [
      'hours of which some are paid',
      unitPrice({ costs: 50_000, income: 300_000, units: 96, worked: 160, paidShare: 6_000 }),
      { price: 3_646, needed: 350_000 },
    ],
  ])('%s', (_, found, expected) => expect(figuresOf(found)).toEqual(expected));
});

describe('for any figures', () => {
  const amount = fc.integer({ min: 100, max: 100_000_000 });
  test('more profit never leaves a company less', () =>
    fc.assert(
      fc.property(
        amount,
        amount,
        (profit, more) =>
          valueOf(companyTax({ profit: profit + more }, FISCAL), 'left') >=
          valueOf(companyTax({ profit }, FISCAL), 'left'),
      ),
    ));
  test('what a lease pays is worth, at its own rate, what was financed', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000, max: 20_000_000 }),
        fc.integer({ min: 50, max: 1_500 }),
        fc.integer({ min: 6, max: 120 }),
        (price, annualRate, months) => {
          const each = valueOf(leasingInstalment({ price, annualRate, months }), 'instalment');
          const monthly = annualRate / 120_000;
          const worth = Array.from({ length: months }, (_, at) => each / (1 + monthly) ** (at + 1)).reduce(
            (sum, value) => sum + value,
            0,
          );
          // An instalment is rounded by half a cent at most.
          return Math.abs(worth - price) <= months;
        },
      ),
    ));
  test('the rate of a loan is found again from its instalment', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000, max: 20_000_000 }),
        fc.integer({ min: 50, max: 2_500 }),
        fc.integer({ min: 12, max: 240 }),
        (principal, annualRate, months) => {
          const payment = valueOf(instalments({ principal, annualRate, months }), 'payment');
          // The instalment is told to the cent, so that the rate is found to a hundredth of a per cent.
          return Math.abs(valueOf(loanRate({ principal, payment, months }), 'annualRate') - annualRate) <= 1;
        },
      ),
    ));
  test('some pieces at their price pay for costs and income, a cent less does not', () =>
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.nat(10_000),
        fc.integer({ min: 1, max: 5_000 }),
        (income, fixedCosts, unitCost, units) => {
          const price = valueOf(priceForIncome({ income, fixedCosts, unitCost, units }), 'price');
          const left = (each: number) => (each - unitCost) * units - fixedCosts;
          return left(price) >= income && left(price - 1) < income;
        },
      ),
    ));
  test('with what was missing the cash never goes below nothing', () =>
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.array(fc.nat(50_000_000), { minLength: 1, maxLength: 12 }),
        (cash, outgoings, values) => {
          const incomings = values.map((value, at) => ({ label: `${at}`, value }));
          const missing = valueOf(cashOverMonths({ cash, outgoings, incomings }), 'stillMissing');
          return (
            valueOf(cashOverMonths({ cash: cash + missing, outgoings, incomings }), 'stillMissing') === 0
          );
        },
      ),
    ));
});
