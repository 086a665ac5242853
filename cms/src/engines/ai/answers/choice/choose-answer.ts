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
import { poolOf } from './pool';

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
  'address',
  'phone',
  'email',
  'booking',
]);
const TRUSTED = 0.25;
const isOfItsForm = ({ band }: Candidate, { isList }: Frame): boolean =>
  OF_ONE_FORM.has(band) || (isList && band === 'cells');

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
    .map(({ candidate, frame }, at) => ({
      candidate,
      frame,
      likely:
        likelihood(model as BoostedTrees, features[at] ?? []) + (isOfItsForm(candidate, frame) ? TRUSTED : 0),
    }))
    .sort((a, b) => b.likely - a.likely);
  const surroundings = { ...situation, near: retrieved.hits.map(({ passage }) => passage) };
  const best = ranked.find(
    ({ candidate, frame, likely }) =>
      likely >= LIKELY &&
      (candidate.band === 'hours' || !isOfOtherDays(candidate.text, frame)) &&
      isSupported(candidate, frame, knowledge, surroundings),
  );
  if (!best) return { answer: null, nearest: ranked[0]?.candidate ?? null };
  const others = ranked.map(({ candidate }) => candidate);
  return { answer: withContradiction(best.candidate, others, best.frame), nearest: null };
};
