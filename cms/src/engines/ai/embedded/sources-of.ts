import type { WidgetSource } from '../../../contract';
import type { Passage } from '../port';

const EXCERPT = 240;
const MOST = 3;

/** A text of at most `max` characters, cut between words. */
export const shortened = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max - 1);
  return `${text.slice(0, space > max / 2 ? space : max - 1).trimEnd()}…`;
};

/** Quotes as the sources shown to a visitor: each file and page once. */
export const sourcesOf = (quotes: { passage: Passage; text: string }[]): WidgetSource[] => {
  const sources = new Map<string, WidgetSource>();
  for (const { passage, text } of quotes) {
    // The owner's own words to this very question: there is nothing to look up.
    if (passage.sourceTitle === '') continue;
    const key = `${passage.sourceId}\n${passage.page ?? ''}`;
    if (!sources.has(key))
      sources.set(key, { title: passage.sourceTitle, page: passage.page, excerpt: shortened(text, EXCERPT) });
  }
  return [...sources.values()].slice(0, MOST);
};
