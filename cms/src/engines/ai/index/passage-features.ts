import { holdsType } from '../text/question-type';
import type { Sentence, Word } from './analysed-text';
import { ALIKE, likenessOf, sharesStem } from './likeness';
import type { Query, QueryTerm } from './query';

/** What the index knows about a candidate before reading its text. */
export interface CandidateScores {
  stem: number;
  gram: number;
  title: number;
  pair: number;
  /** Score of the fusion, as a share of the best candidate's. */
  relative: number;
  rank: number;
  neighbour: number;
}

/** How a text and a question meet, read once and used by passages and sentences. */
export interface Meeting {
  /** Terms of the question found: 1 by stem, less when only the word's beginning agrees. */
  found: number[];
  exact: number[];
}

/** A heading is meant with every sentence below it. */
const contextOf = ({ stems, alike }: QueryTerm, context: ReadonlySet<string>): number => {
  if (stems.some((stem) => context.has(stem))) return 1;
  return alike.some((stem) => context.has(stem)) ? ALIKE : 0;
};

export const meet = (query: Query, words: Word[], context: ReadonlySet<string>): Meeting => {
  const found = query.terms.map((term) => contextOf(term, context));
  const exact = query.terms.map(() => 0);
  for (const { lexeme } of words) {
    const likeness = likenessOf(query, lexeme);
    if (likeness === null) continue;
    for (const [index, value] of likeness.values.entries()) {
      if (value > (found[index] ?? 0)) found[index] = value;
      if (value === 1 && query.terms[index]?.folded === lexeme.folded) exact[index] = 1;
    }
  }
  return { found, exact };
};

/** Share of the question's weight that a set of findings covers. */
export const coverage = (query: Query, found: readonly number[], least = 0): number => {
  let sum = 0;
  for (const [index, term] of query.terms.entries()) {
    const value = found[index] ?? 0;
    if (value > least) sum += term.weight * term.idf * value;
  }
  return query.mass > 0 ? sum / query.mass : 0;
};

export const union = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, index) => Math.max(value, b[index] ?? 0));

/** Longest run of the question's words that a sentence repeats in the same order, as a share. */
export const order = (query: Query, words: Word[]): number => {
  if (query.terms.length === 0) return 0;
  // Other words break no run: only those that the question holds too are looked at.
  const shared = words.flatMap(({ lexeme }) => likenessOf(query, lexeme)?.sameStem ?? []);
  let row = new Array<number>(shared.length + 1).fill(0);
  for (const index of query.terms.keys()) {
    const next = [0];
    for (const [at, terms] of shared.entries())
      next.push(terms.includes(index) ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return (row[shared.length] ?? 0) / query.terms.length;
};

/** How close together the found words stand: 1 side by side, near 0 when strewn over the sentence. */
export const closeness = (query: Query, words: Word[]): number => {
  const places = words.filter(({ lexeme }) => sharesStem(query, lexeme)).map(({ at }) => at);
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined || places.length < 2) return 0;
  return places.length / (last - first + 1);
};

const share = (terms: QueryTerm[], found: (term: QueryTerm) => boolean): number =>
  terms.length === 0 ? 0 : terms.filter(found).length / terms.length;

export interface ReadPassageText {
  sentences: Sentence[];
  meetings: Meeting[];
  whole: number[];
  best: number;
  /** For each term of the question, how many of the sentences hold it. */
  holders: number[];
}

/** Reads a candidate's sentences against the question. */
export const readAgainst = (
  query: Query,
  sentences: Sentence[],
  context: ReadonlySet<string>,
): ReadPassageText => {
  const meetings = sentences.map(({ words }) => meet(query, words, context));
  let whole = query.terms.map(() => 0);
  let best = 0;
  let most = -1;
  for (const [index, { found }] of meetings.entries()) {
    whole = union(whole, found);
    const value = coverage(query, found);
    if (value > most) {
      most = value;
      best = index;
    }
  }
  const holders = query.terms.map((_, term) => meetings.filter(({ found }) => found[term] === 1).length);
  return { sentences, meetings, whole, best, holders };
};

/** What is known of a candidate passage, as numbers of about the same size. The order is the learned model's. */
export const passageFeatures = (
  query: Query,
  scores: CandidateScores,
  read: ReadPassageText,
  text: string,
): number[] => {
  const { sentences, meetings, whole, best } = read;
  const sentence = sentences[best];
  const found = meetings[best]?.found ?? [];
  const words = sentence?.words ?? [];
  const around = Math.max(
    coverage(query, union(found, meetings[best - 1]?.found ?? [])),
    coverage(query, union(found, meetings[best + 1]?.found ?? [])),
  );
  const wanted = query.type !== 'what' && query.type !== 'how';
  const holds =
    wanted && sentence !== undefined && holdsType(text.slice(sentence.start, sentence.end), query.type);
  const numbers = query.terms.filter(({ digit }) => digit);
  const names = query.terms.filter(({ capital, digit }) => capital && !digit);
  const has = (term: QueryTerm): boolean => (whole[query.terms.indexOf(term)] ?? 0) === 1;
  const numberShare = share(numbers, has);
  const nameShare = share(names, has);
  return [
    scores.stem,
    scores.gram,
    scores.title,
    scores.pair,
    scores.relative,
    1 / (1 + scores.rank),
    scores.neighbour,
    coverage(query, whole, 0.99),
    coverage(query, whole),
    coverage(query, found, 0.99),
    coverage(query, found),
    around,
    coverage(query, meetings[best]?.exact ?? []),
    order(query, words),
    closeness(query, words),
    holds ? 1 : 0,
    wanted && !holds ? 1 : 0,
    numberShare,
    numbers.length > 0 ? 1 - numberShare : 0,
    nameShare,
    names.length > 0 ? 1 - nameShare : 0,
    Math.log1p(words.length) / 4,
    Math.log1p(text.length) / 8,
    1 / (1 + best),
  ];
};
