import type { Calculated, CalculationStep, Figure } from '../../contract';
import { shareOf } from './exact';
import { pensionOf, type PensionFund } from './flat-rate';
import { calculated, money, nonsenseIn, percent, step } from './figures';
import { FISCAL_PARAMETERS, type FiscalParameters } from './fiscal-parameters';

/** IRPEF of a yearly income by its brackets, before deductions and regional and municipal surcharges. */
export const incomeTax = (
  {
    income,
    revenue,
    costs,
    fund,
    contributions = 0,
  }: {
    income: number;
    /** Where the income is what costs leave of them: both of them, shown as the first line. */
    revenue?: number;
    costs?: number;
    contributions?: number;
    /** Where contributions are to be estimated too: to which they go. */
    fund?: PensionFund;
  },
  { irpef, inps }: FiscalParameters = FISCAL_PARAMETERS,
): Calculated => {
  const nonsense = nonsenseIn({ income, contributions }, { mayBeZero: ['contributions'] });
  if (nonsense) return nonsense;
  const due = fund === undefined ? contributions : pensionOf(income, fund, inps);
  const taxable = money('taxable', Math.max(0, income - due));
  const steps: CalculationStep[] = [];
  const [earned, paid] = [money('businessIncome', income), money('contributions', due)];
  const [sold, spent] = [money('revenue', revenue ?? 0), money('costs', costs ?? 0)];
  const isFromCosts = revenue !== undefined && costs !== undefined && costs > 0;
  if (isFromCosts) steps.push(step(earned, sold, '−', spent));
  if (fund !== undefined) {
    const { fixed, minimum, rate } = inps[fund];
    const beyond = money('inpsBeyond', Math.max(0, income - minimum));
    const share = percent('inpsRate', rate);
    steps.push(
      fixed === 0
        ? step(paid, earned, '×', share)
        : beyond.value === 0
          ? step(paid, money('inpsFixed', fixed))
          : step(paid, money('inpsFixed', fixed), '+', beyond, '×', share),
    );
  }
  if (due > 0) steps.push(step(taxable, earned, '−', paid));
  let from = 0;
  const parts: Figure[] = [];
  for (const { upTo, rate } of irpef.brackets) {
    const part = Math.max(0, Math.min(taxable.value, upTo) - from);
    if (part > 0) {
      const tax = money('bracketTax', shareOf(part, rate));
      steps.push(step(tax, money('bracket', part), '×', percent('rate', rate)));
      parts.push(tax);
    }
    from = upTo;
  }
  const total = money(
    'tax',
    parts.reduce((sum, { value }) => sum + value, 0),
  );
  if (parts.length > 1)
    steps.push(step(total, ...parts.flatMap((part, at) => (at === 0 ? [part] : ['+' as const, part]))));
  const left = money('left', taxable.value - total.value);
  steps.push(step(left, taxable, '−', total));
  return calculated('income-tax', {
    inputs: [...(isFromCosts ? [sold, spent] : [earned]), ...(contributions > 0 ? [paid] : [])],
    result: [total, ...(fund === undefined ? [] : [paid]), left],
    steps,
    notes: [fund === undefined ? 'irpef-year' : 'irpef-year-with-inps', 'ask-accountant'],
    parameters: [irpef.period, ...(fund === undefined ? [] : [inps.period])],
  });
};
