import type { Calculated } from '../../contract';
import { timesDividedBy } from './exact';
import { calculated, count, money, nonsenseIn, percent, step } from './figures';
import { FISCAL_PARAMETERS, type FiscalParameters } from './fiscal-parameters';

const DAYS_OF_YEAR = 365;

/**
 * What a business owes for paying late: `amount × rate × days ÷ 365`, and 40 € for each invoice (D.Lgs. 231/2002, arts. 4 to 6). The rate
 * is the ECB's reference rate and eight points, of the half-year that the parameters name.
 */
export const lateInterest = (
  { amount, days }: { amount: number; days: number },
  { lateInterest: { rate, lumpSum, period } }: FiscalParameters = FISCAL_PARAMETERS,
): Calculated => {
  const nonsense = nonsenseIn({ amount, days });
  if (nonsense) return nonsense;
  const [owed, late] = [money('amount', amount), count('lateDays', days)];
  const share = percent('lateRate', rate);
  const interest = money('lateInterest', timesDividedBy(amount, rate * days, 10_000 * DAYS_OF_YEAR));
  const fixed = money('lumpSum', lumpSum);
  const total = money('total', amount + interest.value + lumpSum);
  return calculated('percentage', {
    inputs: [owed, late, share],
    result: [interest, fixed, total],
    steps: [
      step(interest, owed, '×', share, '×', late, '÷', count('daysOfYear', DAYS_OF_YEAR)),
      step(total, owed, '+', interest, '+', fixed),
    ],
    notes: ['late-interest'],
    parameters: [period],
  });
};
