import type { Calculated, CalculationStep, Figure } from '../../contract';
import { calculated, money, nonsenseIn, step } from './figures';

/** Month by month, what is left of the cash: where it is lowest, and how much more would have been needed to stay above nothing. */
export const cashOverMonths = ({
  cash,
  outgoings,
  incomings,
}: {
  cash: number;
  /** Of each month. */
  outgoings: number;
  /** In their order, each with the name of its month. */
  incomings: readonly { label: string; value: number }[];
}): Calculated => {
  const nonsense = nonsenseIn(
    { cash, outgoings, ...Object.fromEntries(incomings.map(({ value }, at) => [`incomings-${at}`, value])) },
    { mayBeZero: ['cash', ...incomings.map((_, at) => `incomings-${at}`)] },
  );
  if (nonsense) return nonsense;
  const held = money('cash', cash);
  const spent = money('outgoings', outgoings);
  const taken = incomings.map(({ label, value }): Figure => ({ ...money('incomings', value), label }));
  const balances: Figure[] = [];
  const steps: CalculationStep[] = [];
  for (const figure of taken) {
    const before = balances.at(-1) ?? held;
    const left: Figure = {
      ...money('cashLeft', before.value + figure.value - outgoings),
      label: `cassa, ${figure.label ?? ''}`,
    };
    balances.push(left);
    steps.push(
      figure.value === 0 ? step(left, before, '−', spent) : step(left, before, '+', figure, '−', spent),
    );
  }
  const lowest = balances.reduce((low, each) => (each.value < low.value ? each : low), balances[0] ?? held);
  const below = balances.find(({ value }) => value < 0);
  const needed = money('stillMissing', Math.max(0, -lowest.value));
  return calculated('cash-months', {
    inputs: [held, spent, ...taken.filter(({ value }) => value > 0)],
    result: [
      ...(below ? [below, needed] : [lowest]),
      ...(balances.at(-1) ? [balances.at(-1) ?? held] : []),
    ].filter(
      (figure, at, all) =>
        all.findIndex((each) => each.label === figure.label && each.name === figure.name) === at,
    ),
    steps,
    notes: [below ? 'cash-below' : 'cash-holds'],
  });
};
