import { sentenceFeatures } from './sentence-features';

/** What each feature adds, in logits: above 0 for a sentence of the class, below for what customers may read. */
export type ClassModel = Readonly<Record<string, number>>;

/** How likely a sentence is of a class, 0..1. Longer sentences have more features, so that their sum is put in proportion. */
export const classLikelihood = (model: ClassModel, sentence: string): number => {
  const known = sentenceFeatures(sentence).flatMap((feature) => model[feature] ?? []);
  const logit = known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, known.length));
  return 1 / (1 + Math.exp(-logit));
};
