import type { HelpEntry } from '@contract';
import MiniSearch from 'minisearch';
import { fold } from '../../../lib/fold';

/** Words of questions that tell nothing of their subject, in both languages. */
const FUNCTION_WORDS = new Set(
  'a ai al alla alle anche che chi ci come con cosa cos da dal dalla dei del della delle di dove e ho i il in io l la le lo ma mi mia mie miei mio ne nel nella no non o per perche piu posso puo qual quale quando quanto se si sono su sul sulla ti un una uno vi vorrei a an and are can do does for from how i if in is it me my of on or the this to what when where which who why with you your'.split(
    ' ',
  ),
);
/** Endings in which forms of one word differ: "cancello" and "cancellare", "fatture" and "fattura". */
const ENDING = /(?:are|ere|ire|ate|ete|ite|ato|ata|ando|endo|iamo|ing|ed|es|[aeios])$/;
const SHORTEST_STEM = 4;

const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
};

/** Of what is found, what scores less than this share of the best is by chance. */
const LEAST_SHARE = 0.1;

const indexOf = (entries: readonly HelpEntry[]): MiniSearch<HelpEntry> => {
  const index = new MiniSearch<HelpEntry>({
    idField: 'slug',
    fields: ['title', 'text'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { title: 3 },
      prefix: true,
      // A slip in a longer word.
      fuzzy: (term) => (term.length > SHORTEST_STEM ? 0.2 : false),
      processTerm: (term) => {
        const word = fold(term);
        return word === '' || FUNCTION_WORDS.has(word) ? null : stemOf(word);
      },
    },
  });
  index.addAll(entries);
  return index;
};
const indexes = new WeakMap<readonly HelpEntry[], MiniSearch<HelpEntry>>();

/**
 * The articles that speak of what was typed, best first: a question in everyday words, without accents, with slips, in other forms of
 * a word. All of them for an empty query, in their own order.
 */
export const searchHelp = (entries: readonly HelpEntry[], query: string): HelpEntry[] => {
  if (query.trim() === '') return [...entries];
  let index = indexes.get(entries);
  if (!index) indexes.set(entries, (index = indexOf(entries)));
  const found = index.search(query);
  const best = found[0]?.score ?? 0;
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  return found.flatMap(({ id, score }) =>
    score >= best * LEAST_SHARE ? (bySlug.get(String(id)) ?? []) : [],
  );
};
