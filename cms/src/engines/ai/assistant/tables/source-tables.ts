import type { Passage } from '../../port';

/** A table of an attached document, as it is printed there. */
export interface SourceTable {
  /** Name of the file. */
  file: string;
  /** The table's caption or the sheet's name; '' for none. */
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const TOTAL = /^(?:sub-?)?(?:total[ei]?|somma)\b/i;
/** One row has nothing to be compared with. */
const LEAST_ROWS = 2;

/** The tables whose columns have names. Sums that stand among the rows are left out: they would be counted twice. */
export const sourceTables = (documents: readonly Passage[]): SourceTable[] => {
  const tables = new Map<string, { file: string; title: string; columns: string[]; rows: string[][] }>();
  for (const { sourceId, sourceTitle, row } of documents) {
    if (!row || row.columns.filter((name) => name !== '').length < 2) continue;
    const key = `${sourceId}\n${row.table}`;
    const table = tables.get(key) ?? {
      file: sourceTitle,
      title: row.title,
      columns: row.columns,
      rows: [],
    };
    tables.set(key, table);
    if (!row.cells.some((cell) => TOTAL.test(cell))) table.rows.push(row.cells);
  }
  return [...tables.values()].filter(({ rows }) => rows.length >= LEAST_ROWS).map(withMonthsAsRows);
};

const MONTH_COLUMN =
  /^(?:gen(?:naio)?|feb(?:braio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:t|tembre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?|jan(?:uary)?|feb(?:ruary)?|march|april|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|dec(?:ember)?)\.?(?:[ /'-]*\d{2,4})?$/i;

/** A table with a column for each month, as one with a row for each month: both are asked about in the same words. */
const withMonthsAsRows = (table: SourceTable): SourceTable => {
  const months = table.columns.flatMap((name, at) => (MONTH_COLUMN.test(name.trim()) ? [at] : []));
  if (months.length < 3) return table;
  const others = table.columns.flatMap((name, at) =>
    months.includes(at) || /^(?:total|media|anno|somma)/i.test(name) ? [] : [at],
  );
  return {
    ...table,
    columns: [...others.map((at) => table.columns[at] ?? ''), 'Mese', 'Valore'],
    rows: table.rows.flatMap((row) =>
      months.map((month) => [
        ...others.map((at) => row[at] ?? ''),
        table.columns[month] ?? '',
        row[month] ?? '',
      ]),
    ),
  };
};
