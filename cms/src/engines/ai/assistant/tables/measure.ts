import { SCALE } from './read-cells';
import type { NumberColumn, Role, TypedTable } from './typed-table';

/** What is asked for of a table's rows. */
export type Wanted = 'profit' | 'marginRate' | 'quantity' | 'revenue' | 'expense' | 'price' | 'stock';

/** A number for each row of a table, and how it came about. */
export interface Measure {
  kind: Wanted | 'column';
  /** The column's name where the numbers stand in one. */
  column: string | null;
  /** The columns that it was computed from: price, cost, quantity. */
  from: readonly string[];
  unit: NumberColumn['unit'];
  values: readonly (number | null)[];
  /** Prices, shares and margins of one piece add up to nothing. */
  isSummable: boolean;
  isAmbiguous: boolean;
}

const combine = (
  columns: readonly NumberColumn[],
  compute: (values: readonly number[]) => number | null,
): (number | null)[] =>
  (columns[0]?.values ?? []).map((_, row) => {
    const values = columns.map((column) => column.values[row] ?? null);
    return values.every((value): value is number => value !== null) ? compute(values) : null;
  });

const times = (left: number, right: number): number => Math.round((left * right) / SCALE);

const ofColumn = (column: NumberColumn, kind: Measure['kind']): Measure => ({
  kind,
  column: column.name,
  from: [],
  unit: column.unit,
  values: column.values,
  isSummable: column.unit !== 'percent' && column.role !== 'price' && column.role !== 'unitCost',
  isAmbiguous: column.isAmbiguous,
});

const computed = (
  kind: Wanted,
  columns: readonly NumberColumn[],
  compute: (values: readonly number[]) => number | null,
  { isSummable = true, unit = 'money' }: { isSummable?: boolean; unit?: NumberColumn['unit'] } = {},
): Measure => ({
  kind,
  column: null,
  from: columns.map(({ name }) => name),
  unit,
  values: combine(columns, compute),
  isSummable,
  isAmbiguous: columns.some(({ isAmbiguous }) => isAmbiguous),
});

const NET = /imponibil|\bnett[oi]|senza iva|escl|\bnet\b|taxable/;
const GROSS = /\btotal|\blord[oi]|con iva|ivat|incl|gross/;

/** Of the same amounts with and without VAT: what was paid is with it, what was earned without. `null` where they are not such a pair. */
export const chooseNetOrGross = (columns: readonly NumberColumn[], isPaid: boolean): NumberColumn | null => {
  const [net, gross] = [NET, GROSS].map((pattern) => columns.filter(({ folded }) => pattern.test(folded)));
  if (columns.length !== 2 || net?.length !== 1 || gross?.length !== 1) return null;
  return (isPaid ? gross[0] : net[0]) ?? null;
};

/** The column that was named, as it stands. */
export const measureOfColumn = (column: NumberColumn): Measure => ofColumn(column, 'column');

/**
 * What is wanted of every row: a column where there is one, else computed of others (price times quantity, price less cost). Two columns
 * that could both be it are given back, to be asked about; `null` where the table does not tell it.
 */
export const measureOf = (wanted: Wanted, { numbers }: TypedTable): Measure | NumberColumn[] | null => {
  const all = (role: Role) => numbers.filter((column) => column.role === role);
  const one = (role: Role) => (all(role).length === 1 ? all(role)[0] : undefined);
  const [price, cost, quantity] = [one('price'), one('unitCost'), one('quantity')];
  const [revenue, expense, amount] = [one('revenue'), one('expense'), one('amount')];
  const choose = (roles: readonly Role[]): Measure | NumberColumn[] | null => {
    for (const role of roles) {
      const columns = all(role);
      if (columns.length > 1) return columns;
      if (columns[0]) return ofColumn(columns[0], wanted);
    }
    return null;
  };
  switch (wanted) {
    case 'profit': {
      if (all('profit').length > 0) return choose(['profit']);
      if (price && cost && quantity)
        return computed('profit', [price, cost, quantity], ([p = 0, c = 0, q = 0]) => times(p - c, q));
      const income = revenue ?? amount;
      if (income && cost && quantity)
        return computed('profit', [income, cost, quantity], ([r = 0, c = 0, q = 0]) => r - times(c, q));
      if (revenue && expense) return computed('profit', [revenue, expense], ([r = 0, e = 0]) => r - e);
      if (price && cost)
        return computed('profit', [price, cost], ([p = 0, c = 0]) => p - c, { isSummable: false });
      return null;
    }
    case 'marginRate': {
      if (all('marginRate').length > 0) return choose(['marginRate']);
      const [income, spent] = price && cost ? [price, cost] : [revenue, expense];
      if (income && spent)
        return computed(
          'marginRate',
          [income, spent],
          ([p = 0, c = 0]) => (p === 0 ? null : Math.round(((p - c) * 100 * SCALE) / p)),
          { isSummable: false, unit: 'percent' },
        );
      return null;
    }
    case 'revenue': {
      if (all('revenue').length > 0) return choose(['revenue']);
      if (price && quantity && !amount)
        return computed('revenue', [price, quantity], ([p = 0, q = 0]) => times(p, q));
      return choose(['amount']);
    }
    case 'expense': {
      if (all('expense').length > 0) return choose(['expense']);
      if (cost && quantity && !amount)
        return computed('expense', [cost, quantity], ([c = 0, q = 0]) => times(c, q));
      return choose(['amount', 'unitCost', 'price']);
    }
    case 'quantity':
      return choose(['quantity']);
    case 'price':
      return choose(['price']);
    case 'stock':
      return choose(['stock']);
  }
};
