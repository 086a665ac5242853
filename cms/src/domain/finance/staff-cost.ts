import type { Calculated } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, count, failed, money, nonsenseIn, percent, step } from './figures';

/** Common order of size, in basis points: contributions differ by trade and size (about 28 to 32 %), INAIL by risk (0.4 to 13 %). */
const EMPLOYER_RATE = 3000;
const INAIL_RATE = 100;

/**
 * What an employee costs in a year: gross pay, the employer's contributions, INAIL and the TFR set aside (gross ÷ 13.5, art. 2120 c.c.).
 * An estimate: the collective agreement and reliefs decide.
 */
export const staffCost = ({
  monthlyGross,
  payments = 13,
}: {
  monthlyGross: number;
  payments?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ monthlyGross, payments });
  if (nonsense) return nonsense;
  if (payments < 12 || payments > 16) return failed('rate-out-of-range', 'payments');
  const monthly = money('monthlyGross', monthlyGross);
  const times = count('payments', payments);
  const gross = money('yearlyGross', monthlyGross * payments);
  const contributions = money('employerContributions', shareOf(gross.value, EMPLOYER_RATE));
  const inail = money('inail', shareOf(gross.value, INAIL_RATE));
  const tfr = money('tfr', timesDividedBy(gross.value, 10, 135));
  const total = money('yearlyCost', gross.value + contributions.value + inail.value + tfr.value);
  const eachMonth = money('monthlyCost', timesDividedBy(total.value, 1, 12));
  return calculated('staff-cost', {
    inputs: [monthly, times],
    result: [total, eachMonth, gross],
    steps: [
      step(gross, monthly, '×', times),
      step(contributions, gross, '×', percent('employerRate', EMPLOYER_RATE)),
      step(inail, gross, '×', percent('inailRate', INAIL_RATE)),
      step(tfr, gross, '÷', { name: 'tfrDivisor', value: 1350, unit: 'hundredths' }),
      step(total, gross, '+', contributions, '+', inail, '+', tfr),
    ],
    notes: ['staff-estimate'],
  });
};
