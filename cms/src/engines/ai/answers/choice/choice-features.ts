import type { Knowledge } from '../knowledge';
import { comparedFeatures, type FeatureGroups } from './features/compared-features';
import { coverageFeatures } from './features/coverage-features';
import { type ChoiceSituation, type Features, PoolContext, type ReadingView } from './features/pool-context';
import { questionFeatures } from './features/question-features';
import { sourceFeatures } from './features/source-features';
import { textFeatures } from './features/text-features';
import { valueFeatures } from './features/value-features';
import type { Pooled } from './pool';

/** What tells whether a candidate answers, of each of a pool: the values of all groups in their order, as the model reads them. */
export const choiceFeatures = (
  pool: readonly Pooled[],
  knowledge: Knowledge,
  situation: ChoiceSituation,
): number[][] => {
  const context = new PoolContext(pool, knowledge, situation);
  const questions = new Map<ReadingView, Features>();
  const questionOf = (reading: ReadingView): Features => {
    const known = questions.get(reading) ?? questionFeatures(reading, context.languages);
    questions.set(reading, known);
    return known;
  };
  const groups = context.views.map((view): FeatureGroups => ({
    coverage: coverageFeatures(view),
    text: textFeatures(view, context),
    question: questionOf(view.reading),
    value: valueFeatures(view),
    source: sourceFeatures(view, context),
  }));
  const compared = comparedFeatures(
    groups,
    context.views.map(({ valuesKey }) => valuesKey),
  );
  return groups.map(({ coverage, text, question, value, source }, at) => [
    ...[coverage, text, question, value, source].flatMap((group) => Object.values(group)),
    ...(compared[at] ?? []),
  ]);
};
