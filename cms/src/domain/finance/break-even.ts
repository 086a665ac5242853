import type { Calculated } from '../../contract';
import { piecesFor, timesDividedBy } from './exact';
import { calculated, count, failed, money, nonsenseIn, percent, step } from './figures';

/**
 * How many pieces (or customers) pay for the fixed costs, and what turnover that is. `fixed ÷ (price − variable cost)`, rounded up: the
 * textbook contribution margin.
 */
export const breakEven = ({
  fixedCosts,
  price,
  unitCost,
}: {
  fixedCosts: number;
  price: number;
  unitCost: number;
}): Calculated => {
  const nonsense = nonsenseIn({ fixedCosts, price, unitCost }, { mayBeZero: ['unitCost'] });
  if (nonsense) return nonsense;
  if (price <= unitCost) return failed('price-not-above-cost', 'price');
  const inputs = [money('fixedCosts', fixedCosts), money('price', price), money('unitCost', unitCost)];
  const contribution = money('contribution', price - unitCost);
  const units = count('units', piecesFor(fixedCosts, contribution.value));
  const turnover = money('turnover', units.value * price);
  if (!Number.isSafeInteger(turnover.value)) return failed('too-large', 'fixedCosts');
  const share = percent('contributionShare', timesDividedBy(contribution.value, 10_000, price));
  return calculated('break-even', {
    inputs,
    result: [units, turnover, contribution, share],
    steps: [
      step(contribution, money('price', price), '−', money('unitCost', unitCost)),
      step(units, money('fixedCosts', fixedCosts), '÷', contribution),
      step(turnover, units, '×', money('price', price)),
    ],
    notes: ['same-period', 'before-tax'],
  });
};
