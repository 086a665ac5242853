import type { Passage } from '../port';
import { sharesStem } from './likeness';
import { evaluate, type Models } from './model';
import type { Search } from './search';
import { sentenceFeatures } from './sentence-features';

/** Words of one passage, as they stand there. */
export interface Quote {
  passage: Passage;
  text: string;
}

/** A sentence that may be quoted. */
export interface QuotableSentence {
  /** Rank of its passage. */
  rank: number;
  at: number;
  score: number;
  features: number[];
}

/** How many of the best passages may be quoted. */
const QUOTED_PASSAGES = 5;
/** A sentence this much less likely than the best one is padding, not an answer; of another passage, sooner. */
const BEHIND = { same: 5, other: 4 } as const;
const MOST_PASSAGES = 3;
const GAP = ' […] ';
const CUT = '…';
/** A few words on a line of their own: they say what comes next, and nothing without it. */
const TITLE = /^\p{Lu}[^.!?:;,\d€\n]{0,59}$/u;

/** All sentences of the best passages with the learned model's score, best first. */
export const rankSentences = (models: Models, { query, candidates }: Search): QuotableSentence[] => {
  const near = candidates.slice(0, QUOTED_PASSAGES);
  const top = near[0]?.score ?? 0;
  const beliefs = near.map(({ score }) => Math.exp(score - top));
  const total = beliefs.reduce((sum, belief) => sum + belief, 0);
  const holders = query.terms.map((_, term) =>
    near.reduce((sum, { read }) => sum + (read.holders[term] ?? 0), 0),
  );
  const sentences = near.flatMap(({ read, score, passage }, rank) =>
    read.sentences.map((_, at): QuotableSentence => {
      const standing = { behind: score - top, belief: (beliefs[rank] ?? 0) / total, rank, holders };
      const features = sentenceFeatures(query, standing, read, at, passage.text);
      return { rank, at, score: evaluate(models.sentence, features), features };
    }),
  );
  return sentences.sort((a, b) => b.score - a.score);
};

/** The part of a long sentence that fits, around what was asked, between words. */
const clip = (text: string, budget: number, centre: number): string => {
  if (text.length <= budget) return text;
  const room = budget - 2 * CUT.length;
  let start = Math.max(0, Math.min(centre - Math.floor(room / 2), text.length - room));
  let end = Math.min(text.length, start + room);
  if (start > 0) {
    const space = text.indexOf(' ', start);
    start = space === -1 || space >= end ? start : space + 1;
  }
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    end = space <= start ? end : space;
  }
  return `${start > 0 ? CUT : ''}${text.slice(start, end).trim()}${end < text.length ? CUT : ''}`;
};

/** Picks the best sentences that fit into `budget` characters, and puts them back into the order of their passages. */
export const chooseQuotes = (models: Models, search: Search, budget: number): Quote[] => {
  const ranked = rankSentences(models, search);
  const [best] = ranked;
  if (!best) return [];
  const spanOf = ({ rank, at }: QuotableSentence): { start: number; end: number; text: string } => {
    const candidate = search.candidates[rank];
    const span = candidate?.read.sentences[at] ?? { start: 0, end: 0 };
    return { ...span, text: candidate?.passage.text.slice(span.start, span.end) ?? '' };
  };
  const first = spanOf(best);
  if (first.text.length > budget) {
    const candidate = search.candidates[best.rank];
    const words = candidate?.read.sentences[best.at]?.words ?? [];
    const hit = words.filter(({ lexeme }) => sharesStem(search.query, lexeme));
    const middle = hit[Math.floor(hit.length / 2)];
    const place = middle ? first.text.toLowerCase().indexOf(middle.folded.slice(0, 5)) : 0;
    return candidate
      ? [{ passage: candidate.passage, text: clip(first.text, budget, Math.max(0, place)) }]
      : [];
  }

  const chosen: QuotableSentence[] = [];
  let length = 0;
  const passages = new Set<number>();
  for (const sentence of ranked) {
    const limit = sentence.rank === best.rank ? BEHIND.same : BEHIND.other;
    if (best.score - sentence.score > limit) continue;
    if (!passages.has(sentence.rank) && passages.size >= MOST_PASSAGES) continue;
    const cost = spanOf(sentence).text.length + (chosen.length === 0 ? 0 : GAP.length);
    if (length + cost > budget) continue;
    chosen.push(sentence);
    passages.add(sentence.rank);
    length += cost;
  }
  const ranks = [...new Set(chosen.map(({ rank }) => rank))];
  return ranks.flatMap((rank): Quote[] => {
    const passage = search.candidates[rank]?.passage;
    if (!passage) return [];
    const places = chosen
      .filter((each) => each.rank === rank)
      .sort((a, b) => a.at - b.at)
      .filter((place, order, all) => {
        const isTitle = place !== best && TITLE.test(spanOf(place).text);
        return !isTitle || all[order + 1]?.at === place.at + 1;
      });
    if (places.length === 0) return [];
    let text = '';
    for (const [order, place] of places.entries()) {
      const previous = places[order - 1];
      const span = spanOf(place);
      if (previous !== undefined) {
        const between = passage.text.slice(spanOf(previous).end, span.start);
        text += place.at !== previous.at + 1 ? GAP : between.includes('\n') ? '\n' : ' ';
      }
      text += span.text;
    }
    return [{ passage, text }];
  });
};
