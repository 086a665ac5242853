import { expect, test } from 'vitest';
import { cashPlan } from './cash-plan';
import { margins } from './margins';

test('a bakery: margins, break-even and levers, worked out by hand', () => {
  const found = margins({
    turnover: 180_000_00,
    variableCosts: 72_000_00,
    fixedCostsMonth: 7_500_00,
    customersMonth: 1_500,
    averageSale: 10_00,
  });
  expect(found).toMatchObject({
    contribution: 108_000_00, // 180,000 − 72,000
    contributionShare: 0.6,
    fixedCosts: 90_000_00, // 12 × 7,500
    profit: 18_000_00,
    profitShare: 0.1,
    breakEvenTurnover: 150_000_00, // 90,000 ÷ 0.6
    breakEvenCustomersMonth: 1_250, // 150,000 ÷ 12 ÷ 10
    contributionPerCustomer: 6_00,
  });
  expect(found.safety).toBeCloseTo(1 / 6, 9);
  expect(found.levers).toEqual([
    { key: 'customers', gain: 10_800_00 },
    { key: 'price', gain: 9_000_00 },
    { key: 'fixedCosts', gain: 4_500_00 },
    { key: 'variableCosts', gain: 3_600_00 },
  ]);
});

test.each([
  ['nothing is sold', 0, 0],
  ['each sale costs more than it brings', 100_00, 120_00],
])('%s: there is no break-even, and no figure is invented', (_name, turnover, variableCosts) => {
  const found = margins({
    turnover,
    variableCosts,
    fixedCostsMonth: 100_00,
    customersMonth: 10,
    averageSale: null,
  });
  expect(found.breakEvenTurnover).toBeNull();
  expect(found.safety).toBeNull();
  expect(found.breakEvenCustomersMonth).toBeNull();
});

test('an idea: twelve months of cash, worked out by hand', () => {
  const plan = cashPlan({
    unitPrice: 40_00,
    unitCost: 15_00,
    fixedCostsMonth: 1_500_00,
    firstInvestment: 8_000_00,
    salesMonth: 120,
    rampMonths: 6,
    ownMoney: 12_000_00,
  });
  // Sales grow by 20 a month up to 120; each brings 25.
  expect(plan.months.map(({ units }) => units)).toEqual([
    20, 40, 60, 80, 100, 120, 120, 120, 120, 120, 120, 120,
  ]);
  // 12,000 − 8,000 − 1,500 + 500 = 3,000; then −500, 0, +500, +1,000 and seven times +1,500.
  expect(plan.months.map(({ cash }) => cash / 100)).toEqual([
    3000, 2500, 2500, 3000, 4000, 5500, 7000, 8500, 10000, 11500, 13000, 14500,
  ]);
  expect(plan).toMatchObject({
    lowestCash: 2_500_00,
    lowestMonth: 2,
    missing: 0,
    breakEvenMonth: 3, // 60 × 25 = 1,500
    breakEvenUnits: 60,
    paybackMonth: 11, // −1,000 −500 0 +500 +1,000 + 5 × 1,500 = 7,500 after month 10, 9,000 after month 11
    yearSales: 45_600_00, // 1,140 × 40
    yearResult: 2_500_00,
  });
});

test('an idea that sells below its cost never breaks even, and the money that is missing is said', () => {
  const plan = cashPlan({
    unitPrice: 10_00,
    unitCost: 12_00,
    fixedCostsMonth: 100_00,
    firstInvestment: 500_00,
    salesMonth: 10,
    rampMonths: 1,
    ownMoney: 300_00,
  });
  expect(plan).toMatchObject({
    breakEvenMonth: null,
    breakEvenUnits: null,
    paybackMonth: null,
    lowestMonth: 12,
  });
  expect(plan.missing).toBe(500_00 - 300_00 + 12 * (100_00 + 20_00));
});
