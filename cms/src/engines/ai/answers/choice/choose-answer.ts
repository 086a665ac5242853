import type { Retrieved } from '../../port';
import type { Candidate, Situation } from '../candidate';
import { withContradiction } from '../contradiction';
import type { Frame } from '../frame';
import { isOfOtherDays } from '../hours-scores';
import { isSupported } from '../is-supported';
import type { Knowledge } from '../knowledge';
import { type BoostedTrees, likelihood } from './boosted-trees';
import { choiceFeatures } from './choice-features';
import model from './choice-model.json';
import { type Pooled, poolOf } from './pool';

export interface Found {
  answer: Candidate | null;
  /** The nearest thing known, where the very thing is not. */
  nearest: Candidate | null;
}

/** From which likelihood on a candidate answers: a wrong answer costs about three refusals. */
export const LIKELY = 0.55;

/**
 * Answerers of one form of question: where they can, they know what it asks for. The model met too few of them to trust them as much;
 * of some hundred businesses all comparisons were right, seven sums of eight, five totals of six and four superlatives of five.
 */
const TRUSTED_FORM: Readonly<Record<string, number>> = {
  comparison: 0.5,
  sum: 0.35,
  rows: 0.35,
  total: 0.3,
  share: 0.3,
  superlative: 0.25,
  'row-count': 0.25,
  list: 0.25,
  hours: 0.25,
  notice: 0.25,
  timetable: 0.25,
};
/** Cells that are all wanted. */
const TRUSTED_LIST = 0.25;
/** Contacts are read off the documents, not compared: where they are asked for, there is hardly another answer. */
const OF_CONTACT = new Set(['address', 'phone', 'email', 'booking']);
const TRUSTED_CONTACT = 0.3;

/** What a candidate's likelihood is raised by for its answerer. */
export const trustIn = ({ band }: Candidate, { isList }: Frame): number =>
  OF_CONTACT.has(band)
    ? TRUSTED_CONTACT
    : (TRUSTED_FORM[band] ?? (isList && band === 'cells' ? TRUSTED_LIST : 0));

/** Whether a candidate may be said at all, however likely the model holds it. */
export const mayAnswer = (
  { candidate, frame }: Pooled,
  knowledge: Knowledge,
  { hits }: Retrieved,
  situation: Omit<Situation, 'seasons'>,
): boolean =>
  (candidate.band === 'hours' || !isOfOtherDays(candidate.text, frame)) &&
  isSupported(candidate, frame, knowledge, { ...situation, near: hits.map(({ passage }) => passage) });

/** Of everything that may answer a question, what the learned model holds likeliest, where it is likely enough. */
export const chooseAnswer = (
  readings: readonly [Frame, ...Frame[]],
  knowledge: Knowledge,
  retrieved: Retrieved,
  situation: Omit<Situation, 'seasons'>,
): Found => {
  const pool = poolOf(readings, knowledge, retrieved, situation);
  const features = choiceFeatures(pool, knowledge, { ...situation, near: retrieved.hits });
  const ranked = pool
    .map((pooled, at) => ({
      pooled,
      likely: likelihood(model as BoostedTrees, features[at] ?? []) + trustIn(pooled.candidate, pooled.frame),
    }))
    .sort((a, b) => b.likely - a.likely);
  const best = ranked.find(
    ({ pooled, likely }) => likely >= LIKELY && mayAnswer(pooled, knowledge, retrieved, situation),
  )?.pooled;
  if (!best) return { answer: null, nearest: ranked[0]?.pooled.candidate ?? null };
  const others = ranked.map(({ pooled }) => pooled.candidate);
  return { answer: withContradiction(best.candidate, others, best.frame), nearest: null };
};
