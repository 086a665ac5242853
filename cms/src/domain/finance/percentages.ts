import type { Calculated, Figure } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, count, money, nonsenseIn, number, percent, step } from './figures';

/** A share of an amount: "il 22% di 1.340 €". */
export const shareOfAmount = ({ amount, rate }: { amount: number; rate: number }): Calculated => {
  const nonsense = nonsenseIn({ amount, rate });
  if (nonsense) return nonsense;
  const [whole, share] = [money('amount', amount), percent('rate', rate)];
  const part = money('part', shareOf(amount, rate));
  const rest = money('left', amount - part.value);
  return calculated('percentage', {
    inputs: [whole, share],
    result: [part, rest],
    steps: [step(part, whole, '×', share), step(rest, whole, '−', part)],
  });
};

/** How much of an amount another one is: rent of turnover. */
export const incidence = ({ part, whole }: { part: number; whole: number }): Calculated => {
  const nonsense = nonsenseIn({ part, whole });
  if (nonsense) return nonsense;
  const [small, large] = [money('part', part), money('amount', whole)];
  const rate = percent('incidence', timesDividedBy(part, 10_000, whole));
  return calculated('percentage', {
    inputs: [small, large],
    result: [rate],
    steps: [step(rate, small, '÷', large)],
  });
};

/** How much an amount has grown or shrunk. */
export const growth = ({
  before,
  after,
  isCounted = false,
}: {
  before: number;
  after: number;
  /** Of people or pieces, in hundredths, and not of money. */
  isCounted?: boolean;
}): Calculated => {
  const figure = isCounted ? number : money;
  const nonsense = nonsenseIn({ before, after });
  if (nonsense) return nonsense;
  const [old, now] = [figure('beforeAmount', before), figure('afterAmount', after)];
  const change = figure('change', after - before);
  const rate = percent('growth', timesDividedBy(change.value, 10_000, before));
  return calculated('percentage', {
    inputs: [old, now],
    result: [rate, change],
    steps: [step(change, now, '−', old), step(rate, change, '÷', old)],
  });
};

/** So many of so much each. */
export const product = ({ each, times }: { each: number; times: number }): Calculated => {
  const nonsense = nonsenseIn({ each, times });
  if (nonsense) return nonsense;
  const one = money('each', each);
  const many: Figure =
    times % 100 === 0 ? count('times', times / 100) : { name: 'times', value: times, unit: 'hundredths' };
  const total = money('sum', timesDividedBy(each, times, 100));
  return calculated('percentage', {
    inputs: [one, many],
    result: [total],
    steps: [step(total, one, '×', many)],
  });
};

/** So many of so many, as a percentage: `part ÷ whole`; counts in hundredths. */
export const shareOfCounts = ({ part, whole }: { part: number; whole: number }): Calculated => {
  const nonsense = nonsenseIn({ part, whole });
  if (nonsense) return nonsense;
  const [some, all] = [number('part', part), number('whole', whole)];
  const rate = percent('incidence', timesDividedBy(part, 10_000, whole));
  return calculated('percentage', {
    inputs: [some, all],
    result: [rate],
    steps: [step(rate, some, '÷', all)],
  });
};

/** The whole of which a share is known: `part ÷ rate`. */
export const wholeOfPart = ({ part, rate }: { part: number; rate: number }): Calculated => {
  const nonsense = nonsenseIn({ part, rate });
  if (nonsense) return nonsense;
  const [piece, share] = [money('part', part), percent('rate', rate)];
  const whole = money('amount', timesDividedBy(part, 10_000, rate));
  return calculated('percentage', {
    inputs: [piece, share],
    result: [whole],
    steps: [step(whole, piece, '÷', share)],
  });
};
