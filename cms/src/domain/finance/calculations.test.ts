import { describe, expect, test } from 'vitest';
import type { Calculated } from '../../contract';
import { calculatorsWith } from './calculators';
import { FISCAL_PARAMETERS } from './fiscal-parameters';
import { breakEven } from './break-even';
import { flatRate } from './flat-rate';
import { funnel } from './funnel';
import { instalments, scheduleOf } from './instalments';
import { margin, priceFromMargin } from './margin';
import { runway } from './runway';
import { staffCost } from './staff-cost';
import { unitPrice } from './unit-price';
import { addVat, removeVat, VAT_RATES } from './vat';

/** The results by name, or the problem. */
const figuresOf = (calculated: Calculated): Record<string, number> | string =>
  calculated.ok
    ? Object.fromEntries(calculated.calculation.result.map(({ name, value }) => [name, value]))
    : calculated.problem;

test.each<[string, Calculated, Record<string, number> | string]>([
  // 2,000 ÷ (12 − 7) = 400 pieces, 4,800 €
  [
    'break-even',
    breakEven({ fixedCosts: 200_000, price: 1200, unitCost: 700 }),
    { units: 400, turnover: 480_000 },
  ],
  // 1,000 ÷ 3 = 333.33: the 334th piece pays
  [
    'break-even of part of a piece',
    breakEven({ fixedCosts: 100_000, price: 500, unitCost: 200 }),
    { units: 334 },
  ],
  ['a price at its cost', breakEven({ fixedCosts: 1, price: 500, unitCost: 500 }), 'price-not-above-cost'],
  ['no fixed costs', breakEven({ fixedCosts: 0, price: 500, unitCost: 200 }), 'not-positive'],
  // 15 ÷ 35 = 42.86 %, 15 ÷ 20 = 75 %
  ['margin', margin({ cost: 2000, price: 3500 }), { marginRate: 4286, profit: 1500, markUp: 7500 }],
  ['a loss', margin({ cost: 2000, price: 1500 }), { marginRate: -3333, profit: -500 }],
  // 15 ÷ 0.6 = 25
  ['price from margin', priceFromMargin({ cost: 1500, marginRate: 4000 }), { price: 2500, profit: 1000 }],
  // 10 ÷ 0.7 = 14.2857…: 14.29 reaches the margin, 14.28 does not
  ['price from margin, rounded up', priceFromMargin({ cost: 1000, marginRate: 3000 }), { price: 1429 }],
  ['a margin of everything', priceFromMargin({ cost: 1000, marginRate: 10_000 }), 'margin-of-all'],
  ['VAT on 150', addVat({ net: 15_000, rate: 2200 }), { gross: 18_300, vat: 3300 }],
  ['VAT in 122', removeVat({ gross: 12_200, rate: 2200 }), { net: 10_000, vat: 2200 }],
  // 100 ÷ 1.22 = 81.967…
  ['VAT in 100', removeVat({ gross: 10_000, rate: 2200 }), { net: 8197, vat: 1803 }],
  // 20,000 at 6 % over 60 months: 386.656…
  ['a loan', instalments({ principal: 2_000_000, annualRate: 600, months: 60 }), { payment: 38_666 }],
  [
    'a loan without interest',
    instalments({ principal: 120_000, annualRate: 0, months: 12 }),
    { payment: 10_000, interest: 0 },
  ],
  ['a loan of no months', instalments({ principal: 120_000, annualRate: 100, months: 0 }), 'not-positive'],
  ['a loan of a century', instalments({ principal: 120_000, annualRate: 100, months: 1200 }), 'too-large'],
  // (2,000 + 800) ÷ 100
  ['an hour', unitPrice({ costs: 80_000, income: 200_000, units: 100 }), { price: 2800 }],
  ['a piece with margin', unitPrice({ costs: 90_000, units: 300, marginRate: 4000 }), { price: 500 }],
  ['conversion', funnel({ visits: 2000, orders: 30 }), { conversion: 150 }],
  ['cost of a customer', funnel({ spend: 50_000, orders: 25 }), { costPerCustomer: 2000 }],
  ['return on advertising', funnel({ spend: 50_000, revenue: 200_000 }), { roas: 400 }],
  ['more orders than visits', funnel({ visits: 10, orders: 30 }), 'too-large'],
  ['orders alone', funnel({ orders: 30 }), 'not-positive'],
  // 30,000 × 78 % = 23,400; INPS 26.07 % = 6,100.38; (23,400 − 6,100.38) × 15 % = 2,594.94
  [
    'flat rate of a consultant',
    flatRate({ revenue: 3_000_000, group: 'professions', fund: 'professionals' }),
    { contributions: 610_038, tax: 259_494, left: 2_130_468 },
  ],
  // 60,000 × 40 % = 24,000; 4,549.70 + (24,000 − 18,555) × 24.48 % = 5,882.64 (1,332.936 → 1,332.94); 18,117.36 × 5 % = 905.87
  [
    'flat rate of a new shop',
    flatRate({ revenue: 6_000_000, group: 'trade', fund: 'merchants', isNew: true }),
    { contributions: 588_264, tax: 90_587 },
  ],
  [
    'over the threshold',
    flatRate({ revenue: 8_500_001, group: 'trade', fund: 'merchants' }),
    'over-threshold',
  ],
  // 20,800 + 6,240 + 208 + 1,540.74
  ['an employee', staffCost({ monthlyGross: 160_000 }), { yearlyCost: 2_878_874, yearlyGross: 2_080_000 }],
  ['cash', runway({ cash: 3_000_000, outgoings: 250_000 }), { runway: 12 }],
  [
    'cash with income',
    runway({ cash: 1_000_000, outgoings: 500_000, incomings: 200_000 }),
    { runway: 3, burn: 300_000 },
  ],
  ['cash that grows', runway({ cash: 1_000_000, outgoings: 1, incomings: 2 }), 'never-ends'],
  ['a fraction of a cent', addVat({ net: 1.5, rate: 2200 }), 'too-large'],
  ['a negative amount', addVat({ net: -100, rate: 2200 }), 'negative'],
])('%s', (_, calculated, expected) => {
  if (typeof expected === 'string') expect(figuresOf(calculated)).toBe(expected);
  else expect(figuresOf(calculated)).toMatchObject(expected);
});

