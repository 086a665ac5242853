import { plain } from '../values/plain';
import type { Quantity } from '../values/quantities';
import { TIMES } from './counted';
import type { Frame } from './frame';
import type { Column, Table } from './table';

/**
 * "Giornata" and "Settimana" above prices, asked for three days: where no column is for several of them, the price of one is what
 * is counted. A day and a half is none of them.
 */
export const isBaseOf = (
  column: Column,
  { columns }: Table,
  wantedQuantities: readonly Quantity[],
): boolean =>
  wantedQuantities.some(
    (quantity) =>
      TIMES.has(quantity.unit) &&
      quantity.amount > 1 &&
      Number.isInteger(quantity.amount) &&
      column.quantities.some(({ unit, amount }) => unit === quantity.unit && amount === 1) &&
      !columns.some(({ quantities }) =>
        quantities.some(({ unit, amount }) => unit === quantity.unit && amount > 1),
      ),
  );

const WEEKEND = /^(?:week-?end|fine settimana)\b/;
const SAYS_WEEKEND = /\b(?:week-?end|fine settimana|sabato e domenica)\b/;
/** "Weekend" beside "Giornata" is a length as well: no price for three days. */
export const isOtherLength = (
  column: Column,
  { columns }: Table,
  { plain: text, quantities }: Frame,
): boolean =>
  WEEKEND.test(plain(column.name)) &&
  !SAYS_WEEKEND.test(text) &&
  quantities.some(({ unit }) => TIMES.has(unit)) &&
  columns.some((other) => other.quantities.some(({ unit }) => TIMES.has(unit)));

const DEPOSIT = /^(?:cauzion[ei]|deposit[oi]|caparr[ae]|acconto|(?:security )?deposit)\b/;
const ASKS_DEPOSIT = /\b(?:cauzion|deposit|caparr|accont)/;
/** What is left as a pledge is no price, unless it is asked for. */
export const withoutDeposits = (columns: Column[], { plain: own, earlier }: Frame): Column[] => {
  if (ASKS_DEPOSIT.test(`${earlier} ${own}`)) return columns;
  const others = columns.filter(({ name }) => !DEPOSIT.test(plain(name)));
  return others.length > 0 ? others : columns;
};
