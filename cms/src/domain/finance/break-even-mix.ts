import type { Calculated, Figure, Operator } from '../../contract';
import { piecesFor } from './exact';
import { calculated, count, failed, money, nonsenseIn, number, percent, step } from './figures';

export interface MixedProduct {
  label: string;
  price: number;
  unitCost: number;
  /** Of this one, in hundredths: 400 chairs beside 100 tables; or its share of all pieces in basis points. */
  weight: number;
}

/** The same operator between figures: `a + b + c`. */
const joined = (groups: readonly (Figure | Operator)[][]): (Figure | Operator)[] =>
  groups.flatMap((group, at) => (at === 0 ? group : (['+', ...group] as const)));

/**
 * How much of several products pays for the fixed costs, sold in the proportions that are told: the contribution of one set of them, or
 * of an average piece where `isShares`. Rounded up to whole sets or pieces.
 */
export const breakEvenMix = ({
  fixedCosts,
  products,
  isShares = false,
}: {
  fixedCosts: number;
  products: readonly MixedProduct[];
  isShares?: boolean;
}): Calculated => {
  const nonsense = nonsenseIn({
    fixedCosts,
    ...Object.fromEntries(
      products.flatMap(({ price, weight }, at) => [
        [`price-${at}`, price],
        [`weight-${at}`, weight],
      ]),
    ),
  });
  if (nonsense) return nonsense;
  const whole = isShares ? 10_000 : 100;
  const fixed = money('fixedCosts', fixedCosts);
  const lines = products.map(({ label, price, unitCost, weight }) => ({
    sold: { ...money('price', price), label },
    bought: { ...money('unitCost', unitCost), label: `costo ${label}` },
    each: { ...money('contribution', price - unitCost), label },
    weight: { ...(isShares ? percent('share', weight) : number('count', weight)), label },
    times: weight,
  }));
  /** Contribution of a set, times `whole`: exact. */
  const exact = lines.reduce((sum, { each, times }) => sum + each.value * times, 0);
  if (exact <= 0) return failed('price-not-above-cost', 'price');
  if (!Number.isSafeInteger(fixedCosts * whole)) return failed('too-large', 'fixedCosts');
  const sets = count('mixSets', piecesFor(fixedCosts * whole, exact));
  const ofSet = money('mixContribution', Math.round(exact / whole));
  const pieces = lines.map(({ sold, times }) => ({
    ...count('units', Math.ceil((sets.value * times) / whole)),
    label: sold.label,
  }));
  const turnover = money(
    'turnover',
    pieces.reduce((sum, { value }, at) => sum + value * (products[at]?.price ?? 0), 0),
  );
  return calculated('break-even', {
    inputs: [fixed, ...lines.flatMap(({ sold, bought, weight }) => [sold, bought, weight])],
    result: [...pieces, turnover, ofSet],
    steps: [
      ...lines.map(({ sold, bought, each }) => step(each, sold, '−', bought)),
      step(ofSet, ...joined(lines.map(({ each, weight }) => [each, '×', weight]))),
      step(sets, fixed, '÷', ofSet),
      ...lines.map(({ weight }, at) => step(pieces[at] ?? sets, sets, '×', weight)),
      step(turnover, ...joined(lines.map(({ sold }, at) => [pieces[at] ?? sets, '×', sold]))),
    ],
    notes: [...(isShares ? ['mix-by-pieces'] : []), 'same-period', 'before-tax'],
  });
};
