import { plain } from '../values/plain';
import type { Frame, MeantName } from './frame';
import { rowConditions } from './row-conditions';
import type { Column, Row, Table } from './table';
import { meets } from './words';

const MOST_ROWS = 12;
const FEWEST_ROWS = 2;
const LONGEST_NAME = 25;
const NAMED = 0.9;

const nameIn = (row: Row, { at }: Column): string => plain(row.cells[at]?.text ?? '').trim();

/** Columns that give each row a short name of its own. */
const namingColumns = ({ columns, rows }: Table): Column[] =>
  columns.filter((column) => {
    const names = rows.map((row) => nameIn(row, column));
    return (
      column.type !== 'money' &&
      names.every((name) => name !== '' && name.length <= LONGEST_NAME) &&
      new Set(names).size === names.length
    );
  });

/** The words and amounts of a question that the other cells of a row hold, and those of no other row. */
const meantBy = (row: Row, naming: Column, frame: Frame, year: number): string[] => {
  const { satisfied, isViolated } = rowConditions(
    row,
    naming,
    { ...frame, days: [], weekdays: new Set() },
    year,
  );
  if (isViolated) return [];
  const amounts = frame.quantities.map(({ written }) => written).filter((each) => satisfied.includes(each));
  const holds = (each: Row, term: Frame['terms'][number]): boolean =>
    each.cells.some(({ words }, at) => at !== naming.at && meets(term, words) >= NAMED);
  const isOwn = (term: Frame['terms'][number]): boolean =>
    (holds(row, term) && !row.table.rows.some((other) => other !== row && holds(other, term))) ||
    term.folded.replace('#', '') === nameIn(row, naming);
  const words = frame.terms.filter(isOwn);
  // "Taglia S": what the names are of stands beside the name.
  const ofNames = words.length > 0 ? frame.terms.filter((term) => meets(term, naming.words) >= NAMED) : [];
  return [...amounts, ...[...words, ...ofNames].map(({ written }) => written)];
};

/** A header of one word, in any of its forms, before a name. */
const namePattern = ({ name }: Column): RegExp | null => {
  const header = plain(name);
  return /^[a-z]{4,}$/.test(header)
    ? new RegExp(String.raw`\b${header.slice(0, -1)}[a-z]* (.{1,20})$`)
    : null;
};

/** The names that tables explain and a question means without saying them. */
export const meantNames = (tables: readonly Table[], frame: Frame, year: number): MeantName[] =>
  tables
    .filter(
      ({ rows, columns }) =>
        rows.length >= FEWEST_ROWS &&
        rows.length <= MOST_ROWS &&
        columns.length > 1 &&
        columns.every(({ type }) => type !== 'money'),
    )
    .flatMap((table) =>
      namingColumns(table).flatMap((column): MeantName[] => {
        const meant = table.rows.flatMap((row) => {
          const by = meantBy(row, column, frame, year);
          return by.length > 0 ? [{ row, by }] : [];
        });
        const [only, ...more] = meant;
        if (!only || more.length > 0) return [];
        const name = nameIn(only.row, column);
        const others = table.rows.filter((row) => row !== only.row).map((row) => nameIn(row, column));
        return [{ name, pattern: namePattern(column), others, by: only.by }];
      }),
    );
