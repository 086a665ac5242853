import { calculationOf } from './calculation-of';

/** The results by name, in euro, per cent or pieces; the state where nothing was computed. */
export const resultOf = (...turns: string[]): Record<string, number> | string => {
  const solution = calculationOf(turns);
  if (!solution) return 'nothing';
  if (solution.state !== 'done') return solution.state;
  if (!solution.calculated.ok) return solution.calculated.problem;
  return Object.fromEntries(
    solution.calculated.calculation.result.map(({ name, value, unit }) => [
      name,
      unit === 'count' || unit === 'months' ? value : value / 100,
    ]),
  );
};
