import type { Core } from '@strapi/strapi';
import { readSettings } from '../../../settings';

/** A place where something of a person still stands. */
export interface Trace {
  /** `outbox_mails.text`, or a folder of the disk. Never what stands there. */
  place: string;
  count: number;
}

/**
 * What is not searched: the documents of the books, which name their buyer for ten years, with the orders that still wait for one, and
 * counters of attempts, which run out by themselves.
 */
const EXEMPT = ['receipts', 'receipt_files', 'rate_limits'];
const EXEMPT_COLUMNS = ['purchases.billing', 'purchases.refund'];
/** Rows of SQLite that are searched at once: everybody waits for its one connection. */
const ROWS_AT_ONCE = 5_000;

interface TextTable {
  /** As SQL names it. */
  name: string;
  columns: string[];
}

const quoted = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

const textTables = async (strapi: Core.Strapi, isShared: boolean): Promise<TextTable[]> => {
  const { connection } = strapi.db;
  const columns: { schema: string; table: string; column: string }[] = isShared
    ? (
        await connection.raw<{ rows: { schema: string; table: string; column: string }[] }>(
          `select c.table_schema as schema, c.table_name as table, c.column_name as column
           from information_schema.columns c
           join information_schema.tables t using (table_schema, table_name)
           where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
             and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY')`,
        )
      ).rows
    : await connection.raw<{ schema: string; table: string; column: string }[]>(
        `select 'main' as schema, m.name as "table", p.name as "column"
         from sqlite_master m join pragma_table_info(m.name) p
         where m.type = 'table' and m.name not like 'sqlite_%'
           and lower(p.type) not in ('integer', 'bigint', 'boolean', 'datetime', 'date', 'float', 'double', 'real', 'blob')`,
      );
  const tables = new Map<string, TextTable>();
  for (const { schema, table, column } of columns) {
    if (EXEMPT.includes(table) || EXEMPT_COLUMNS.includes(`${table}.${column}`)) continue;
    const name = quoted(schema, table);
    const known = tables.get(name) ?? { name, columns: [] };
    known.columns.push(column);
    tables.set(name, known);
  }
  return [...tables.values()];
};

const escaped = (value: string): string => `%${value.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Searches every column of every table that can hold words, also those that no content type of ours describes. */
export const tracesInDatabase = async (
  strapi: Core.Strapi,
  values: readonly string[],
  signal: AbortSignal,
): Promise<Trace[]> => {
  const { connection } = strapi.db;
  const isShared = readSettings().databaseUrl !== '';
  const patterns = values.map(escaped);
  const matches = (column: string) =>
    `(${patterns.map(() => `lower(cast(${quoted(column)} as text)) like ? escape '\\'`).join(' or ')})`;

  const countIn = async ({ name, columns }: TextTable, range: string): Promise<number[]> => {
    const sums = columns.map(
      (column, index) => `sum(case when ${matches(column)} then 1 else 0 end) as c${index}`,
    );
    const bindings = columns.flatMap(() => patterns);
    const sql = `select ${sums.join(', ')} from ${name} ${range}`;
    const result = await connection.raw<Record<string, unknown>[] | { rows: Record<string, unknown>[] }>(
      sql,
      bindings,
    );
    const row = (Array.isArray(result) ? result[0] : result.rows[0]) ?? {};
    return columns.map((_, index) => Number(row[`c${index}`] ?? 0));
  };
  /** On SQLite by ranges of rows, with a pause for everybody else between them. */
  const rangesOf = async ({ name }: TextTable): Promise<string[]> => {
    if (isShared) return [''];
    const [row] = await connection.raw<{ last: number | null }[]>(`select max(rowid) as last from ${name}`);
    const count = Math.ceil((row?.last ?? 0) / ROWS_AT_ONCE);
    return Array.from(
      { length: count },
      (_, index) => `where rowid > ${index * ROWS_AT_ONCE} and rowid <= ${(index + 1) * ROWS_AT_ONCE}`,
    );
  };

  const traces: Trace[] = [];
  for (const table of await textTables(strapi, isShared)) {
    const totals = table.columns.map(() => 0);
    for (const range of await rangesOf(table)) {
      signal.throwIfAborted();
      (await countIn(table, range)).forEach((count, index) => (totals[index] = (totals[index] ?? 0) + count));
      await new Promise((resolve) => setImmediate(resolve));
    }
    totals.forEach((count, index) => {
      if (count > 0)
        traces.push({
          place: `${table.name.split('.').at(-1)?.replaceAll('"', '')}.${table.columns[index]}`,
          count,
        });
    });
  }
  return traces;
};
