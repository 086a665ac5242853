import type { Calculated } from '../../contract';
import { shareOf } from './exact';
import { calculated, money, nonsenseIn, percent, step } from './figures';
import { FISCAL_PARAMETERS, type FiscalParameters } from './fiscal-parameters';

/** IRES and IRAP of a company's yearly profit, as if both were of the profit itself: IRAP's own base is larger. */
export const companyTax = (
  { profit, revenue, costs }: { profit: number; revenue?: number; costs?: number },
  { companyTax: rules }: FiscalParameters = FISCAL_PARAMETERS,
): Calculated => {
  const nonsense = nonsenseIn({ profit });
  if (nonsense) return nonsense;
  const earned = money('profit', profit);
  const [sold, spent] = [money('revenue', revenue ?? 0), money('costs', costs ?? 0)];
  const isFromCosts = revenue !== undefined && costs !== undefined;
  const [iresRate, irapRate] = [percent('iresRate', rules.ires), percent('irapRate', rules.irap)];
  const ires = money('ires', shareOf(profit, rules.ires));
  const irap = money('irap', shareOf(profit, rules.irap));
  const tax = money('tax', ires.value + irap.value);
  const left = money('left', profit - tax.value);
  return calculated('income-tax', {
    inputs: isFromCosts ? [sold, spent] : [earned],
    result: [tax, ires, irap, left],
    steps: [
      ...(isFromCosts ? [step(earned, sold, '−', spent)] : []),
      step(ires, earned, '×', iresRate),
      step(irap, earned, '×', irapRate),
      step(tax, ires, '+', irap),
      step(left, earned, '−', tax),
    ],
    notes: ['company-tax-year', 'ask-accountant'],
    parameters: [rules.period],
  });
};
