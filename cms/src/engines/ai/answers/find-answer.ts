import type { Passage } from '../passage';
import { plain } from '../values/plain';
import { answerContacts } from './answer-contacts';
import { answerFromConditions } from './answer-from-conditions';
import { answerFromFlags } from './answer-from-flags';
import { answerFromLists } from './answer-from-lists';
import { answerFromStatements } from './answer-from-statements';
import { answerFromTables } from './answer-from-tables';
import { answerOpenHours } from './answer-open-hours';
import { isHoursWord, isOfOtherDays } from './hours-scores';
import { answerByAge } from './by-age';
import type { Candidate, Situation } from './candidate';
import { answerNotice } from './answer-notice';
import { membersIn } from './party';
import { answerRowCount } from './answer-row-count';
import { answerTotal } from './answer-total';
import { withContradiction } from './contradiction';
import { answerComparison } from './compare';
import { answerSuperlative } from './answer-superlative';
import type { Frame } from './frame';
import type { Knowledge } from './knowledge';
import { seasonsInText } from './seasons';

/** From which share of the question's own words on a reply answers it. */
const ENOUGH = 0.66;

/** The same of a cell where only words that stand everywhere are missing. */
const ENOUGH_OF_TABLE = 0.5;

/** How fully a translation meets a word. */
const TRANSLATED = 0.88;

/** Words that weigh no more tell the case at most; where all others are met, less is enough. */
const OF_CASE = 0.15;
const OF_ALL = 0.7;

/** The same of a value where no word is missing. */
const ENOUGH_OF_VALUE = 0.58;

export const isEnough = (
  { coverage, missing, fits, isFirst, isExact, isLabelled, band }: Candidate,
  confidence: number,
  isYesNo: boolean,
  isMeasured = false,
  /** Of the question's own words. */
  heaviestOwn = Infinity,
  /** Asked in a language that the material is not written in: no word can be met as it is. */
  isForeign = false,
): boolean => {
  const unknown = Math.max(0, ...missing.filter(({ known }) => !known).map(({ weight }) => weight));
  // The learned ranking knows ways of asking that no list of words does; a word that it never met it cannot judge.
  if (!fits) return false;
  const heaviest = Math.max(0, ...missing.map(({ weight }) => weight));
  // What most of a yes-or-no question is about must be spoken of.
  if ((isYesNo || isForeign) && band === 'statement' && heaviest > 0 && heaviest >= heaviestOwn) return false;
  if (isFirst === true && unknown < 0.5 && coverage >= 0.45) return !isYesNo || heaviest < 0.6;
  // Other names alone, or an index that finds nothing of the kind, need more.
  if (
    band === 'statement' &&
    isLabelled !== true &&
    ((isExact !== true && confidence < 0.2 && !(isForeign && coverage >= 0.75)) ||
      (confidence < 0.1 && coverage < (heaviest <= OF_CASE && isExact === true ? OF_ALL : 0.85)))
  )
    return false;
  // A word that nothing in the reply meets is what the visitor wanted to know; common ones are a way of asking.
  // Things of one kind go by each other's names in the lists; whether one is on offer only its own name tells.
  if (OF_ROWS.has(band) && isExact === false && isYesNo) return false;
  // Whether a thing is so a row tells only of what it names.
  if (isYesNo && OF_ROWS.has(band) && missing.some(({ weight, known }) => weight >= (known ? 0.35 : 0.55)))
    return false;
  // A value of the very kind that was asked for, of all that it was asked of.
  if (isMeasured && missing.length === 0 && isExact === true && coverage >= ENOUGH_OF_VALUE) return true;
  const isSaidOtherwise = band !== 'statement' && missing.every(({ known, weight }) => known && weight < 0.4);
  // A translation never meets a word as fully as the word itself.
  const share = isForeign ? TRANSLATED : 1;
  return coverage >= share * (isSaidOtherwise ? ENOUGH_OF_TABLE : ENOUGH) && heaviest < 0.75;
};

/** How far behind the likeliest candidate another may be that is answered with. */
const FARTHEST = 0.35;

/** Below this the index found nothing like the question. */
const UNLIKE = 0.3;
const OF_ROWS = new Set(['cell', 'cells']);

/** Kinds that answer one form of question only: where they can, they do. */
const OF_ONE_FORM = new Set(['superlative', 'comparison', 'total', 'sum', 'rows', 'hours']);
const rankOf = ({ score, band }: Candidate): number => score + (OF_ONE_FORM.has(band) ? 0.35 : 0);

export interface Found {
  answer: Candidate | null;
  /** The nearest thing known, where the very thing is not. */
  nearest: Candidate | null;
}

/** What the material answers to a question, or the nearest that it holds. */
export const findAnswer = (
  readings: readonly Frame[],
  knowledge: Knowledge,
  near: readonly Passage[],
  situation: Omit<Situation, 'seasons'>,
): Found => {
  const found = readings.map((frame) => findFor(frame, knowledge, near, situation));
  const [first, second] = found;
  // Alone it may be answered better than with what was asked before.
  if (first?.answer && second?.answer && readings[0])
    return second.answer.coverage > first.answer.coverage + 0.15 || first.answer.carried < 0.4
      ? second
      : first;
  return found.find(({ answer }) => answer !== null) ?? first ?? { answer: null, nearest: null };
};

