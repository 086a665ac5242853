import { noteFeatures } from './note-features';

/** What each feature adds, in logits: above 0 for a note of the house, below for what customers may read. */
export type NoteModel = Readonly<Record<string, number>>;

/** How likely a sentence is a note of the house, 0..1. Longer sentences have more features, so that their sum is put in proportion. */
export const noteLikelihood = (model: NoteModel, sentence: string): number => {
  const known = noteFeatures(sentence).flatMap((feature) => model[feature] ?? []);
  const logit = known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, known.length));
  return 1 / (1 + Math.exp(-logit));
};
