import { isWithin, type Quantity } from '../values/quantities';
import { isThing } from './counted';
import type { Frame } from './frame';
import { isHeaderOfAges } from './reduced-prices';
import type { Column, Table } from './table';

const FEWEST_STEPS = 2;
/**
 * "10–24", "25–49", "da 50" above prices: steps that name no unit count what the question counts, where it counts one thing only.
 */
export const asIfCounted = (quantity: Quantity, column: Column, table: Table, frame: Frame): Quantity => {
  if (quantity.unit === 'year' && isHeaderOfAges(column)) return { ...quantity, unit: '' };
  if (PIECE.test(column.range?.unit ?? '') && isThing(quantity.unit) && countsOnce(quantity, frame))
    return { ...quantity, unit: column.range?.unit ?? '' };
  const isOnlyOne =
    frame.quantities.filter(({ unit }) => !NEVER_STEPS.has(unit)).length === 1 &&
    !NEVER_STEPS.has(quantity.unit);
  return isOnlyOne && isStep(column) && table.columns.filter(isStep).length >= FEWEST_STEPS
    ? { ...quantity, unit: '' }
    : quantity;
};
/** A figure that names no unit and is no year: "isee 15000", "reddito di 22 mila". */
const BARE_FIGURE = /(?<![\d.,/:€-])\d{1,3}(?:[. ]?\d{3})+(?![\d/:]|[.,]\d| ?(?:€|euro|km|m\b|g\b|ml|anni))/g;
const bareFigures = ({ plain: text, quantities }: Frame): Quantity[] =>
  [...text.matchAll(BARE_FIGURE)].flatMap(([written]) => {
    const amount = Number(written.replace(/[. ]/g, ''));
    const isYear = amount >= 1900 && amount < 2100;
    const isCounted = quantities.some((each) => each.written.includes(written));
    return isYear || isCounted ? [] : [{ amount, unit: '', written }];
  });
/** "Da 20 pezzi (cad.)": whatever is bought is bought in pieces. */
const PIECE = /^(?:pezz|pz|confezion|scatol|copi|unit|articol|cap[io]|piec|item|pack|box)/;
const countsOnce = ({ unit }: Quantity, { quantities }: Frame): boolean =>
  quantities.filter((each) => isThing(each.unit)).length === 1 && isThing(unit);
const isStep = ({ range, quantities }: Column): boolean => range?.unit === '' && quantities.length === 0;
/** "ISEE da 12.001 a 24.000 €": steps of an amount, which an income that is told without its unit lies in. */
const isAmountStep = ({ range }: Column): boolean => range?.unit === 'euro';

const NEVER_STEPS = new Set(['euro', 'percent', 'minute', 'hour', 'year']);

/** Figures without a unit against the steps of their table: those that lie in a column's, and whether one lies in another's. */
export const figuresInSteps = (
  column: Column,
  table: Table,
  frame: Frame,
): { written: string[]; isOutside: boolean } => {
  const { range } = column;
  const hasSteps = [isStep, isAmountStep].some(
    (isOne) => isOne(column) && table.columns.filter(isOne).length >= FEWEST_STEPS,
  );
  const figures = range && hasSteps ? bareFigures(frame) : [];
  const within = figures.filter(
    (figure) => range && isWithin({ ...figure, unit: range.unit }, range) === true,
  );
  return { written: within.map(({ written }) => written), isOutside: within.length < figures.length };
};