/** Everything that may answer, likeliest first. */
export const candidatesFor = (
  frame: Frame,
  knowledge: Knowledge,
  near: readonly Passage[],
  given: Omit<Situation, 'seasons'>,
): Candidate[] => {
  const { material } = knowledge;
  const tables = material.tables(near);
  const statements = material.statements(near);
  const seasons = seasonsInText(
    statements.map(({ text }) => text),
    given.year,
  );
  const situation = { ...given, seasons };
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
    ...answerComparison([...tables, ...priced], frame, situation),
    ...answerSuperlative([...tables, ...priced], frame, situation),
    ...answerTotal(tables, material, statements, frame, situation),
    ...answerNotice(statements, material, frame),
    ...answerByAge(tables, frame),
    ...answerRowCount(tables, frame),
    ...answerFromFlags(tables, frame),
    ...answerFromConditions(tables, frame),
    ...answerFromLists(statements, material, frame),
    ...answerFromTables(tables, plainFrame, situation),
    ...answerFromStatements(statements, material, plainFrame, situation),
  ].sort((a, b) => rankOf(b) - rankOf(a));
};

const ALTOGETHER = /\bin tutto\b|\btotale\b|\btotal\b|\bcomplessiv/;
const FAMILY = /\b(?:famigli\w*|family|adult\w* (?:e|and|con|\+) )/;
/** Whether several kinds of people come: two adults and a child. */
const isParty = (question: string): boolean =>
  new Set(membersIn(question).members.map(({ kind }) => kind)).size > 1;
const PAYS = /\bquanto (?:spend\w+|pag(?:hiamo|ano|heremmo|heranno))\b/;
const COMPARES =
  /\b(?:piu|meno|uguale|stess[oa] (?:prezz|cost|tariff|misur|durat|peso)\w*|massim\w+|minim\w+|maggior\w*|minor\w*|most|least|cheap\w*|same|more|less|only|unic\w+|\w+est)\b/;
/** "Età minima", "massimo 12 persone", "una in più": limits and extras, of which nothing is the least or the most. */
const LIMITS =
  /\b(?:eta|ordine|durata|importo|spesa) (?:minim|massim)\w+|\b(?:minim|massim)\w+ (?:di )?\d+|\bin piu\b/g;
/** One price alone answers neither which of two costs more nor which of all costs most. */
export const answersForm = (
  { band, text, isExact }: Candidate,
  { comparison, superlative, wantsTotal, measure, plain: question }: Frame,
): boolean => {
  // Nor is it what everything costs together.
  if (wantsTotal && ALTOGETHER.test(question) && !band.startsWith('statement'))
    return band === 'total' || band === 'sum';
  // Nor is what one of a party pays.
  if (measure === 'money' && OF_ROWS.has(band) && !FAMILY.test(plain(text)) && isParty(question))
    return false;
  // Nor is a price of something that the question does not name.
  if (wantsTotal && PAYS.test(question) && OF_ROWS.has(band) && isExact === false) return false;
  if (comparison === null && superlative === null) return true;
  return (
    band === 'comparison' ||
    (band === 'superlative' && comparison === null) ||
    COMPARES.test(plain(text).replace(LIMITS, ''))
  );
};

const findFor = (...[frame, knowledge, near, situation]: Parameters<typeof candidatesFor>): Found => {
  // A row that goes by another name, of which the index found nothing like it, and no figure tells that it is meant.
  const isByChance = ({ band, isExact }: Candidate): boolean =>
    OF_ROWS.has(band) &&
    isExact === false &&
    situation.confidence < UNLIKE &&
    frame.quantities.length === 0 &&
    knowledge.languages.includes(frame.language);
  const candidates = candidatesFor(frame, knowledge, near, situation).filter(
    (each) =>
      !isByChance(each) &&
      answersForm(each, frame) &&
      (each.band === 'hours' || !isOfOtherDays(each.text, frame)),
  );
  const [likeliest] = candidates;
  // What is far less likely than the likeliest does not answer in its place.
  const isLikely = (each: Candidate): boolean =>
    likeliest !== undefined &&
    rankOf(likeliest) - rankOf(each) <= FARTHEST &&
    // Nor does what goes by another name answer in the place of the thing itself.
    (each.isExact !== false || likeliest.isExact !== true);
  const answer =
    candidates.find(
      (each) =>
        isLikely(each) &&
        isEnough(
          each,
          situation.confidence,
          frame.isYesNo && knowledge.languages.includes(frame.language),
          frame.measure !== null && frame.measure !== 'how',
          Math.max(0, ...frame.terms.flatMap(({ carried, weight }) => (carried ? [] : [weight]))),
          !knowledge.languages.includes(frame.language),
        ),
    ) ?? null;
  return answer === null
    ? { answer, nearest: candidates[0] ?? null }
    : { answer: withContradiction(answer, candidates, frame), nearest: null };
};
