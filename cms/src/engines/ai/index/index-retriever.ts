import type { Retrieved, Retriever, Turn } from '../port';
import { findCurated } from './curated';
import type { Models } from './model';
import type { PassageIndex, Search } from './passage-index';
import { isFollowUp } from './query';
import { chooseQuotes } from './quotes';
import { readRow } from '../text/row';

/** How many visitor turns back a follow-up may lean. */
const MEMORY = 3;
const SUGGESTIONS = 2;
const SUGGESTION_LENGTH = 80;

/** What a follow-up leans on: the visitor's earlier words, back to the last question that stood alone. */
export const earlierQuestion = (history: Turn[]): string | undefined => {
  const said: string[] = [];
  for (const { text } of history
    .filter(({ role }) => role === 'user')
    .slice(-MEMORY)
    .reverse()) {
    said.unshift(text);
    if (!isFollowUp(text)) break;
  }
  return said.length > 0 ? said.join(' ') : undefined;
};

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUGGESTION_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SUGGESTION_LENGTH))}…`;
};

/** A bot's index as the engines see it. */
export class IndexRetriever implements Retriever {
  readonly #index: PassageIndex;
  readonly #models: Models;

  constructor(index: PassageIndex, models: Models) {
    this.#index = index;
    this.#models = models;
  }

  get isEmpty(): boolean {
    return this.#index.passages.length === 0;
  }

  search(question: string, history: Turn[], limit: number): Retrieved {
    const search = this.#resolve(question, earlierQuestion(history));
    const curated = findCurated(this.#index, question, search);
    return {
      hits: search.candidates.slice(0, limit).map(({ passage, score }) => ({ passage, score })),
      confidence: search.confidence,
      curated,
      quotes: (budget) => chooseQuotes(this.#models, search, budget),
      suggestions: this.#suggestions(search),
    };
  }

  /**
   * A follow-up is ranked with the words it leans on, when what that finds also speaks of the new words; a question that only looked
   * like one stands on its own.
   */
  #resolve(question: string, earlier: string | undefined): Search {
    const alone = this.#index.search(question);
    if (earlier === undefined || !isFollowUp(question)) return alone;
    const carried = this.#index.search(question, earlier);
    const [top] = carried.candidates;
    if (!top) return alone;
    if (alone.query.terms.length === 0) return carried;
    const agrees = alone.candidates.slice(0, 5).some(({ document }) => document === top.document);
    return agrees ? { ...carried, confidence: Math.max(alone.confidence, carried.confidence) } : alone;
  }

  #suggestions({ candidates }: Search): string[] {
    const labels = candidates.map(({ passage, read }) => {
      const sentence = read.sentences[read.best];
      const quoted = sentence ? passage.text.slice(sentence.start, sentence.end) : passage.text;
      const row = readRow(passage.text)?.label;
      return shorten(passage.question ?? row ?? (passage.heading === '' ? quoted : passage.heading));
    });
    return [...new Set(labels)].filter((label) => label !== '').slice(0, SUGGESTIONS);
  }
}
