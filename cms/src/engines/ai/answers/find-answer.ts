import { answerContacts } from './answer-contacts';
import { answerFromCases } from './answer-from-cases';
import { answerFromConditions } from './answer-from-conditions';
import { answerFromFlags } from './answer-from-flags';
import { answerFromLimits } from './answer-from-limits';
import { answerFromLists } from './answer-from-lists';
import { answerFromNotes } from './answer-from-notes';
import { answerFromStatements } from './answer-from-statements';
import { answerFromTables } from './answer-from-tables';
import { answerOpenHours } from './answer-open-hours';
import { isHoursWord } from './hours-scores';
import { answerByAge } from './by-age';
import type { Candidate, Situation } from './candidate';
import { answerLastEntry } from './answer-last-entry';
import { answerNotice } from './answer-notice';
import { answerNoticeFromTables } from './answer-notice-table';
import { answerPrices } from './answer-prices';
import { answerBeyondBase } from './beyond-base';
import { answerDaysOfRows } from './answer-days-of-rows';
import { answerRowCount } from './answer-row-count';
import { answerShare } from './answer-share';
import { answerSurcharge } from './answer-surcharge';
import { answerTotal } from './answer-total';
import { answerComparison } from './compare';
import { answerSuperlative } from './answer-superlative';
import type { Frame } from './frame';
import type { Knowledge } from './knowledge';
import type { Statement } from './material';
import type { Table } from './table';

/** Kinds that answer one form of question only: where they can, they do. */
const OF_ONE_FORM = new Set(['superlative', 'comparison', 'total', 'sum', 'rows', 'hours', 'limit']);
/** How many sentences of the documents may answer. */
const STATEMENTS = 8;
export const rankOf = ({ score, band }: Candidate): number => score + (OF_ONE_FORM.has(band) ? 0.35 : 0);

/** What lies near a question: rows and sentences. */
interface Near {
  tables: readonly Table[];
  statements: readonly Statement[];
}

/** Everything that may answer, likeliest first. */
export const candidatesFor = (
  frame: Frame,
  { material }: Knowledge,
  { tables, statements }: Near,
  situation: Situation,
): Candidate[] => {
  // "Aperto" asks for hours; it must not find every open box of paint.
  const plainFrame =
    frame.asksOpen === null
      ? frame
      : {
          ...frame,
          terms: frame.terms.map((term) =>
            isHoursWord(term.folded) ? { ...term, weight: term.weight * 0.3 } : term,
          ),
        };
  const priced =
    frame.superlative !== null || frame.comparison !== null ? material.pricedSentences(statements) : [];
  return [
    ...answerContacts(statements, frame),
    ...answerOpenHours(statements, tables, frame, situation),
    ...answerLastEntry(statements, tables, frame, situation),
    ...answerComparison([...tables, ...priced], frame, situation),
    ...answerSuperlative([...tables, ...priced], frame, situation),
    ...answerTotal(tables, material, statements, frame, situation),
    ...answerPrices(tables, material, statements, frame, situation),
    ...answerBeyondBase(statements, material, frame),
    ...answerShare(statements, material, frame),
    ...answerSurcharge(tables, statements, material, frame, situation),
    ...answerNotice(statements, material, frame),
    ...answerNoticeFromTables(tables, frame),
    ...answerByAge(tables, frame),
    ...answerRowCount(tables, frame),
    ...answerDaysOfRows(tables, frame),
    ...answerFromFlags(tables, frame),
    ...answerFromConditions(tables, frame),
    ...answerFromNotes(tables, frame, situation),
    ...answerFromCases(statements, tables, material, frame),
    ...answerFromLimits(statements, material, frame),
    ...answerFromLists(statements, material, frame),
    ...answerFromTables(tables, plainFrame, situation),
    ...answerFromStatements(statements, material, plainFrame, situation, STATEMENTS),
  ].sort((a, b) => rankOf(b) - rankOf(a));
};
