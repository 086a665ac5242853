import type { Calculated } from '../../contract';
import { timesDividedBy } from './exact';
import { calculated, failed, money, nonsenseIn, percent, step } from './figures';

/** Margin is on the price, mark-up on the cost: of the same euro, two different percentages. */
export const margin = ({ cost, price }: { cost: number; price: number }): Calculated => {
  const nonsense = nonsenseIn({ cost, price });
  if (nonsense) return nonsense;
  const profit = money('profit', price - cost);
  const marginRate = percent('marginRate', timesDividedBy(profit.value, 10_000, price));
  const markUp = percent('markUp', timesDividedBy(profit.value, 10_000, cost));
  const share = percent('costShare', timesDividedBy(cost, 10_000, price));
  const [sold, bought] = [money('price', price), money('cost', cost)];
  return calculated('margin', {
    inputs: [bought, sold],
    result: [marginRate, profit, markUp, share],
    steps: [
      step(profit, sold, '−', bought),
      step(marginRate, profit, '÷', sold),
      step(markUp, profit, '÷', bought),
    ],
    notes: profit.value < 0 ? ['selling-at-a-loss', 'net-of-vat'] : ['net-of-vat'],
  });
};

/** The price that leaves a wanted margin: `cost ÷ (1 − margin)`, rounded up to the cent so that the margin is reached. */
export const priceFromMargin = ({ cost, marginRate }: { cost: number; marginRate: number }): Calculated => {
  const nonsense = nonsenseIn({ cost, marginRate }, { mayBeZero: ['marginRate'] });
  if (nonsense) return nonsense;
  if (marginRate >= 10_000) return failed('margin-of-all', 'marginRate');
  const [bought, wanted] = [money('cost', cost), percent('marginRate', marginRate)];
  const left = percent('costShare', 10_000 - marginRate);
  const price = money('price', Math.ceil(Number((BigInt(cost) * 10_000n * 100n) / BigInt(left.value)) / 100));
  const profit = money('profit', price.value - cost);
  const markUp = percent('markUp', timesDividedBy(profit.value, 10_000, cost));
  return calculated('price-from-margin', {
    inputs: [bought, wanted],
    result: [price, profit, markUp],
    steps: [
      step(left, percent('whole', 10_000), '−', wanted),
      step(price, bought, '÷', left),
      step(profit, price, '−', bought),
    ],
    notes: ['net-of-vat'],
  });
};

/** The margin that a mark-up leaves: `mark-up ÷ (1 + mark-up)`. */
export const marginOfMarkUp = ({ markUp }: { markUp: number }): Calculated => {
  const nonsense = nonsenseIn({ markUp });
  if (nonsense) return nonsense;
  const [added, whole] = [percent('markUp', markUp), percent('wholeWithMarkUp', 10_000 + markUp)];
  const rate = percent('marginRate', timesDividedBy(markUp, 10_000, whole.value));
  return calculated('percentage', {
    inputs: [added],
    result: [rate],
    steps: [step(rate, added, '÷', whole)],
  });
};

/** The mark-up that a margin takes: `margin ÷ (1 − margin)`. */
export const markUpOfMargin = ({ marginRate }: { marginRate: number }): Calculated => {
  const nonsense = nonsenseIn({ marginRate });
  if (nonsense) return nonsense;
  if (marginRate >= 10_000) return failed('margin-of-all', 'marginRate');
  const [rate, cost] = [percent('marginRate', marginRate), percent('costShare', 10_000 - marginRate)];
  const markUp = percent('markUp', timesDividedBy(marginRate, 10_000, cost.value));
  return calculated('percentage', {
    inputs: [rate],
    result: [markUp],
    steps: [step(markUp, rate, '÷', cost)],
  });
};
