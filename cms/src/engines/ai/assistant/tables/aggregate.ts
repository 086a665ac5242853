import type { Measure } from './measure';
import type { TableQuestion } from './table-question';
import type { TypedTable } from './typed-table';

/** A name or a month, with what its rows come to. */
export interface GroupValue {
  label: string;
  value: number;
  rows: number;
}

/** The rows that a question is about. */
export const selectRows = (
  { filters, month, year }: Pick<TableQuestion, 'filters' | 'month' | 'year'>,
  { rows, date }: TypedTable,
): number[] =>
  Array.from({ length: rows }, (_, row) => row).filter((row) => {
    const when = date?.months[row] ?? null;
    return (
      filters.every(({ column, values }) => values.includes(column.cells[row] ?? '')) &&
      (month === null || when?.month === month) &&
      (year === null || !date || when?.year === year)
    );
  });

const valuesOf = ({ values }: Measure, rows: readonly number[]): number[] =>
  rows.flatMap((row) => values[row] ?? []);

/** What rows come to: their sum, or their mean where a sum would mean nothing. */
export const aggregate = (
  measure: Measure,
  rows: readonly number[],
  isMean = !measure.isSummable,
): { value: number | null; counted: number } => {
  const values = valuesOf(measure, rows);
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    value: values.length === 0 ? null : isMean ? Math.round(sum / values.length) : sum,
    counted: values.length,
  };
};

const byLabel = (
  labels: readonly (string | null)[],
  measure: Measure,
  rows: readonly number[],
): GroupValue[] => {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const label = labels[row];
    if (!label) continue;
    const own = groups.get(label);
    if (own) own.push(row);
    else groups.set(label, [row]);
  }
  return [...groups].flatMap(([label, own]) => {
    const { value, counted } = aggregate(measure, own);
    return value === null ? [] : [{ label, value, rows: counted }];
  });
};

/** Every name with what its rows come to, the largest first. */
export const rankNames = (
  cells: readonly string[],
  measure: Measure,
  rows: readonly number[],
): GroupValue[] =>
  byLabel(
    cells.map((cell) => cell.trim()),
    measure,
    rows,
  ).sort((a, b) => b.value - a.value);

/** Every month with what its rows come to, the earliest first; its label is "2026-03", or "03" where no year is written. */
export const monthlyValues = (
  { date }: TypedTable,
  measure: Measure,
  rows: readonly number[],
): GroupValue[] => {
  const labels = (date?.months ?? []).map((when) =>
    when === null
      ? null
      : `${when.year === null ? '' : `${when.year}-`}${String(when.month).padStart(2, '0')}`,
  );
  return byLabel(labels, measure, rows).sort((a, b) => (a.label < b.label ? -1 : 1));
};
