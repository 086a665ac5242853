import type { FoundFigure } from '../port';

/** The first percentage, in points. */
export const percentOf = (figures: readonly FoundFigure[]): number | null => {
  const found = figures.find(({ unit }) => unit === 'percent');
  return found ? found.value / 100 : null;
};
/** The first amount, in euro. */
export const moneyOf = (figures: readonly FoundFigure[]): number | null => {
  const found = figures.find(({ unit }) => unit === 'money');
  return found ? found.value / 100 : null;
};
/** The first duration in hours. */
export const hoursOf = (figures: readonly FoundFigure[]): number | null => {
  const found = figures.find(({ unit }) => unit === 'hours');
  return found ? found.value / 100 : null;
};
/** The first term in days. */
export const daysOf = (figures: readonly FoundFigure[]): number | null => {
  const found = figures.find(({ unit }) => unit === 'days');
  return found ? found.value / 100 : null;
};
/** An amount as Italians write it. */
export const euro = (amount: number): string =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, useGrouping: 'always' }).format(amount) + ' €';
