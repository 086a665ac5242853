import type { Calculated } from '../../contract';
import { piecesFor, shareOf, timesDividedBy } from './exact';
import { calculated, count, failed, money, nonsenseIn, percent, step } from './figures';

/** What a discount leaves of the margin, and how many more pieces must be sold to earn what was earned before. */
export const discountEffect = ({
  price,
  cost,
  discountRate,
  units,
  vatRate,
}: {
  price: number;
  cost?: number;
  discountRate: number;
  /** Basis points, where the price is without VAT and the customer's total is asked. */
  vatRate?: number;
  /** Pieces that are sold now, in the span that the answer is for. */
  units?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ price, discountRate, ...(cost === undefined ? {} : { cost }) });
  if (nonsense) return nonsense;
  if (discountRate >= 10_000) return failed('rate-out-of-range', 'discountRate');
  const [full, off] = [money('price', price), percent('discountRate', discountRate)];
  const taken = money('discount', shareOf(price, discountRate));
  const left = money('discountedPrice', price - taken.value);
  const steps = [step(taken, full, '×', off), step(left, full, '−', taken)];
  if (cost === undefined) {
    if (vatRate === undefined)
      return calculated('discount', { inputs: [full, off], result: [left, taken], steps });
    const [rate, vat] = [percent('rate', vatRate), money('vat', shareOf(left.value, vatRate))];
    const gross = money('gross', left.value + vat.value);
    return calculated('discount', {
      inputs: [full, off, rate],
      result: [gross, left, taken, vat],
      steps: [...steps, step(vat, left, '×', rate), step(gross, left, '+', vat)],
    });
  }
  const bought = money('cost', cost);
  const profit = money('profit', left.value - cost);
  const marginRate = percent('marginRate', timesDividedBy(profit.value, 10_000, left.value));
  const before = money('profitBefore', price - cost);
  const more =
    profit.value > 0 && before.value > 0
      ? [percent('moreSales', timesDividedBy(before.value - profit.value, 10_000, profit.value))]
      : [];
  // As many pieces as earn what is earned now: pieces × profit before ÷ profit after, rounded up.
  const sold = units === undefined || more.length === 0 ? null : count('units', units);
  const earned = money('profitNow', before.value * (units ?? 0));
  const needed = sold && count('unitsNeeded', piecesFor(earned.value, profit.value));
  return calculated('discount', {
    inputs: [full, bought, off, ...(sold ? [sold] : [])],
    result: [...(needed ? [needed] : []), profit, marginRate, left, before, ...more],
    steps: [
      ...steps,
      step(profit, left, '−', bought),
      step(marginRate, profit, '÷', left),
      ...(sold && needed
        ? [
            step(before, full, '−', bought),
            step(earned, before, '×', sold),
            step(needed, earned, '÷', profit),
          ]
        : []),
      ...more.map((figure) => step(figure, before, '÷', profit, '−', percent('whole', 10_000))),
    ],
    notes: profit.value <= 0 ? ['selling-at-a-loss'] : ['net-of-vat'],
  });
};

/** How many sales may be lost at a higher price (or must be won at a lower one) before less is earned than now. */
export const priceChange = ({
  price,
  cost,
  changeRate,
}: {
  price: number;
  cost: number;
  changeRate: number;
}): Calculated => {
  const nonsense = nonsenseIn({ price, cost });
  if (nonsense) return nonsense;
  if (price <= cost) return failed('price-not-above-cost', 'price');
  if (changeRate === 0 || changeRate <= -10_000) return failed('rate-out-of-range', 'changeRate');
  const [old, bought, change] = [
    money('price', price),
    money('cost', cost),
    percent('changeRate', changeRate),
  ];
  const next = money('newPrice', price + shareOf(price, changeRate));
  const [before, after] = [money('profitBefore', price - cost), money('profit', next.value - cost)];
  if (after.value <= 0) return failed('price-not-above-cost', 'price');
  const sales = percent('salesChange', timesDividedBy(before.value, 10_000, after.value) - 10_000);
  return calculated('price-change', {
    inputs: [old, bought, change],
    result: [next, after, sales, before],
    steps: [
      step(next, old, '+', change),
      step(after, next, '−', bought),
      step(before, old, '−', bought),
      step(sales, before, '÷', after, '−', percent('whole', 10_000)),
    ],
    notes: ['sales-change-limit'],
  });
};

/** What another price with other sales earns, beside what is earned now: `(new price − cost) × new pieces − (price − cost) × pieces`. */
export const profitAtOtherPrice = ({
  price,
  newPrice,
  cost,
  units,
  unitsRate,
}: {
  price: number;
  newPrice: number;
  cost: number;
  /** Pieces sold now. */
  units: number;
  /** Basis points by which the pieces change; negative when some are lost. */
  unitsRate: number;
}): Calculated => {
  const nonsense = nonsenseIn({ price, newPrice, cost, units });
  if (nonsense) return nonsense;
  if (unitsRate <= -10_000) return failed('rate-out-of-range', 'unitsRate');
  const [old, next, spent] = [money('price', price), money('newPrice', newPrice), money('unitCost', cost)];
  const sold = { name: 'units', value: units, unit: 'hundredths' as const };
  const change = percent('unitsRate', unitsRate);
  const after = { name: 'unitsAfter', value: units + shareOf(units, unitsRate), unit: 'hundredths' as const };
  const now = money('profitBefore', timesDividedBy(price - cost, units, 100));
  const then = money('profit', timesDividedBy(newPrice - cost, after.value, 100));
  const difference = money('change', then.value - now.value);
  return calculated('price-change', {
    inputs: [old, next, spent, sold, change],
    result: [difference, then, now],
    steps: [
      step(now, old, '−', spent, '×', sold),
      step(after, sold, '+', change),
      step(then, next, '−', spent, '×', after),
      step(difference, then, '−', now),
    ],
    notes: [difference.value > 0 ? 'earns-more' : 'earns-less'],
  });
};
