import type { Passage } from '../passage';
import { plain } from '../values/plain';
import { holdsMeasure } from './holds-measure';
import { isHoursWord } from './hours-scores';
import { exactly, MET, ROWS, type Source } from './support-source';
import type { Row, Table } from './table';
import { meets, type Term } from './words';

const rowOf = (passage: Passage | undefined, tables: readonly Table[]): Row | undefined =>
  passage && tables.flatMap(({ rows }) => rows).find((row) => row.passage === passage);

/** The same of a passage of a single row: a line that lists several prices is a passage of several. */
const onlyRowOf = (passage: Passage | undefined, tables: readonly Table[]): Row | undefined => {
  const row = rowOf(passage, tables);
  return row?.table.rows.every((other) => other === row || other.passage !== passage) ? row : undefined;
};

/** What is done stands first in the names of other rows of a table, and nowhere in this one: "sterilizzazione gatta". */
export const doesOther = ({ candidate, own, around, tables }: Source): boolean => {
  const row = candidate.band === 'cell' ? rowOf(candidate.quotes[0]?.passage, tables) : undefined;
  if (!row) return false;
  const begins = (term: Term, { label }: Row): boolean => {
    const first = plain(label).split(/[^a-z]/)[0] ?? '';
    return (
      first.length > 3 &&
      (term.folded === first || term.stems.some((each) => each.length > 4 && first.startsWith(each)))
    );
  };
  return own.some(
    (term) =>
      term.weight >= 0.3 &&
      meets(term, around) < MET &&
      row.table.rows.some((other) => other !== row && begins(term, other)),
  );
};

/** "Stringere una camicia ai fianchi": where the rows of a table say what they are for, the price for another thing is none. */
export const isForOther = ({ candidate, own, tables }: Source): boolean => {
  const row = ROWS.has(candidate.band) ? rowOf(candidate.quotes[0]?.passage, tables) : undefined;
  if (!row) return false;
  const missing = own.filter(
    (term) =>
      term.weight >= NAMING &&
      !isHoursWord(term.folded) &&
      !/\d/.test(term.folded) &&
      !row.cells.some(({ words }) => exactly(term, words)),
  );
  return row.table.columns.some(
    ({ at, type }) =>
      type === 'text' &&
      at !== row.labelAt &&
      row.cells[at]?.isEmpty === false &&
      (row.cells[at]?.text.length ?? 0) <= LONGEST_KIND &&
      missing.some((term) =>
        row.table.rows.some((other) => {
          const cell = other.cells[at];
          return (
            other !== row &&
            cell !== undefined &&
            cell.text.length <= LONGEST_KIND &&
            exactly(term, cell.words)
          );
        }),
      ),
  );
};
const NAMING = 0.3;
const LONGEST_KIND = 30;

/** "Fino a quando posso restare?": a row that holds no day and no hour, whatever its columns are called, tells no time. */
export const tellsNoTime = ({ candidate, frame, tables }: Source): boolean => {
  const row =
    (frame.measure === 'date' || frame.measure === 'time') && ROWS.has(candidate.band)
      ? onlyRowOf(candidate.quotes[0]?.passage, tables)
      : undefined;
  return row !== undefined && !holdsMeasure(row.cells.map(({ text }) => text).join('; '), frame);
};

/** "Sala piccola, mezza giornata" where that cell is empty: the price of the large room is none of the small one. */
export const tellsNeighbour = ({ candidate, frame, own, tables }: Source): boolean => {
  const row =
    frame.measure !== null && ONE_CELL.has(candidate.band)
      ? onlyRowOf(candidate.quotes[0]?.passage, tables)
      : undefined;
  if (!row) return false;
  const named = own.filter((term) => term.weight >= LEAST_NAMING && !/\d/.test(term.folded));
  const inRow = named.filter((term) => row.cells.some(({ words }) => meets(term, words) >= MET));
  const missing = named.filter((term) => !inRow.includes(term) && meets(term, row.table.context) < MET);
  return row.table.rows.some(
    (other) =>
      other !== row &&
      missing.some((term) => exactly(term, other.labelWords)) &&
      inRow.every((term) => other.cells.some(({ words }) => meets(term, words) >= MET)),
  );
};
const ONE_CELL: ReadonlySet<string> = new Set(['cell', 'any-cell', 'row']);
const LEAST_NAMING = 0.25;

const PRICE = /\d+,\d{2}(?!\d)|\d ?€|€ ?\d/;
const CELLS: ReadonlySet<string> = new Set(['cell', 'any-cell']);
/** "Foratura 12 €" beside "bici elettriche 18 €": a price whose row has another one for what the question names. */
export const leavesRemarkOut = ({ candidate, frame, own, tables }: Source): boolean => {
  const row =
    frame.measure === 'money' && CELLS.has(candidate.band)
      ? rowOf(candidate.quotes[0]?.passage, tables)
      : undefined;
  return (
    row !== undefined &&
    row.table.columns.some(({ at, type }) => {
      const cell = row.cells[at];
      return (
        type === 'text' &&
        at !== row.labelAt &&
        cell !== undefined &&
        PRICE.test(cell.text) &&
        !plain(candidate.text).includes(plain(cell.text)) &&
        own.some((term) => meets(term, cell.words) >= NAMED_THERE && meets(term, row.labelWords) < MET)
      );
    })
  );
};
const NAMED_THERE = 0.6;
