import type { HelpEntry } from '@contract';
import { fold } from '../../../lib/fold';

/**
 * The articles that hold every word of the query, accents and case aside; those whose title holds them come first. Words may
 * stand apart, because people type `cambio password`, not the phrase of the article.
 */
export const searchHelp = (entries: readonly HelpEntry[], query: string): HelpEntry[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const holds = (text: string) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  const found = entries.filter(({ title, text }) => holds(`${title} ${text}`));
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))];
};
