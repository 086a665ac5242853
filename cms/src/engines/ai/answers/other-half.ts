import type { Candidate } from './candidate';
import type { Frame } from './frame';
import type { Knowledge } from './knowledge';
import { sayCells, sentence } from './say';
import type { Row } from './table';
import { wantedColumns } from './wanted-columns';
import { meets } from './words';

const MET = 0.7;
const HEAVY = 0.35;
const MOST_COLUMNS = 2;

/** "Chi la insegna?": whoever stands in the row does what is done there. */
const WHO_DOES = /\b(?:chi|who) (?:lo |la |li |le |l'|ci )?([a-z]+)/;

const rowOf = ({ quotes }: Candidate, { material }: Knowledge): Row | null => {
  const passages = new Set(quotes.map(({ passage }) => passage));
  const [passage] = passages;
  if (passages.size !== 1 || !passage) return null;
  for (const { rows } of material.tables([passage])) {
    const row = rows.find((each) => each.passage === passage);
    if (row) return row;
  }
  return null;
};

/**
 * "Quanto costa il corso e chi lo tiene?": where one half is answered from a row and nothing answers the other, another column of that
 * row may. Whatever the other half names must stand in the row or above the column.
 */
export const otherHalf = (answered: Candidate, other: Frame, knowledge: Knowledge): string | null => {
  if (other.measure === null || other.measure === 'how' || other.superlative || other.comparison) return null;
  const row = rowOf(answered, knowledge);
  if (!row) return null;
  const { table } = row;
  const columns = wantedColumns(table, other).filter(
    ({ at }) => at !== table.labelAt && row.cells[at]?.isEmpty === false,
  );
  if (columns.length === 0 || columns.length > MOST_COLUMNS) return null;
  const [, doing] = WHO_DOES.exec(other.plain) ?? [];
  const isMet = columns.map((column) =>
    other.terms.every(
      (term) =>
        term.carried ||
        term.weight < HEAVY ||
        !term.known ||
        term.written === doing ||
        meets(term, column.words) >= MET ||
        row.cells.some(({ words }) => meets(term, words) >= MET),
    ),
  );
  const meant = columns.filter((_, at) => isMet[at]);
  const shown = meant.filter(({ at }) => !answered.text.includes(row.cells[at]?.text.trim() ?? ''));
  if (meant.length === 0) return null;
  return shown.length === 0 ? '' : sentence(sayCells(row, shown, other));
};
