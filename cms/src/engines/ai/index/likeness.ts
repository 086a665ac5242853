import type { Lexeme } from './analysed-text';
import type { Likeness, Query, QueryTerm } from './query';

/** What another word for the same thing counts. */
export const ALIKE = 0.7;

const sharedStart = (a: string, b: string): number => {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
};

/** To one term. */
const valueOf = (term: QueryTerm, word: Lexeme): number => {
  if (term.folded === word.folded || (!term.place && term.stems.includes(word.stem))) return 1;
  if (term.alike.includes(word.stem)) return ALIKE;
  if (term.digit || word.digit || term.place) return 0;
  const shared = sharedStart(term.folded, word.folded);
  if (shared < 4) return 0;
  const share = shared / Math.max(term.folded.length, word.folded.length);
  return share >= 0.5 ? share * 0.8 : 0;
};

/** Most words answer to nothing: told without making anything. */
const answers = (term: QueryTerm, word: Lexeme): boolean =>
  valueOf(term, word) > 0 || term.stems.includes(word.stem);

const read = (query: Query, word: Lexeme): Likeness => {
  const same = [...query.terms.keys()].filter((at) => query.terms[at]?.stems.includes(word.stem));
  return {
    values: query.terms.map((term) => valueOf(term, word)),
    sameStem: same.length > 0 ? [same] : [],
  };
};

/** How far a word answers to a question, or `null` when it does not: told once for all places where it stands. */
export const likenessOf = (query: Query, word: Lexeme): Likeness | null => {
  const known = query.met.get(word);
  if (known !== undefined) return known;
  const likeness = query.terms.some((term) => answers(term, word)) ? read(query, word) : null;
  query.met.set(word, likeness);
  return likeness;
};

/** Whether a word has the stem of one of the question's. */
export const sharesStem = (query: Query, word: Lexeme): boolean =>
  (likenessOf(query, word)?.sameStem.length ?? 0) > 0;
