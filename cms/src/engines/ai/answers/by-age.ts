import { isWithin, type Quantity } from '../values/quantities';
import { plain } from '../values/plain';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import { joinWithin, LIST_LENGTH, sentence } from './say';
import type { Column, Row, Table } from './table';
import { meets } from './words';

/** "Che corso può fare?", "what can she do?": what there is for somebody of an age. */
const ASKS_WHAT =
  /\b(?:cosa|che|quali?|what|which)\b[^?]*\b(?:puo|possono|potrebbe\w*|posso|fare|adatt\w+|can|could|suitable)\b|\b(?:cosa|quali|what|which)\b[^?]*\b(?:c'e|ci sono|avete|fate|proponete|do you have|is there)\b/;
const AGE_HEADER = /\b(?:eta|anni|age|ages)\b/;
const LEAST_HEADER = /\b(?:minim\w*|min|da|dai|from|minimum)\b/;

const fits = (row: Row, column: Column, age: Quantity): boolean | null => {
  const cell = row.cells[column.at];
  if (!cell || cell.isEmpty) return null;
  const ranges = cell
    .ranges(column.name)
    .filter(({ unit }) => unit === 'year' || unit === '' || unit === 'month');
  if (ranges.length > 0)
    return ranges.some(
      (range) => isWithin(age, { ...range, unit: range.unit === '' ? 'year' : range.unit }) === true,
    );
  const [figure] = /^\d{1,2}/.exec(cell.text.trim()) ?? [];
  return figure !== undefined && LEAST_HEADER.test(plain(column.name)) ? age.amount >= Number(figure) : null;
};

/** The rows that are for somebody of the age that a question names, by name. */
export const answerByAge = (tables: readonly Table[], frame: Frame): Candidate[] => {
  const age = frame.quantities.find(({ unit }) => unit === 'year');
  if (!age || !ASKS_WHAT.test(frame.plain) || (frame.measure !== null && !frame.isList)) return [];
  return tables.flatMap((table): Candidate[] => {
    const column = table.columns.find(
      ({ name, at, type }) => at !== table.labelAt && type !== 'money' && AGE_HEADER.test(plain(name)),
    );
    if (!column || table.rows.length > 40) return [];
    const rows = table.rows.filter((row) => fits(row, column, age) === true);
    const [first] = rows;
    if (!first || rows.length === table.rows.length) return [];
    const label = table.columns[table.labelAt];
    const isKind = frame.terms.some(
      (term) => meets(term, table.context) >= 0.7 || (label !== undefined && meets(term, label.words) >= 0.7),
    );
    const names = [...new Set(rows.map((row) => row.label))];
    return [
      {
        text: sentence(joinWithin(names, '; ', LIST_LENGTH, frame.language)),
        quotes: rows.slice(0, 3).map(({ passage }) => ({ passage, text: passage.text })),
        score: 1.4 + (isKind ? 0.3 : 0),
        coverage: 0.9,
        missing: [],
        fits: true,
        carried: 1,
        isExact: true,
        band: 'rows',
        isComposed: true,
      },
    ];
  });
};
