import { plain } from '../values/plain';
import { isWithin } from '../values/quantities';
import type { Frame } from './frame';
import { type Column, moneyIn, type Row } from './table';
import { lexemesOf } from './words';

/** Those for whom a table has prices of their own, by the beginnings of their names. */
const PAYERS = [
  'adult',
  'bambin',
  'bimb',
  'ragazz',
  'anzian',
  'senior',
  'child',
  'kid',
  'ridott',
  'inter',
  'student',
  'person',
  'ospit',
  'figli',
  'grandi',
];
const SAME: Record<string, string> = {
  bimb: 'bambin',
  child: 'bambin',
  kid: 'bambin',
  figli: 'bambin',
  grandi: 'adult',
  ospit: 'person',
};
/** Whom a word names of those who pay; null for any other word. */
export const kindOf = (word: string): string | null => {
  const found = PAYERS.find((each) => word.startsWith(each));
  return found === undefined ? null : (SAME[found] ?? found);
};

/** For whom a row's price is, by the first word of its name. */
export const kindOfRow = ({ label }: Row): string | null => kindOf(plain(label).split(/[^a-z]/)[0] ?? '');

/** Whether a row's price is that of somebody of a kind: the price "intero" is the one of an adult. */
export const isPriceFor = (row: Row, kind: string): boolean => {
  const own = kindOfRow(row);
  return own === kind || (kind === 'adult' && own === 'inter');
};

const OF_SEVERAL = /^(?:famigl|coppi|grupp|comitiv|famil|coupl|group)/;
/**
 * "Un adulto": where a table has a row for adults, neither the price of a family nor one that is reduced is meant. An age or a party
 * is told by its own conditions.
 */
export const isForOtherPayer = (row: Row, { terms, plain: text, quantities }: Frame): boolean => {
  const kinds = new Set(terms.flatMap(({ folded }) => kindOf(folded) ?? []));
  const [only] = kinds;
  if (kinds.size !== 1 || only !== 'adult' || OF_SEVERAL_IN.test(text)) return false;
  if (quantities.some(({ unit, amount }) => unit === 'year' || amount > 1)) return false;
  const own = kindOfRow(row);
  const isOther = (own !== null && !isPriceFor(row, 'adult')) || OF_SEVERAL.test(plain(row.label));
  return isOther && row.table.rows.some((each) => isPriceFor(each, 'adult'));
};
const OF_SEVERAL_IN = /\b(?:famigl|coppi|grupp|comitiv|famil|coupl|group)/;

/** Whether a word names somebody who pays. */
export const isPayer = (word: string): boolean => kindOf(word) !== null;

const columnOf = (row: Row, kind: string): Column | undefined =>
  row.table.columns.find(
    (column) =>
      moneyIn(row, column) !== null && lexemesOf(column.name).some(({ folded }) => kindOf(folded) === kind),
  );

/** "Fino a 12 anni" above prices. */
const columnOfAge = (row: Row, age: number | null): Column | undefined =>
  age === null
    ? undefined
    : row.table.columns.find(
        ({ type, range }) =>
          type === 'money' &&
          range?.unit === 'year' &&
          isWithin({ amount: age, unit: 'year', written: '' }, range) === true,
      );

/** What a party pays by the columns of a row, each for its own kind; null where one of them has no column. */
export const payersPrices = (
  row: Row,
  payers: readonly { kind: string; count: number; age: number | null }[],
  freeBelow: number | null,
): { count: number; amount: number; name: string }[] | null => {
  const prices = payers.flatMap(({ kind, count, age }) => {
    if (age !== null && freeBelow !== null && age < freeBelow)
      return [{ count, amount: 0, name: `${age} anni` }];
    const other = kind === 'ragazz' ? 'bambin' : kind === 'bambin' ? 'ragazz' : null;
    const column =
      columnOf(row, kind) ?? (other === null ? undefined : columnOf(row, other)) ?? columnOfAge(row, age);
    const money = column ? moneyIn(row, column) : null;
    if (!column || !money) return [];
    const { range } = column;
    // A child of another age than the column's pays another price.
    const years = age === null ? null : { amount: age, unit: 'year', written: '' };
    if (range && years && isWithin(years, { ...range, unit: 'year' }) === false) return [];
    return [{ count, amount: money.amount, name: column.name.replace(/\s*€/, '').toLowerCase() }];
  });
  return prices.length === payers.length ? prices : null;
};
