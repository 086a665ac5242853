import type { Passage } from '../port';
import { fold, tokenise } from '../text/tokenise';
import { type Word, wordsOf } from './analysed-text';
import type { Search } from './passage-index';
import { meet } from './passage-features';

/** Two questions this much alike are one question. */
const SAME = 0.72;

const normal = (text: string): string =>
  tokenise(text)
    .map(({ text: word }) => fold(word))
    .join(' ');

/**
 * The owner's own answer to a question, when one was written for it: by the same words, or by words that weigh the same. Likeness is
 * counted both ways, so that "orari di agosto" is not answered by a pair about "orari".
 */
export const findCurated = (
  passages: readonly Passage[],
  text: string,
  { query, candidates }: Search,
  idf: (stem: string) => number,
): Passage | null => {
  const asked = normal(text);
  if (asked === '') return null;
  const exact = passages.find(({ question }) => question !== null && normal(question) === asked);
  if (exact) return exact;
  let best: Passage | null = null;
  let most: number = SAME;
  for (const { passage } of candidates) {
    if (passage.question === null) continue;
    const words = wordsOf(passage.question, 'it');
    const stems = new Map<string, Word>(words.map((word) => [word.stem, word]));
    const mass = [...stems.keys()].reduce((sum, each) => sum + idf(each), 0);
    const { found } = meet(query, words, new Set());
    const common = query.terms.reduce(
      (sum, term, index) => sum + term.weight * term.idf * (found[index] ?? 0),
      0,
    );
    const likeness = query.mass + mass > 0 ? (2 * common) / (query.mass + mass) : 0;
    if (likeness >= most) {
      most = likeness;
      best = passage;
    }
  }
  return best;
};
