import type { Calculated, CalculationStep, Figure } from '../../contract';
import { piecesFor, timesDividedBy } from './exact';
import { calculated, count, failed, money, nonsenseIn, percent, step } from './figures';

interface BreakEvenInput {
  fixedCosts: number;
  /** What a piece is sold at; without it only the number of pieces is known. */
  price?: number;
  unitCost?: number;
  /** What goes away of each price, in basis points: a food cost, a commission. */
  costRate?: number;
  /** What a piece leaves, where price and cost are not told. */
  contribution?: number;
  openDays?: number;
}

/** The contribution of a piece and how it came about; `null` when nothing tells it. */
const contributionOf = ({
  price,
  unitCost = 0,
  costRate,
  contribution,
}: BreakEvenInput): { figure: Figure; steps: CalculationStep[]; inputs: Figure[] } | null => {
  if (price === undefined) {
    if (contribution === undefined) return null;
    const figure = money('contribution', contribution);
    return { figure, steps: [], inputs: [figure] };
  }
  const sold = money('price', price);
  if (costRate !== undefined) {
    const share = percent('costRate', costRate);
    const figure = money('contribution', timesDividedBy(price, 10_000 - costRate, 10_000));
    return {
      figure,
      steps: [step(figure, sold, '×', percent('marginRate', 10_000 - costRate))],
      inputs: [sold, share],
    };
  }
  const bought = money('unitCost', unitCost);
  const figure = money('contribution', price - unitCost);
  return unitCost === 0
    ? { figure, steps: [], inputs: [sold] }
    : { figure, steps: [step(figure, sold, '−', bought)], inputs: [sold, bought] };
};

/**
 * How many pieces (or customers) pay for the fixed costs, and what turnover that is. `fixed ÷ (price − variable cost)`, rounded up: the
 * textbook contribution margin.
 */
export const breakEven = (input: BreakEvenInput): Calculated => {
  const { fixedCosts, price, unitCost, costRate, openDays } = input;
  const nonsense = nonsenseIn(
    {
      fixedCosts,
      ...(price === undefined ? {} : { price }),
      ...(unitCost === undefined ? {} : { unitCost }),
      ...(openDays === undefined ? {} : { openDays }),
    },
    { mayBeZero: ['unitCost'] },
  );
  if (nonsense) return nonsense;
  if (costRate !== undefined && (costRate < 0 || costRate >= 10_000))
    return failed('rate-out-of-range', 'costRate');
  const each = contributionOf(input);
  if (!each) return failed('not-positive', 'price');
  if (each.figure.value <= 0) return failed('price-not-above-cost', 'price');
  const fixed = money('fixedCosts', fixedCosts);
  const units = count('units', piecesFor(fixedCosts, each.figure.value));
  const turnover = money('turnover', units.value * (price ?? 0));
  if (!Number.isSafeInteger(turnover.value)) return failed('too-large', 'fixedCosts');
  const share = percent('contributionShare', timesDividedBy(each.figure.value, 10_000, price ?? 1));
  const days = openDays === undefined ? null : count('openDays', openDays);
  const aDay = days ? count('unitsPerDay', Math.ceil(units.value / days.value)) : null;
  return calculated('break-even', {
    inputs: [fixed, ...each.inputs, ...(days ? [days] : [])],
    result: [
      units,
      ...(aDay ? [aDay] : []),
      ...(price === undefined ? [] : [turnover]),
      each.figure,
      ...(price === undefined || unitCost === undefined ? [] : [share]),
    ],
    steps: [
      ...each.steps,
      step(units, fixed, '÷', each.figure),
      ...(days && aDay ? [step(aDay, units, '÷', days)] : []),
      ...(price === undefined ? [] : [step(turnover, units, '×', money('price', price))]),
    ],
    notes: ['same-period', 'before-tax'],
  });
};
