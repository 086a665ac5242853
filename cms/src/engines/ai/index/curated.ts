import type { Passage } from '../port';
import { fold, tokenise } from '../text/tokenise';
import { type Word, wordsOf } from './analysed-text';
import { meet } from './passage-features';
import type { PassageIndex, Search } from './passage-index';

/** Two questions this much alike are one question. */
const SAME = 0.72;

/** The words of a question: its marks, accents and capitals change nothing. */
export const normalQuestion = (text: string): string =>
  tokenise(text)
    .map(({ text: word }) => fold(word))
    .join(' ');

/**
 * The owner's own answer to a question, when one was written for it: by the same words, or by words that weigh the same. Likeness is
 * counted both ways, so that "orari di agosto" is not answered by a pair about "orari".
 */
export const findCurated = (
  index: PassageIndex,
  text: string,
  { query, candidates }: Search,
): Passage | null => {
  const asked = normalQuestion(text);
  if (asked === '') return null;
  const exact = index.pairAsked(asked);
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
