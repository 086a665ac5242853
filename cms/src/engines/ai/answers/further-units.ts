import { writeMoney } from '../values/money';
import { plain } from '../values/plain';
import { isSameKind, type Quantity, readQuantities, readRange } from '../values/quantities';
import { amountIn } from './compare';
import { TIMES } from './counted';
import type { PricedItem } from './priced-item';
import type { Column, Row } from './table';

const FURTHER = /\b(?:extra|in piu|aggiuntiv\w+|ulterior\w+|success\w+|oltre|further|additional)\b/;

interface Base {
  /** For how many units the highest of the priced steps holds. */
  units: number;
  price: number;
  further: number;
}

const namesUnit = (text: string, { unit }: Quantity): boolean =>
  plain(text)
    .split(/[^a-z]+/)
    .some(
      (word) =>
        word.length > 2 &&
        [...readQuantities(`2 ${word}`), ...readQuantities(`2 ${word}s`)].some((each) => each.unit === unit),
    );

/** "1 giorno … 7 giorni, giorno in più": steps in the columns of a row. */
const inColumns = (row: Row, quantity: Quantity): Base | null => {
  const columns = row.table.columns.filter(({ type }) => type === 'money');
  const further = columns.find(({ name }) => FURTHER.test(plain(name)) && namesUnit(name, quantity));
  const steps = columns
    .filter((column) => column !== further)
    .flatMap((column: Column) => {
      const [units] = column.quantities.filter((each) => isSameKind(each, quantity));
      const price = amountIn(row, column);
      return units && units.unit === quantity.unit && price !== null ? [{ units: units.amount, price }] : [];
    });
  const last = steps.sort((a, b) => b.units - a.units)[0];
  const each = further ? amountIn(row, further) : null;
  return last && each !== null ? { ...last, further: each } : null;
};

/** "11–15 (in tutto)", "ogni giorno oltre il 21°": steps in the rows of a column. */
const inRows = ({ table }: Row, column: Column, quantity: Quantity): Base | null => {
  const further = table.rows.find(({ label }) => FURTHER.test(plain(label)) && namesUnit(label, quantity));
  const [, figure = ''] =
    /\b(?:oltre|after|beyond) (?:il |la |i |le |the )?(\d+)/.exec(plain(further?.label ?? '')) ?? [];
  const units = Number(figure);
  const last = table.rows.find((row) => row !== further && readRange(row.label)?.max === units);
  const each = further ? amountIn(further, column) : null;
  const price = last ? amountIn(last, column) : null;
  return units > 1 && each !== null && price !== null ? { units, price, further: each } : null;
};

/**
 * What more units cost than a table has steps for: the highest step and every further one. Null where the steps reach that far, or no
 * further unit is priced.
 */
export const priceBeyondSteps = (
  { row, header }: Pick<PricedItem, 'row' | 'header'>,
  quantities: readonly Quantity[],
): { sum: number; counted: string } | null => {
  const quantity = quantities.find(
    ({ unit, amount }) => (TIMES.has(unit) || unit === 'person') && amount > 1,
  );
  if (!row || !quantity) return null;
  const column = row.table.columns.find(({ name }) => name === header);
  const base = inColumns(row, quantity) ?? (column ? inRows(row, column, quantity) : null);
  if (!base || quantity.amount <= base.units) return null;
  const more = quantity.amount - base.units;
  return {
    sum: base.price + more * base.further,
    counted: `${writeMoney(base.price)} + ${more} × ${writeMoney(base.further)}`,
  };
};

const PEOPLE = /^(?:person|bambin|bimb|ragazz|ospit|invitat|partecipant|child|kid|guest)/;
/**
 * "Festa fino a 10 bimbi 180 €, ogni bimbo in più 12 €": what more people cost than a price is for. Null where nothing tells what one
 * more costs, undefined where the price is for as many.
 */
export const priceBeyondParty = (
  { row, amount, name }: Pick<PricedItem, 'row' | 'amount' | 'name'>,
  { unit, amount: people }: Quantity,
): { sum: number; counted: string } | null | undefined => {
  const range = PEOPLE.test(unit) ? readRange(row?.label ?? name) : null;
  if (!range || !PEOPLE.test(range.unit) || people <= range.max) return undefined;
  const others = row?.table.rows.filter(({ label }) => {
    const words = plain(label).split(/[^a-z]+/);
    return FURTHER.test(plain(label)) && words.some((word) => PEOPLE.test(word));
  });
  const [further] = others ?? [];
  const column = further?.table.columns.find(({ type }) => type === 'money');
  const each = further && column && others?.length === 1 ? amountIn(further, column) : null;
  if (each === null) return null;
  const more = people - range.max;
  return {
    sum: amount + more * each,
    counted: `${writeMoney(amount)} + ${more} × ${writeMoney(each)}`,
  };
};
