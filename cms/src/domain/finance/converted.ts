import type { Calculated, Figure } from '../../contract';
import { timesDividedBy } from './exact';
import { calculated, count, failed, step } from './figures';

/** A result over another span of time: twelve months of it, two years of it, one of its days. */
export const converted = (
  figure: Figure,
  { times = 1, by = 1 }: { times?: number; by?: number },
): Calculated => {
  if (times <= 0 || by <= 0) return failed('not-positive', figure.name);
  const isCount = figure.unit === 'count' || figure.unit === 'months';
  const exact = (figure.value * times) / by;
  const value = isCount ? Math.ceil(exact) : timesDividedBy(figure.value, times, by);
  const result: Figure = { ...figure, value };
  return calculated('converted', {
    inputs: [figure],
    result: [result],
    steps: [
      ...(times === 1
        ? []
        : [
            step(
              by === 1 ? result : { ...figure, value: figure.value * times },
              figure,
              '×',
              count('times', times),
            ),
          ]),
      ...(by === 1
        ? []
        : [
            step(
              result,
              times === 1 ? figure : { ...figure, value: figure.value * times },
              '÷',
              count('dividedBy', by),
            ),
          ]),
    ],
  });
};

/** Several results of a kind together. */
export const summed = (figures: readonly Figure[]): Calculated => {
  const [first] = figures;
  if (!first) return failed('not-positive', 'total');
  const result: Figure = {
    name: 'sum',
    unit: first.unit,
    value: figures.reduce((sum, { value }) => sum + value, 0),
  };
  return calculated('converted', {
    inputs: [...figures],
    result: [result],
    steps: [
      step(result, ...figures.flatMap((each, at): (Figure | '+')[] => (at === 0 ? [each] : ['+', each]))),
    ],
  });
};

/** By how much two results of a kind differ. */
export const differenceOf = (one: Figure, other: Figure): Calculated => {
  const [large, small] = one.value >= other.value ? [one, other] : [other, one];
  const result: Figure = { name: 'change', unit: one.unit, value: large.value - small.value };
  return calculated('converted', {
    inputs: [large, small],
    result: [result],
    steps: [step(result, large, '−', small)],
  });
};
