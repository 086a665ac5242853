import { parse } from 'papaparse';
import type { Cents } from '../../contract';
import { finishAccounts } from './finish';
import { emptyYear, lineNamed, setLine, type AccountsYear } from './lines';
import { NO_OWNER, type AccountsWarning, type ReadAccounts } from './result';

/** Reads an amount as people type it, `1.234,56` or `€ 1,2 mln`; null for what is none. */
export type ReadAmount = (text: string) => Cents | null;

const LIMITS = { rows: 2_000, unknownNames: 12 };
const BLANK = /^[-–—\s]*$/;

/** The year that heads a column: `2024`, `Anno 2024`, `31/12/2024`. */
const yearOf = (cell: string): number | null => {
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(cell) ?? [];
  return year === undefined || cell.trim().length > 24 ? null : Number(year);
};

/** `"(1.234)"` and `"1.234-"` are negative, as spreadsheets write them. */
const signed = (cell: string, readAmount: ReadAmount): Cents | null => {
  const [, inBrackets] = /^\((.+)\)$/.exec(cell.trim()) ?? [];
  const [, before] = /^(.*\d)\s*-$/.exec(cell.trim()) ?? [];
  const bare = inBrackets ?? before;
  if (bare === undefined) return readAmount(cell.trim());
  const amount = readAmount(bare);
  return amount === null ? null : -amount;
};

/** Rows of cells as accounts: a header with the years, then one line a row. */
export const readRows = (rows: string[][], readAmount: ReadAmount): ReadAccounts => {
  const headerAt = rows.findIndex((row) => row.slice(1).some((cell) => yearOf(cell) !== null));
  const header = rows[headerAt];
  if (!header) return { ok: false, problem: 'NO_YEARS' };
  const columns = header.flatMap((cell, column) => {
    const year = column === 0 ? null : yearOf(cell);
    return year === null ? [] : [{ column, read: emptyYear(year) }];
  });
  const firstColumn = Math.min(...columns.map(({ column }) => column));

  const unknown: string[] = [];
  const notRead: string[] = [];
  for (const row of rows.slice(headerAt + 1)) {
    const names = row.slice(0, firstColumn).filter((cell) => !BLANK.test(cell));
    const name = names.find((cell) => lineNamed(cell) !== null) ?? names.at(-1);
    const cells = columns.filter(({ column }) => !BLANK.test(row[column] ?? ''));
    if (name === undefined || cells.length === 0) continue;
    const line = lineNamed(name);
    if (line === null) {
      unknown.push(name.trim());
      continue;
    }
    for (const { column, read } of cells) {
      const amount = signed(row[column] ?? '', readAmount);
      if (amount === null) notRead.push(name.trim());
      else setLine(read, line, amount);
    }
  }
  const warnings: AccountsWarning[] = [];
  if (unknown.length > 0)
    warnings.push({ code: 'LINES_UNKNOWN', names: unknown.slice(0, LIMITS.unknownNames) });
  if (notRead.length > 0) warnings.push({ code: 'VALUES_NOT_READ', names: [...new Set(notRead)] });
  const years = columns.map(({ read }): AccountsYear => read);
  return finishAccounts({ source: 'table', owner: NO_OWNER, years }, warnings);
};

/** A spreadsheet saved as text: `voce;2024;2023`, with semicolons, commas or tabs. */
export const readTable = (source: string, readAmount: ReadAmount): ReadAccounts => {
  const { data } = parse<string[]>(source.trim(), {
    skipEmptyLines: 'greedy',
    preview: LIMITS.rows,
    delimitersToGuess: [';', '\t', '|', ','],
  });
  return data.length === 0 ? { ok: false, problem: 'EMPTY' } : readRows(data, readAmount);
};
