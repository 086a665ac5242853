import type { Calculated, CalculationStep } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, money, nonsenseIn, percent, step } from './figures';

/** What a month or a year leaves: `revenue × margin − fixed costs`, and its share of the revenue. */
export const businessResult = ({
  revenue,
  marginRate = 10_000,
  costs,
}: {
  revenue: number;
  /** Basis points of the revenue that variable costs leave. */
  marginRate?: number;
  /** All other costs of the same span. */
  costs: number;
}): Calculated => {
  const nonsense = nonsenseIn({ revenue, marginRate, costs }, { mayBeZero: ['costs'] });
  if (nonsense) return nonsense;
  const [sold, share, spent] = [
    money('revenue', revenue),
    percent('marginRate', marginRate),
    money('costs', costs),
  ];
  const gross = money('sum', shareOf(revenue, marginRate));
  const isAll = marginRate === 10_000;
  const profit = money('profit', gross.value - costs);
  const profitRate = percent('profitShare', timesDividedBy(profit.value, 10_000, revenue));
  const steps: CalculationStep[] = [
    ...(isAll ? [] : [step(gross, sold, '×', share)]),
    step(profit, isAll ? sold : gross, '−', spent),
    step(profitRate, profit, '÷', sold),
  ];
  return calculated('percentage', {
    inputs: [sold, ...(isAll ? [] : [share]), spent],
    result: [profit, profitRate],
    steps,
    notes: ['before-tax-and-pay'],
  });
};
