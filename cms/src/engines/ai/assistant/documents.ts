import type { AdviceSource, Locale } from '../../../contract';
import { classifyConfidence } from '../embedded/confidence-level';
import { sourcesOf } from '../embedded/sources-of';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import type { Passage, HistoryMessage } from '../port';
import { WORDS } from './words';

/** The most that is quoted of a document. */
const QUOTED = 700;

/** The documents themselves are asked about: "nel contratto", "l'allegato". */
const POINTS_AT =
  /\b(?:document\w*|allegat\w*|file|pdf|contratt\w*|preventiv\w*|listin\w*|attachment|contract|quote)\b/i;

/** An index of one conversation's documents lasts as long as the array of their passages does. */
const indexes = new WeakMap<readonly Passage[], Promise<PassageIndex>>();
const indexOf = (passages: readonly Passage[]): Promise<PassageIndex> => {
  const known = indexes.get(passages);
  if (known) return known;
  const index = PassageIndex.build(passages, models);
  indexes.set(passages, index);
  return index;
};

/** The pieces of the attached documents that have most to do with a question; where nothing has, their beginning. */
export const nearestOf = async (
  documents: readonly Passage[],
  text: string,
  history: readonly HistoryMessage[],
  limit: number,
): Promise<Passage[]> => {
  if (documents.length === 0) return [];
  const { hits } = new IndexRetriever(await indexOf(documents), models).search(text, [...history], limit);
  return hits.length > 0 ? hits.map(({ passage }) => passage) : documents.slice(0, limit);
};

/** What the attached documents say to a question, quoted with name and page; `null` when they are not meant. */
export const fromDocuments = async (
  documents: readonly Passage[],
  text: string,
  history: readonly HistoryMessage[],
  language: Locale,
): Promise<{ text: string; sources: AdviceSource[] } | null> => {
  if (documents.length === 0) return null;
  const retrieved = new IndexRetriever(await indexOf(documents), models).search(text, [...history], 8);
  const isMeant = POINTS_AT.test(text);
  const band = classifyConfidence(retrieved.confidence);
  const words = WORDS[language];
  if (band === 'answer' || (isMeant && band === 'suggest')) {
    const quotes = retrieved.quotes(QUOTED);
    if (quotes.length > 0)
      return {
        text: quotes
          .map(({ passage, text: quote }) => {
            const where =
              passage.page === null
                ? passage.sourceTitle
                : `${passage.sourceTitle}, ${words.page(passage.page)}`;
            return `${words.documentSays(where)}\n\n> ${quote.replace(/\n+/g, '\n> ')}`;
          })
          .join('\n\n'),
        sources: sourcesOf(quotes),
      };
  }
  if (!isMeant) return null;
  const titles = [...new Set(documents.map(({ sourceTitle }) => `**${sourceTitle}**`))].slice(0, 4);
  return { text: words.documentSilent(titles.join(', ')), sources: [] };
};
