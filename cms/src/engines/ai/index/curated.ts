import type { Passage } from '../port';
import { type Word, wordsOf } from './analysed-text';
import { normalQuestion } from './normal-question';
import { meet } from './passage-features';
import type { PassageIndex } from './passage-index';
import type { Search } from './search';

/** Two questions this much alike are one question. */
const SAME = 0.72;

/**
 * The owner's own answer to a question, when one was written for it: by the same words, or by words that weigh the same. Likeness is
 * counted both ways, so that "orari di agosto" is not answered by a pair about "orari".
 */
export const findCurated = (
  index: PassageIndex,
  text: string,
  { query, candidates }: Search,
): Passage | null => {
  const normalised = normalQuestion(text);
  if (normalised === '') return null;
  const exact = index.pairAsked(normalised);
  if (exact) return exact;
  let best: Passage | null = null;
  let most: number = SAME;
  for (const { passage } of candidates) {
    if (passage.question === null) continue;
    const words = wordsOf(passage.question, 'it');
    const stems = new Map<string, Word>(words.map((word) => [word.stem, word]));
    const mass = [...stems.keys()].reduce((sum, each) => sum + index.idf(each), 0);
    const { found } = meet(query, words, new Set());
    const common = query.terms.reduce((sum, term, at) => sum + term.weight * term.idf * (found[at] ?? 0), 0);
    const likeness = query.mass + mass > 0 ? (2 * common) / (query.mass + mass) : 0;
    if (likeness >= most) {
      most = likeness;
      best = passage;
    }
  }
  return best;
};