test('net and VAT add up to the gross at every rate and cent', () => {
  for (const rate of VAT_RATES)
    for (let gross = 1; gross < 3000; gross += 7) {
      const taken = removeVat({ gross, rate });
      if (taken.ok)
        expect((taken.calculation.result[0]?.value ?? 0) + (taken.calculation.result[1]?.value ?? 0)).toBe(
          gross,
        );
    }
});

describe('the schedule of a loan', () => {
  const schedule = scheduleOf({ principal: 1_000_000, annualRate: 500, months: 36 });

  test('ends at zero and returns the principal to the cent', () => {
    expect(schedule.at(-1)?.balanceCents).toBe(0);
    expect(schedule.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(1_000_000);
  });

  test('has equal payments but for the cents of the last', () => {
    expect(new Set(schedule.slice(0, -1).map(({ paymentCents }) => paymentCents))).toEqual(new Set([29_971]));
    expect(Math.abs((schedule.at(-1)?.paymentCents ?? 0) - 29_971)).toBeLessThan(36);
  });
});

test('every calculation can be called by the names of its figures, and refuses nothing at all', () => {
  for (const calculator of calculatorsWith(FISCAL_PARAMETERS)) {
    expect(calculator.run({}).ok, calculator.kind).toBe(false);
    const values = { cents: 100_000, 'basis-points': 1000, count: 12, months: 12, hundredths: 100 };
    const figures = Object.fromEntries(calculator.inputs.map(({ name, unit }) => [name, values[unit]]));
    const run = calculator.run({
      ...figures,
      unitCost: 500,
      price: 200_000,
      incomings: undefined,
      visits: 500,
    });
    expect(run.ok, calculator.kind).toBe(true);
  }
});
