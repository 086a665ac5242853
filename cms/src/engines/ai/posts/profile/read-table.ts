import { parse } from 'papaparse';
import type { Locale } from '../../../../contract';
import { isPrivateHeading } from './privacy';
import type { RawMaterial } from './raw-material';
import { isNoteColumn, readOffer } from './read-offers';
import { withoutStock } from './stock';

const MARKS = [';', '\t', '|', ','] as const;
type Mark = (typeof MARKS)[number];

/** A cell that is a value by itself, and heads no column: `250 g` does, `8,50` and `€40` do not. */
const IS_VALUE = /^(?:[€£$]\s?)?\d[\d.,:/]*(?:\s?(?:€|£|\$|euro|eur|%))?$/iu;
/** `Anno 2026` would be a heading, `2026` alone is one too. */
const IS_YEAR = /^20\d\d$/u;
/** Rows in which somebody reckoned. */
const IS_SUM =
  /^(?:tot(?:ale|ali|\.)?|totals?|sub-?total[ei]?|somma|sum|media|medie|average|mean|saldo|balance|incasso|scontrino medio)(?!\p{L})/iu;
/** A column of numbers by which the house finds things, before the one that names them. */
const IS_NUMBER_COLUMN =
  /^(?:#|n[.°o]?r?\.?|num(?:ero)?\.?|id|pos\.?|riga|row|cod(?:ice|\.)?|code|sku|art\.?|rif\.?|ref\.?|ean|barcode)$/iu;
const LONGEST_HEADING = 60;

const filledIn = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '');
const cellsOf = (text: string, mark: Mark): string[][] =>
  parse<string[]>(text, { delimiter: mark, skipEmptyLines: 'greedy' }).data.map((cells) =>
    cells.map((cell) => cell.replace(/\s+/gu, ' ').trim()),
  );
const isHeader = (cells: readonly string[]): boolean => {
  const filled = filledIn(cells);
  return (
    filled.length > 1 &&
    filled.every(
      (cell) =>
        cell.length <= LONGEST_HEADING &&
        (!IS_VALUE.test(cell) || IS_YEAR.test(cell)) &&
        !/[.!]$/u.test(cell.replace(/\b\p{L}{1,5}\.$/u, '')),
    )
  );
};

interface Table {
  columns: string[];
  rows: string[][];
  /** Lines that stand above the headings. */
  above: number;
}

/** The table that a text holds from its first line of headings on; null where a mark makes none of it. */
const tableBy = (text: string, mark: Mark): Table | null => {
  const all = cellsOf(text, mark);
  const at = all.findIndex(isHeader);
  const columns = all[at];
  if (!columns) return null;
  const width = columns.length;
  const rows = all.slice(at + 1);
  const fitting = rows.filter((cells) => Math.abs(cells.length - width) <= 1 && filledIn(cells).length > 1);
  return fitting.length > rows.length / 2 ? { columns, rows, above: at } : null;
};

/** Whether a text of no such name is a table all the same: it begins like one, and no line of headings has words after a comma and a space. */
const looksLikeTable = (lines: readonly string[], { columns, rows, above }: Table, mark: Mark): boolean => {
  const [head = ''] = lines;
  const width = columns.length;
  const close = (cells: readonly string[]): boolean =>
    mark === ','
      ? cells.length === width || (width > 2 && cells.length === width + 1)
      : Math.abs(cells.length - width) <= 1;
  const first = rows.slice(0, 3);
  return (
    above === 0 &&
    rows.length > 1 &&
    first.every(close) &&
    first.filter((cells) => cells.length === width).length >= first.length / 2 &&
    !(mark === ',' && /,\s/u.test(head)) &&
    !/[.!]\s*$/u.test(head) &&
    head.length < 200
  );
};

/** The table that a file is; null for a text. */
export const tableIn = (text: string, isNamedTable: boolean): Table | null => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const found = MARKS.flatMap((mark) => {
    const table = tableBy(text, mark);
    return table && (isNamedTable || looksLikeTable(lines, table, mark)) ? [table] : [];
  });
  if (!isNamedTable) return found[0] ?? null;
  return [...found].sort((one, other) => other.columns.length - one.columns.length)[0] ?? null;
};

/** A row with a cell too many: its amounts were cut at their comma, or a remark has the mark in it; null where nobody can tell. */
const fitted = (cells: readonly string[], columns: readonly string[]): string[] | null => {
  const width = columns.length;
  if (cells.length <= width) return [...cells];
  if (filledIn(cells.slice(width)).length === 0) return cells.slice(0, width);
  const joined: string[] = [];
  for (const cell of cells) {
    const last = joined.at(-1) ?? '';
    if (/^(?:[€£]\s?)?\d{1,4}$/u.test(last) && /^\d{2}(?:\s?(?:€|£|euro))?$/iu.test(cell))
      joined[joined.length - 1] = `${last},${cell}`;
    else joined.push(cell);
  }
  if (joined.length === width) return joined;
  if (!isNoteColumn(columns.at(-1) ?? '')) return null;
  return [...cells.slice(0, width - 1), filledIn(cells.slice(width - 1)).join(', ')];
};

/** Reads a price list: every row by the headings of its columns. What stands in no column is for the house. */
export const readTable = (
  { columns: given, rows }: Table,
  topic: string,
  language: Locale,
  into: RawMaterial,
): void => {
  const [columns = [], ...body] = withoutStock([given, ...rows]);
  const named = columns.findIndex((label) => !IS_NUMBER_COLUMN.test(label));
  for (const [at, cells] of body.entries()) {
    const whole = filledIn(cells).join(' ');
    if (filledIn(cells).length === 1) {
      into.privateNotes.push(whole);
      // "--- solo per noi ---" stands above rows of the house.
      if (isPrivateHeading(whole.replace(/^[\s*=_~#-]+|[\s*=_~#-]+$/gu, ''))) {
        for (const later of body.slice(at + 1)) into.privateNotes.push(filledIn(later).join(' '));
        return;
      }
      continue;
    }
    const row = fitted(cells, columns);
    if (
      row === null ||
      filledIn(row)
        .slice(0, 2)
        .some((cell) => IS_SUM.test(cell)) ||
      cells.join() === columns.join()
    ) {
      if (whole !== '') into.privateNotes.push(whole);
      continue;
    }
    if (named >= 0) readOffer(columns.slice(named), row.slice(named), topic, language, into);
  }
};

/** Cells of a table in one line, whatever parts them: no sentence of any language looks so. */
export const isRawRow = (text: string): boolean =>
  text
    .split('\n')
    .some(
      (line) =>
        /\t\S/u.test(line) ||
        (line.match(/;(?=\S)/gu) ?? []).length > 1 ||
        (line.match(/\S\s?\|\s?\S/gu) ?? []).length > 1 ||
        /",\S|\S,"[^\s"]/u.test(line) ||
        /;{2,}|\|{2,}/u.test(line) ||
        (line.match(/(?<!\d),(?=\S)|,(?=[^\s\d])/gu) ?? []).length > 2 ||
        /(?:€\s?\d[\d.]*|\d\s?€),(?=[^\s\d]|[\d€]\S*,)/u.test(line),
    );
