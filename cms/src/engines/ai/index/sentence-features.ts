import { holdsType } from '../text/question-type';
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
}

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
  ];
};
