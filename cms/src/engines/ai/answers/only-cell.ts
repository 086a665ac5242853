import type { Frame } from './frame';
import { isPriceFor, kindOf } from './payers';
import { bearersOf, type CellMatch, conditionsOf } from './match-rows';
import { OWN_CONDITION } from './row-figures';
import type { Cell } from './table';
import { meets, type Term, type Words } from './words';

const ALL_MET = 0.85;
/** The same where a figure or an hour tells the row besides. */
const ALL_BUT_PASSING = 0.75;
/** A word of so little weight is said in passing. */
const SAYS_NOTHING = 0.1;
const MET = 0.6;
const NAMED = 0.9;
/** What a cell says in more words tells of other things as well: "48 posti, non si prenota". */
const MOST_WORDS = 3;
/** A name, or names one after the other: "Cerreto Alto, Sant'Orsola". */
const holdsNames = ({ text, words }: Cell): boolean =>
  !text.includes(':') &&
  (words.folded.size <= MOST_WORDS ||
    text.split(/, | e | and |\//).every((part) => part.trim().split(/[\s']+/).length <= MOST_WORDS));

/** Whether a word names the row, its column, or all of the table: a remark beside them does not. */
const names = (term: Term, { row, column, satisfied }: CellMatch): boolean => {
  const { table } = row;
  const around: (Words | undefined)[] = [
    row.labelWords,
    column?.words,
    row.group,
    table.context,
    table.columns[row.labelAt]?.words,
    ...row.cells.map((cell, at) => (at === column?.at || !holdsNames(cell) ? undefined : cell.words)),
  ];
  return (
    (kindOf(term.folded) === 'adult' && isPriceFor(row, 'adult')) ||
    satisfied.some((each) => each.split(' ').includes(term.written)) ||
    around.some((words) => words !== undefined && meets(term, words) >= MET)
  );
};

/** Whether a word of the question, or an amount of it, tells the row from its neighbours. */
const isCalledSo = ({ row, column, satisfied }: CellMatch, { terms, quantities }: Frame): boolean =>
  satisfied.includes(OWN_CONDITION) ||
  quantities.some(({ written }) => satisfied.includes(written)) ||
  (isPriceFor(row, 'adult') && terms.some(({ folded }) => kindOf(folded) === 'adult')) ||
  row.cells.some(
    (cell, at) =>
      at !== column?.at &&
      (at === row.labelAt || holdsNames(cell)) &&
      terms.some((term) => meets(term, cell.words) >= NAMED),
  );

/**
 * Whether a price is all that a question asks for: every word names its row, its column or its table, the row is named as it is
 * called, and every condition holds. Where no other cell does, there is no doubt which one is meant.
 */
export const isOnlyCell = (match: CellMatch, frame: Frame): boolean =>
  frame.measure === 'money' &&
  frame.superlative === null &&
  frame.comparison === null &&
  match.coverage >= (match.satisfied.includes(OWN_CONDITION) ? ALL_BUT_PASSING : ALL_MET) &&
  conditionsOf(frame).every((each) => match.satisfied.includes(each)) &&
  isCalledSo(match, frame) &&
  frame.terms.every(
    (term) =>
      term.weight < SAYS_NOTHING || bearersOf(frame, match.satisfied).has(term.written) || names(term, match),
  );
