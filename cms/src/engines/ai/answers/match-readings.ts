import { plain } from '../values/plain';
import type { Situation } from './candidate';
import type { Frame } from './frame';
import { isLight } from './question-words';
import { columnConditions, type Conditions } from './row-conditions';
import type { Season } from './seasons';
import type { Column, Row, Table } from './table';
import { meets, type Term } from './words';

const CONTEXT = 0.8;
const AMBIENT = 0.7;

export const startsWithTerm = (label: string, terms: readonly Term[]): boolean => {
  const first = plain(label).split(/[^a-z0-9]/)[0] ?? '';
  return first !== '' && terms.some(({ folded, carried }) => !carried && folded.replace('#', '') === first);
};

const rowNames = new WeakMap<Term, Map<Table, boolean>>();
/** What the business is called after may be one of its rows as well: then only that row is named by it. */
const namesRow = (term: Term, table: Table, ambient: Situation['ambient']): boolean => {
  if (meets(term, ambient) === 0) return false;
  const known = rowNames.get(term) ?? new Map<Table, boolean>();
  rowNames.set(term, known);
  const isName = known.get(table) ?? table.rows.some(({ label }) => startsWithTerm(label, [term]));
  known.set(table, isName);
  return isName;
};

const termReadings = new WeakMap<Term, WeakMap<Row, readonly number[]>>();
/** How far a term is met by each of a row's own cells: several answerers look at the same rows. */
export const readTerm = (term: Term, row: Row): readonly number[] => {
  const rows = termReadings.get(term) ?? new WeakMap<Row, readonly number[]>();
  termReadings.set(term, rows);
  const known = rows.get(row) ?? row.cells.map((cell) => meets(term, cell.words));
  rows.set(row, known);
  return known;
};
export const rowReading = (row: Row, terms: readonly Term[]): (readonly number[])[] =>
  terms.map((term) => readTerm(term, row));

/** 1 where a term is the word itself, less where it is another name for it. */
const namedBy = (word: string, terms: readonly Term[]): number => {
  let best = 0;
  for (const term of terms) {
    if (term.folded === word || term.stems.some((each) => each.length > 2 && word.startsWith(each))) return 1;
    for (const each of term.alike) if (each.length > 3 && word.startsWith(each)) best = 0.4;
  }
  return best;
};
export const namedShare = (words: ReadonlySet<string>, terms: readonly Term[]): number => {
  if (words.size === 0) return 0;
  let named = 0;
  for (const word of words) named += namedBy(word, terms);
  return named / words.size;
};

/** Words that say little by themselves and tell a row from its neighbours: "tagliando base", "tagliando completo". */
export const lightWordsIn = (
  words: ReadonlySet<string>,
  { plain: own, earlier }: Pick<Frame, 'plain' | 'earlier'>,
): number => {
  const text = `${own} ${earlier}`;
  let count = 0;
  for (const word of words)
    if (word.length > 3 && isLight(word) && holdsForm(text, word.slice(0, -1))) count += 1;
  return count;
};
/** Whether a text holds a word of that beginning and at most one more letter. */
const holdsForm = (text: string, start: string): boolean => {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text.slice(at + start.length, at + start.length + 2);
    if (!/[a-z]/.test(before) && /^[a-z]?(?![a-z])/.test(after)) return true;
  }
  return false;
};

/** What a column's header says to a question, whatever the row. */
interface HeaderReading {
  seasons: readonly Season[];
  conditions: Conditions;
  /** How far each term is met. */
  met: readonly number[];
  named: number;
  light: number;
}
const headerReadings = new WeakMap<Frame, WeakMap<Column, HeaderReading>>();
export const readHeader = (column: Column, table: Table, frame: Frame, seasons: Season[]): HeaderReading => {
  const columns = headerReadings.get(frame) ?? new WeakMap<Column, HeaderReading>();
  headerReadings.set(frame, columns);
  const known = columns.get(column);
  if (known?.seasons === seasons) return known;
  const read = {
    seasons,
    conditions: columnConditions(column, table, frame, seasons),
    met: frame.terms.map((term) => meets(term, column.words)),
    named: namedShare(column.words.folded, frame.terms),
    light: lightWordsIn(column.words.folded, frame),
  };
  columns.set(column, read);
  return read;
};

const tableReadings = new WeakMap<Frame, WeakMap<Table, readonly number[]>>();
/** How far each term is met by what all rows of a table share: its title, the header above their names, the business's own name. */
export const readTable = (table: Table, frame: Frame, ambient: Situation['ambient']): readonly number[] => {
  const tables = tableReadings.get(frame) ?? new WeakMap<Table, readonly number[]>();
  tableReadings.set(frame, tables);
  const label = table.columns[table.labelAt];
  const known =
    tables.get(table) ??
    frame.terms.map((term) =>
      Math.max(
        label ? meets(term, label.words) * 0.9 : 0,
        CONTEXT * meets(term, table.context),
        namesRow(term, table, ambient) ? 0 : AMBIENT * meets(term, ambient),
      ),
    );
  tables.set(table, known);
  return known;
};
