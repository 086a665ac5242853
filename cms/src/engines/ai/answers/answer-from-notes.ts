import type { Candidate, Situation } from './candidate';
import type { Frame } from './frame';
import { rowConditions } from './row-conditions';
import { nameOf, sentence } from './say';
import type { Row, Table } from './table';
import { meets, type Term } from './words';

const NAMED = 0.9;
/** From which weight on a word is what is asked about. */
const SUBJECT = 0.2;

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Remarks at the foot of a table that are of this row and not of all. */
const ownNotes = ({ noteTexts, table }: Row): string[] =>
  noteTexts.filter((note) => table.rows.some((other) => !other.noteTexts.includes(note)));

/** Whether the question means a row: by its name, or by a day that is its own. */
const isMeant = (row: Row, terms: readonly Term[], frame: Frame, year: number): boolean => {
  const conditions = rowConditions(row, null, frame, year);
  if (conditions.isViolated) return false;
  const isOfDay =
    conditions.satisfied.includes('days') &&
    row.table.rows.filter((other) => rowConditions(other, null, frame, year).satisfied.includes('days'))
      .length === 1;
  return isOfDay || terms.some((term) => meets(term, row.labelWords) >= NAMED);
};

/**
 * "Con l'abbonamento entro anche a San Silvestro?": what a footnote says of the one row that is meant, where it speaks of the rest of
 * the question: "(**) Fuori abbonamento".
 */
export const answerFromNotes = (tables: readonly Table[], frame: Frame, { year }: Situation): Candidate[] => {
  const own = frame.terms.filter(({ carried, weight }) => !carried && weight >= SUBJECT);
  if (frame.measure !== null || frame.isList || frame.superlative !== null || own.length === 0) return [];
  return tables.flatMap((table) =>
    table.rows.flatMap((row): Candidate[] => {
      const others = own.filter((term) => meets(term, row.labelWords) < NAMED);
      const notes = ownNotes(row).filter(
        () => others.length > 0 && others.every((term) => meets(term, row.notes) >= NAMED),
      );
      if (notes.length !== 1 || !isMeant(row, own, frame, year)) return [];
      const text = sentence(`${nameOf(row, frame)}: ${lowered(notes.join(' '))}`);
      return [
        {
          text,
          quotes: [{ passage: row.passage, text }],
          score: 1.7,
          coverage: 1,
          missing: [],
          carried: 1,
          fits: true,
          isExact: true,
          band: 'notice',
          isComposed: true,
        },
      ];
    }),
  );
};
