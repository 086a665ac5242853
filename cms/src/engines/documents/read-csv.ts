import { parse } from 'papaparse';
import type { Block, ReadBlocks } from './blocks';
import { READ_LIMITS } from './limits';
import { pairColumns } from './pair-columns';
import { ReadFailed } from './read-failed';

const NUMERIC = /^[\s€$£%+-]*\d[\d\s.,:/€$£%-]*$/;

/** A first row of short, distinct, wordy cells names the columns. */
const isHeader = (row: string[], next: string[] | undefined): boolean => {
  const cells = row.map((cell) => cell.trim());
  const named = cells.filter((cell) => cell !== '');
  if (named.length < Math.max(1, cells.length - 1) || new Set(named).size !== named.length) return false;
  if (named.some((cell) => NUMERIC.test(cell) || cell.length > 60 || /[.?!]$/.test(cell))) return false;
  return next !== undefined;
};

/** A CSV file as one block per row: "colonna: valore; …", or a curated pair where a question and an answer column exist. */
export const readCsv = (source: string): ReadBlocks => {
  const { data } = parse<string[]>(source, { skipEmptyLines: 'greedy', preview: READ_LIMITS.csvRows + 2 });
  const rows = data.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const [first, ...rest] = rows;
  if (first === undefined) throw new ReadFailed('EMPTY');
  if (rows.length > READ_LIMITS.csvRows + 1 || rows.some(({ length }) => length > READ_LIMITS.csvColumns))
    throw new ReadFailed('TOO_LONG');

  const header = isHeader(first, rest[0]) ? first : null;
  const { questionAt, answerAt } = pairColumns(header ?? []);
  const blocks = (header ? rest : rows).flatMap((row): Block[] => {
    const question = row[questionAt] ?? '';
    const answer = row[answerAt] ?? '';
    if (question !== '' && answer !== '') return [{ kind: 'row', text: answer, page: null, question }];
    const cells = row.flatMap((cell, column) => {
      if (cell === '') return [];
      const name = header?.[column] ?? '';
      return [name === '' ? cell : `${name}: ${cell}`];
    });
    return cells.length === 0 ? [] : [{ kind: 'row', text: cells.join('; '), page: null, question: null }];
  });
  return { pages: null, blocks };
};
