import { parse } from 'papaparse';
import type { ReadBlocks } from './blocks';
import { linesOfCells } from './lines-of-cells';
import { READ_LIMITS } from './limits';
import { ReadFailed } from './read-failed';

const DELIMITERS = [';', '\t', '|', ','];
/** Enough to tell what parts the cells. */
const PROBE = { characters: 20_000, rows: 60 };

/** What parts the cells: what gives most lines one same number of them, and several. Titles above a table have other numbers. */
const findDelimiter = (source: string): string => {
  const head = source.slice(0, PROBE.characters);
  const scores = DELIMITERS.map((delimiter) => {
    const { data } = parse<string[]>(head, { delimiter, skipEmptyLines: 'greedy', preview: PROBE.rows });
    const counts = new Map<number, number>();
    for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    return { delimiter, score: Math.max(0, ...counts.values()) / Math.max(1, data.length) };
  });
  const best = scores.reduce((first, each) => (each.score > first.score + 0.01 ? each : first));
  return best.score === 0 ? ',' : best.delimiter;
};

/** A CSV file as a table; what stands in its cells is text, whatever a spreadsheet would make of it. */
export const readCsv = (source: string): ReadBlocks => {
  const { data } = parse<string[]>(source, {
    delimiter: findDelimiter(source),
    skipEmptyLines: 'greedy',
    preview: READ_LIMITS.csvRows + 2,
  });
  const rows = data
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  if (rows.length === 0) throw new ReadFailed('EMPTY');
  if (rows.length > READ_LIMITS.csvRows + 1 || rows.some(({ length }) => length > READ_LIMITS.csvColumns))
    throw new ReadFailed('TOO_LONG');
  return { pages: null, blocks: [{ kind: 'table', caption: '', lines: linesOfCells(rows), page: null }] };
};
