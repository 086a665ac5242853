import type { Calculated } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, failed, money, nonsenseIn, percent, step } from './figures';

/** What a discount on some turnover takes of the profit that it left: all of the discount. */
export const discountCost = ({
  turnover,
  discount,
  marginRate,
}: {
  turnover: number;
  discount: number;
  marginRate: number;
}): Calculated => {
  const nonsense = nonsenseIn({ turnover, discount, marginRate });
  if (nonsense) return nonsense;
  if (discount >= 10_000 || marginRate > 10_000) return failed('rate-out-of-range', 'discount');
  const [sold, rate, share] = [
    money('turnover', turnover),
    percent('discountRate', discount),
    percent('marginRate', marginRate),
  ];
  const lost = money('discount', shareOf(turnover, discount));
  const before = money('profitBefore', shareOf(turnover, marginRate));
  const after = money('profitAfter', before.value - lost.value);
  const part = percent('lostShare', timesDividedBy(lost.value, 10_000, Math.max(1, before.value)));
  return calculated('discount', {
    inputs: [sold, rate, share],
    result: [lost, after, before, part],
    steps: [
      step(lost, sold, '×', rate),
      step(before, sold, '×', share),
      step(after, before, '−', lost),
      step(part, lost, '÷', before),
    ],
    notes: after.value < 0 ? ['selling-at-a-loss'] : [],
  });
};
