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
 * Answerers of one form of question: where they can, they know what it asks for. The model met too few of them to trust them as much.
 */
const OF_ONE_FORM = new Set([
  'superlative',
  'comparison',
  'total',
  'sum',
  'rows',
  'row-count',
  'list',
  'hours',
  'notice',
  'timetable',
]);
const TRUSTED = 0.25;
/** Contacts are read off the documents, not compared: where they are asked for, there is hardly another answer. */
const OF_CONTACT = new Set(['address', 'phone', 'email', 'booking']);
const TRUSTED_CONTACT = 0.3;
const isOfItsForm = ({ band }: Candidate, { isList }: Frame): boolean =>
  OF_ONE_FORM.has(band) || (isList && band === 'cells');

/** What a candidate's likelihood is raised by for its answerer. */
export const trustIn = (candidate: Candidate, frame: Frame): number => {
  if (OF_CONTACT.has(candidate.band)) return TRUSTED_CONTACT;
  return isOfItsForm(candidate, frame) ? TRUSTED : 0;
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
