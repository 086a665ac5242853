import type { TableLine } from './blocks';
import { columnNames, countHeaderLines, isValue } from './table-header';

/** A table once its header, its groups and its remarks are told apart. */
export interface ReadTable {
  /** A line above the header that says what the table is about. */
  title: string;
  columns: string[];
  rows: { group: string; cells: string[]; page: number | null }[];
  /** Lines that are no rows: remarks across the table, sums. */
  remarks: { text: string; page: number | null; isTotal: boolean }[];
}

const TOTAL = /^(?:sub-?)?(?:total[ei]?|somma)\b/i;
const NOTE_START = /^(?:\*|†|‡|[¹²³⁴⁵⁶⁷⁸⁹]|\(\d{1,2}\)|\(\*+\)|n\.?\s?b\.?\b|not[ae]\b)/i;
const LONGEST_GROUP = 80;
const SHORTEST_REMARK = 5;

const onlyText = ({ cells, isAcross }: TableLine): string | null => {
  if (isAcross) return cells[0] ?? '';
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 1 && cells.length > 2 ? (filled[0] ?? '') : null;
};

const isRemark = (text: string): boolean =>
  NOTE_START.test(text) ||
  text.length > LONGEST_GROUP ||
  (/[.;]$/.test(text) && /\s/.test(text)) ||
  // "In agosto: +20% su tutti i noleggi": a group's name says no figures of its own.
  (/:\s|\d ?%/.test(text) && text.split(/\s+/).length >= SHORTEST_REMARK);

/** Lines without what is empty in all of them. */
const withoutEmpty = (lines: TableLine[]): TableLine[] => {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...filled.map(({ cells }) => cells.length));
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    filled.some(({ cells }) => (cells[column] ?? '') !== ''),
  );
  return filled.map((line) => ({ ...line, cells: used.map((column) => line.cells[column] ?? '') }));
};

/** Titles above the header: lines of one cell, before the first line of several. */
const splitTitles = (lines: TableLine[]): { titles: string[]; body: TableLine[] } => {
  const width = lines[0]?.cells.length ?? 0;
  const standsAlone = ({ cells }: TableLine) => cells.slice(1).every((cell) => cell === '');
  const start = lines.findIndex((line) => onlyText(line) === null && !standsAlone(line));
  const above = start > 0 ? lines.slice(0, start) : [];
  const [, next] = lines.slice(Math.max(start, 0));
  // A group's name right above its rows, in a table without a header, is a title as well.
  if (width < 2 || start <= 0 || start > 5 || next === undefined) return { titles: [], body: lines };
  return { titles: above.map((line) => onlyText(line) ?? line.cells[0] ?? ''), body: lines.slice(start) };
};

/** A table's header, groups and rows; `null` where the lines are no table: one column, or whole texts side by side. */
export const readTable = (given: TableLine[], { isList = false } = {}): ReadTable | null => {
  const lines = withoutEmpty(given);
  const allMarked = lines.every(({ isHeader }) => isHeader);
  const { titles, body } = isList
    ? { titles: [], body: lines }
    : splitTitles(allMarked ? lines.map((line) => ({ ...line, isHeader: false })) : lines);
  const width = body[0]?.cells.length ?? 0;
  if (width < 2) return null;
  // Terms and what they mean have no names above them.
  const depth = isList ? 0 : countHeaderLines(body);
  const headers = body.slice(0, depth);
  const columns = columnNames(headers, width);
  const headerTexts = new Set(headers.map(({ cells }) => cells.join('\n')));
  const table: ReadTable = { title: titles.at(-1) ?? '', columns, rows: [], remarks: [] };
  for (const title of titles.slice(0, -1)) table.remarks.push({ text: title, page: null, isTotal: false });
  const rest = body.slice(depth);
  const singles = rest.filter((line) => onlyText(line) !== null).length;
  let group = '';
  for (const [index, line] of rest.entries()) {
    // The header again, at the top of another page.
    if (headerTexts.has(line.cells.join('\n'))) continue;
    const text = onlyText(line);
    const next = rest[index + 1];
    if (text !== null && (line.isAcross || isRemark(text) || singles * 2 <= rest.length)) {
      const leads = next !== undefined && onlyText(next) === null;
      if (leads && !isRemark(text) && !isValue(text)) {
        group = text;
        continue;
      }
      if (line.isAcross || isRemark(text)) {
        table.remarks.push({ text, page: line.page, isTotal: false });
        continue;
      }
    }
    const first = line.cells.find((cell) => cell !== '') ?? '';
    if (TOTAL.test(first) && index >= rest.length - 3 && line.cells.some(isValue)) {
      const cells = line.cells.flatMap((cell, column) => {
        const name = columns[column] ?? '';
        return cell === '' ? [] : [name === '' || cell === first ? cell : `${name}: ${cell}`];
      });
      table.remarks.push({ text: cells.join('; '), page: line.page, isTotal: true });
      continue;
    }
    table.rows.push({ group, cells: line.cells, page: line.page });
  }
  return table.rows.length === 0 ? null : table;
};
