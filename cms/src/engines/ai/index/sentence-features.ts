import { holdsType } from '../text/question-type';
import type { Word } from './analysed-text';
import { sharesStem } from './likeness';
import { closeness, coverage, order, type ReadPassageText, union } from './passage-features';
import type { Query } from './query';

/** Where a sentence's passage stands among the candidates. */
export interface PassageStanding {
  /** Distance to the best passage's score, 0 for the best. */
  behind: number;
  /** Share of the candidates' belief. */
  belief: number;
  rank: number;
  /** For each term of the question, how many sentences of all quotable passages hold it. */
  holders: readonly number[];
}

const isDigit = ({ digit }: Word): boolean => digit;
/** The first word of a sentence has its capital from there. */
const isName = ({ capital, at }: Word): boolean => capital && at > 0;
const isYear = ({ folded }: Word): boolean => /^(?:1\d|20)\d\d$/.test(folded);
/** Farther than this from what was asked, a word is as good as anywhere. */
const FAR = 30;

/** How near two kinds of words come to each other: 1 for the same place, towards 0 where they are far apart or missing. */
const nearness = (some: Word[], others: Word[]): number => {
  let least = FAR;
  for (const a of some) for (const b of others) least = Math.min(least, Math.abs(a.at - b.at));
  return 1 / (1 + least);
};

/** How much of the question only this sentence says: what its neighbours say too does not tell it from them. */
const rarity = (found: readonly number[], near: readonly number[], all: readonly number[]): number[] => {
  let here = 0;
  let alone = 0;
  let shared = 0;
  let most = 0;
  for (const [term, value] of found.entries()) {
    const everywhere = all[term] ?? 0;
    if (everywhere > 0) most += 1 / everywhere;
    if (value < 1) continue;
    here += 1 / Math.max(1, near[term] ?? 0);
    if ((near[term] ?? 0) <= 1) alone += 1;
    shared += 1 / Math.max(1, everywhere);
  }
  const count = Math.max(1, found.length);
  return [here / count, alone / count, most > 0 ? shared / most : 0];
};

/** Whether a sentence holds something new of the kind asked for: a number of the question itself answers nothing. */
const news = ({ type }: Query, fresh: Word[], hits: Word[]): number[] => {
  const digits = fresh.filter(isDigit);
  const names = fresh.filter(isName);
  const kind = {
    when: digits,
    number: digits,
    who: names,
    where: names,
    why: fresh,
    how: fresh,
    what: fresh,
  };
  const has = (wanted: Query['type'], words: Word[]): number => (type === wanted && words.length > 0 ? 1 : 0);
  return [
    has('when', digits),
    has('when', digits.filter(isYear)),
    has('number', digits),
    has('who', names),
    has('where', names),
    has('what', names),
    has('what', digits),
    nearness(kind[type], hits),
  ];
};

/** What is known of one sentence of a candidate passage. The order is the learned model's. */
export const sentenceFeatures = (
  query: Query,
  standing: PassageStanding,
  read: ReadPassageText,
  at: number,
  text: string,
): number[] => {
  const { sentences, meetings, best } = read;
  const sentence = sentences[at];
  const words = sentence?.words ?? [];
  const span = sentence ? text.slice(sentence.start, sentence.end) : '';
  const found = meetings[at]?.found ?? [];
  const own = coverage(query, found);
  const top = coverage(query, meetings[best]?.found ?? []);
  const fresh = words.filter(({ lexeme }) => !sharesStem(query, lexeme));
  const wanted = query.type !== 'what' && query.type !== 'how';
  const holds = wanted && holdsType(span, query.type);
  return [
    Math.max(-6, standing.behind),
    standing.belief,
    1 / (1 + standing.rank),
    standing.rank === 0 ? 1 : 0,
    own,
    coverage(query, found, 0.99),
    coverage(query, union(found, meetings[at - 1]?.found ?? [])),
    coverage(query, union(found, meetings[at + 1]?.found ?? [])),
    coverage(query, meetings[at]?.exact ?? []),
    top > 0 ? own / top : 0,
    at === best ? 1 : 0,
    order(query, words),
    closeness(query, words),
    own / Math.sqrt(8 + words.length),
    query.type === 'when' && holds ? 1 : 0,
    query.type === 'number' && holds ? 1 : 0,
    query.type === 'who' && holds ? 1 : 0,
    query.type === 'where' && holds ? 1 : 0,
    query.type === 'why' && holds ? 1 : 0,
    wanted && !holds ? 1 : 0,
    1 / (1 + at),
    at === best + 1 ? 1 : 0,
    at === best - 1 ? 1 : 0,
    Math.log1p(words.length) / 4,
    Math.min(1, fresh.length / 20),
    fresh.some(({ capital }) => capital) ? 1 : 0,
    fresh.some(({ digit }) => digit) ? 1 : 0,
    /["«“(]/.test(span) ? 1 : 0,
    query.type === 'what' ? 1 : 0,
    ...rarity(found, read.holders, standing.holders),
    ...news(
      query,
      fresh,
      words.filter(({ lexeme }) => sharesStem(query, lexeme)),
    ),
  ];
};
