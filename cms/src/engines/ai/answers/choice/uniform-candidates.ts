import type { Passage } from '../../passage';
import { readRow } from '../../text/row';
import { withSigns } from '../bare-prices';
import type { Candidate, Situation } from '../candidate';
import type { Frame } from '../frame';
import type { Knowledge } from '../knowledge';
import { readTerm } from '../match-readings';
import { type CellMatch, matchRow } from '../match-rows';
import { candidateOf } from '../row-candidate';
import { ANSWER_LENGTH, nameOf, sayCell, sayCells, sentence } from '../say';
import { seasonsOf } from '../seasons';
import type { Column, Row, Table } from '../table';
import { meets, readWords } from '../words';

/** Cells of one table, cells and rows of all of them, sentences of the ranking, that may answer. */
const MOST_OF_TABLE = 4;
const MOST_CELLS = 10;
const MOST_ROWS = 4;

/** So many rows of a long table are looked at in all their columns. */
const MOST_READ = 40;

/** Of a long table the rows that hold most of the question, where any does. */
const likeliestRows = ({ rows }: Table, { terms }: Frame): readonly Row[] => {
  if (rows.length <= MOST_READ) return rows;
  const held = rows.map((row) => ({
    row,
    share: terms.reduce((sum, term) => sum + term.weight * Math.max(0, ...readTerm(term, row)), 0),
  }));
  if (held.every(({ share }) => share === 0)) return rows;
  return held
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_READ)
    .map(({ row }) => row);
};

/** A row as its document reader wrote it; the cells say the same in better words. */
const isRow = ({ row, text }: Passage): boolean => (row ?? null) !== null || readRow(text) !== null;

/** What parts two remarks of one cell. */
const REMARKS = /[;.]\s+|\s[-–—]\s/;
/** Shorter cells say one thing. */
const SHORTEST_REMARKS = 20;

/** What a row says in its other cells, each remark by itself: "solo bassa stagione; non vale per il gazebo". */
const remarksOf = (match: CellMatch, frame: Frame): Candidate[] =>
  match.row.table.columns.flatMap((column): Candidate[] => {
    const text = match.row.cells[column.at]?.text ?? '';
    if (column.type !== 'text' || column.at === match.row.labelAt || text.length < SHORTEST_REMARKS)
      return [];
    const parts = text.split(REMARKS).filter((part) => part.trim().length > 3);
    if (parts.length < 2) return [];
    return parts.map((part) =>
      candidateOf([match], sentence(`${nameOf(match.row, frame)}: ${withSigns(part.trim())}`), 'remark'),
    );
  });

const isConditional = ({ range, quantities, days, weekdays }: Column): boolean =>
  range !== null || quantities.length + days.length + weekdays.size > 0;

/** "10–24", "25–49", "da 50" above prices: where the question names no condition, one of them would stand for all. */
const isOneOfMany = ({ row, column }: CellMatch, frame: Frame): boolean =>
  column !== null &&
  isConditional(column) &&
  frame.quantities.length + frame.days.length + frame.weekdays.size === 0 &&
  !frame.terms.some((term) => meets(term, column.words) > 0) &&
  row.table.columns.some(
    (other) =>
      other !== column && other.type === column.type && isConditional(other) && other.at !== row.labelAt,
  );

const cellsOf = (tables: readonly Table[], frame: Frame, situation: Situation): Candidate[] => {
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const matches = tables
    .flatMap((table) => {
      const columns = table.columns.filter(({ at, type }) => at !== table.labelAt && type !== 'code');
      return likeliestRows(table, frame)
        .flatMap((row) =>
          matchRow(
            row,
            columns.filter(({ at }) => row.cells[at]?.isEmpty === false),
            frame,
            { ...situation, seasons },
          ),
        )
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_OF_TABLE * 2);
    })
    .sort((a, b) => b.score - a.score);
  const cells = matches.slice(0, MOST_CELLS);
  const rows = new Map<CellMatch['row'], CellMatch>();
  for (const match of matches) if (!rows.has(match.row)) rows.set(match.row, match);
  return [
    ...cells.flatMap((match) =>
      match.column === null || isOneOfMany(match, frame)
        ? []
        : [candidateOf([match], sentence(sayCell(match.row, match.column, frame)), 'any-cell')],
    ),
    ...[...rows.values()].slice(0, MOST_ROWS).flatMap((match) => remarksOf(match, frame)),
    ...[...rows.values()].slice(0, MOST_ROWS).flatMap((match) => {
      const shown = match.row.table.columns.filter(
        ({ at, type }) => at !== match.row.labelAt && type !== 'code',
      );
      const text = sentence(sayCells(match.row, shown, frame));
      return text.length > ANSWER_LENGTH ? [] : [candidateOf([match], text, 'row')];
    }),
  ];
};

/** How well what a text and its heading say meets a question, where no answerer tells. */
const quoteOf = (
  passage: Passage,
  text: string,
  frame: Frame,
  { languages }: Knowledge,
  band: string,
): Candidate => {
  const words = readWords(`${passage.heading} ${passage.question ?? ''} ${text}`, languages);
  const own = frame.terms.filter(({ carried }) => !carried);
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  const met = own.map((term) => meets(term, words));
  const coverage =
    mass === 0 ? 0 : own.reduce((sum, { weight }, at) => sum + weight * (met[at] ?? 0), 0) / mass;
  const shown = text.replace(/\s*\n\s*/g, ' ').trim();
  return {
    text: shown,
    quotes: [{ passage, text: shown }],
    score: coverage,
    coverage,
    missing: own.filter((_, at) => (met[at] ?? 0) < 0.4),
    carried: 1,
    isExact: met.some((value) => value > 0.9),
    fits: true,
    band,
    isComposed: false,
  };
};

/** What may answer whatever the form of the question: cells, rows, sentences of the learned ranking and whole short passages. */
export const uniformCandidates = (
  tables: readonly Table[],
  near: readonly Passage[],
  frame: Frame,
  situation: Situation,
  knowledge: Knowledge,
): Candidate[] => [
  ...cellsOf(tables, frame, situation),
  ...situation.ranked
    .filter(({ passage, text }) => text.length <= ANSWER_LENGTH && !isRow(passage))
    .map(({ passage, text }) => quoteOf(passage, text, frame, knowledge, 'sentence')),
  ...near
    .slice(0, 6)
    .filter((passage) => passage.text.length <= ANSWER_LENGTH && !isRow(passage))
    .map((passage) => quoteOf(passage, passage.text, frame, knowledge, 'passage')),
];
