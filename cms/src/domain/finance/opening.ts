import type { Calculated, Figure } from '../../contract';
import { timesDividedBy } from './exact';
import { calculated, money, nonsenseIn, step } from './figures';

/** What opening takes before the first day: all that is paid once, and a reserve on it. */
export const openingCosts = (lines: readonly { label: string; value: number }[]): Calculated => {
  const nonsense = nonsenseIn(Object.fromEntries(lines.map(({ value }, at) => [`upfront-${at}`, value])));
  if (nonsense) return nonsense;
  const parts = lines.map(({ label, value }): Figure => ({ ...money('upfront', value), label }));
  const total = money(
    'cashNeed',
    parts.reduce((sum, { value }) => sum + value, 0),
  );
  const reserve = money('withReserve', timesDividedBy(total.value, 115, 100));
  return calculated('cash-need', {
    inputs: parts,
    result: [total, reserve],
    steps: [step(total, ...parts.flatMap((part, at) => (at === 0 ? [part] : (['+', part] as const))))],
    notes: ['reserve', 'months-of-costs-too'],
  });
};
