import type { Retrieved } from '../../port';
import type { Candidate, Situation } from '../candidate';
import { withContradiction } from '../contradiction';
import type { Frame } from '../frame';
import { isOfOtherDays } from '../hours-scores';
import { isSupported } from '../is-supported';
import type { Knowledge } from '../knowledge';
import { namedPiece } from '../named-piece';
import { sentencesOf } from '../../text/sentences';
import { type BoostedTrees, createLikelihood } from './boosted-trees';
import { choiceFeatures } from './choice-features';
import model from './choice-model.json';
import { concise } from './concise';
import { type Pooled, poolOf } from './pool';

export interface Found {
  answer: Candidate | null;
  /** The nearest thing known, where the very thing is not. */
  nearest: Candidate | null;
}

/** From which likelihood on a candidate answers: a wrong answer costs about three refusals. */
export const LIKELY = 0.62;
const likelihood = createLikelihood(model as BoostedTrees);

/** So much less is enough where a question leans on the one before: of eleven such answers in doubt that no model had met ten were right. */
export const FOLLOW_UP = 0.12;

/**
 * Answerers of one form of question: where they can, they know what it asks for. The model met too few of them to trust them as much;
 * of some hundred businesses that it had not met all comparisons, limits and persons were right, 37 superlatives of 43 and 33 totals of 38.
 */
const TRUSTED_FORM: Readonly<Record<string, number>> = {
  comparison: 0.5,
  sum: 0.35,
  rows: 0.35,
  'row-count': 0.35,
  total: 0.3,
  share: 0.3,
  superlative: 0.25,
  list: 0.25,
  hours: 0.25,
  'last-entry': 1,
  'row-days': 1,
  notice: 0.25,
  timetable: 0.25,
  limit: 0.1,
  person: 0.1,
};
/**
 * A cell says what its headers name; a sentence that was chosen for its words may be about something else. Where the model held either
 * to be right by 55 to 60 %, 14 of 17 rows were and 14 of 32 sentences.
 */
const TRUSTED_ROW: Readonly<Record<string, number>> = {
  cell: 0.08,
  row: 0.08,
  'any-cell': 0.08,
  cells: 0.08,
};
/** The one cell that meets all of a question. */
const TRUSTED_CELL = 0.35;
/** Cells that are all wanted. */
const TRUSTED_LIST = 0.25;
/** Contacts are read off the documents, not compared: where they are asked for, there is hardly another answer. */
const TRUSTED_CONTACT: Readonly<Record<string, number>> = {
  address: 0.5,
  phone: 0.3,
  mail: 0.3,
  booking: 0.3,
};

/** What a candidate's likelihood is raised by for its answerer. */
export const trustIn = ({ band, isOnlyCell }: Candidate, { isList }: Frame): number => {
  if (isOnlyCell === true) return TRUSTED_CELL;
  if (isList && band === 'cells') return TRUSTED_LIST;
  return TRUSTED_CONTACT[band] ?? TRUSTED_FORM[band] ?? TRUSTED_ROW[band] ?? 0;
};

/** Whether a candidate may be said at all, however likely the model holds it. */
export const mayAnswer = (
  { candidate, frame }: Pooled,
  knowledge: Knowledge,
  { hits }: Retrieved,
  situation: Omit<Situation, 'seasons'>,
): boolean =>
  (candidate.band === 'hours' || !isOfOtherDays(candidate.text, frame)) &&
  isSupported(candidate, frame, knowledge, { ...situation, near: hits.map(({ passage }) => passage) });

const QUOTED: ReadonlySet<string> = new Set(['statement', 'quote', 'name']);
/** Whoever is asked for, without those whom the same sentence names beside. */
const namingOnly = (pooled: Pooled): Pooled => {
  const { candidate, frame } = pooled;
  const isOneSentence = sentencesOf(candidate.text).length === 1;
  if (frame.measure !== 'person' || !QUOTED.has(candidate.band) || !isOneSentence) return pooled;
  const own = frame.terms.filter(({ carried }) => !carried);
  return { ...pooled, candidate: { ...candidate, text: namedPiece(candidate.text, own) } };
};

const isFollowUp = ({ terms }: Frame): boolean => terms.some(({ carried }) => carried);

/** Of everything that may answer a question and is accepted, what the learned model holds likeliest, where it is likely enough. */
export const chooseAnswer = (
  readings: readonly [Frame, ...Frame[]],
  knowledge: Knowledge,
  retrieved: Retrieved,
  situation: Omit<Situation, 'seasons'>,
  accepts: (pooled: Pooled) => boolean = () => true,
): Found => {
  const pool = poolOf(readings, knowledge, retrieved, situation);
  const features = choiceFeatures(pool, knowledge, { ...situation, near: retrieved.hits });
  const ranked = pool
    .map((pooled, at) => ({
      pooled,
      likely: likelihood(features[at] ?? []) + trustIn(pooled.candidate, pooled.frame),
    }))
    .sort((a, b) => b.likely - a.likely);
  const isAllowed = (pooled: Pooled): boolean =>
    accepts(pooled) && mayAnswer(pooled, knowledge, retrieved, situation);
  const first = ranked.find(
    ({ pooled, likely }) =>
      likely >= LIKELY - (isFollowUp(pooled.frame) ? FOLLOW_UP : 0) && isAllowed(pooled),
  );
  if (!first) return { answer: null, nearest: ranked[0]?.pooled.candidate ?? null };
  const best = namingOnly(concise(first, ranked, isAllowed).pooled);
  const others = ranked.map(({ pooled }) => pooled.candidate);
  return { answer: withContradiction(best.candidate, others, best.frame), nearest: null };
};
