import { describe, expect, test } from 'vitest';
import type { DatedFigure } from '../knowledge/dated-figure';
import { calculationOf } from '../advice/calculation-of';
import { FISCAL_PARAMETERS, fiscalParametersOn } from './fiscal-parameters';
import { flatRate } from './flat-rate';
import { incomeTax } from './income-tax';

const rate = (value: number, year: number): DatedFigure => ({
  key: 'inps.professionals.rate',
  value,
  unit: 'percent',
  validFrom: `${year}-01-01`,
  validUntil: `${year}-12-31`,
  source: `circolare ${year}`,
});
const rates = [rate(26, 2030), rate(27.5, 2031)];

describe('the parameters of a day', () => {
  test.each([
    ['2030-12-31', 2_600, '2030-01-01', false],
    ['2031-01-01', 2_750, '2031-01-01', false],
    // Nobody has written those of the year after.
    ['2032-03-01', 2_750, '2031-01-01', true],
  ])('%s: %s', (day, expected, from, isExpired) => {
    const { inps } = fiscalParametersOn(
      [...rates, ...seedsUntil('2099-12-31').filter(({ key }) => key !== rates[0]?.key)],
      day,
    );
    expect(inps.professionals.rate).toBe(expected);
    expect(inps.period.isExpired).toBe(isExpired);
    if (isExpired) expect(inps.period.from).toBe(from);
  });

  test('that editors removed are those of this version, and said to be old', () => {
    const { irpef } = fiscalParametersOn([], '2026-06-15');
    expect(irpef.brackets).toEqual(FISCAL_PARAMETERS.irpef.brackets);
    expect(irpef.period.isExpired).toBe(true);
  });
});

/** The parameters of this version, as if nobody had to renew them. */
const seedsUntil = (validUntil: string): DatedFigure[] =>
  (
    [
      ['inps.professionals.rate', 26.07],
      ['inps.artisans.fixed', 4_521.36],
      ['inps.artisans.minimum', 18_808],
      ['inps.artisans.rate', 24],
      ['inps.merchants.fixed', 4_611.64],
      ['inps.merchants.minimum', 18_808],
      ['inps.merchants.rate', 24.48],
    ] as const
  ).map(([key, value]) => ({ ...rate(value, 2026), key, validUntil }));

test('a calculation uses the parameters that it is given, and names them', () => {
  const fiscal = fiscalParametersOn(rates, '2030-06-01');
  const found = flatRate({ revenue: 3_000_000, group: 'professions', fund: 'professionals' }, fiscal);
  // 30,000 × 78 % × 26 %.
  expect(found.ok && found.calculation.result.find(({ name }) => name === 'contributions')?.value).toBe(
    608_400,
  );
  expect(found.ok && found.calculation.parameters?.map(({ group }) => group)).toEqual(['flat-rate', 'inps']);
  const tax = incomeTax({ income: 2_000_000 }, fiscal);
  expect(tax.ok && tax.calculation.parameters?.map(({ group }) => group)).toEqual(['irpef']);
});

test('a conversation is computed with them too', () => {
  const solution = calculationOf(
    ['sono un consulente in forfettario, fatturo 30.000 euro: quanto pago di tasse?'],
    {},
    fiscalParametersOn(rates, '2030-06-01'),
  );
  const calculated = solution?.state === 'done' ? solution.calculated : null;
  expect(calculated?.ok && calculated.calculation.result).toContainEqual({
    name: 'contributions',
    value: 608_400,
    unit: 'cents',
  });
});
