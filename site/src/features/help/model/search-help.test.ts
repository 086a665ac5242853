import type { HelpEntry } from '@contract';
import { expect, test } from 'vitest';
import { searchHelp } from './search-help';

const entry = (slug: string, title: string, text: string): HelpEntry => ({
  slug,
  topic: 'start',
  title,
  text,
});
const ENTRIES = [
  entry('a', 'Eliminare l’account', 'Per cancellare tutto serve la password.'),
  entry('b', 'Password dimenticata', 'Ti arriva un link.'),
  entry('c', 'Perché la chat è lenta', 'La velocità dipende dal modello.'),
  entry('d', 'Scaricare le fatture', 'Le trovi fra gli acquisti.'),
];
const slugsOf = (query: string) => searchHelp(ENTRIES, query).map(({ slug }) => slug);

test.each([
  ['an article whose title holds the word comes first', 'password', ['b', 'a']],
  ['case and accents aside', 'PERCHE velocita', ['c']],
  ['a question in everyday words', 'come cancello il mio account', ['a']],
  ['another form of a word', 'dove sono le mie fattura', ['d']],
  ['a slip', 'pasword', ['b', 'a']],
  ['a word while it is typed', 'scar', ['d']],
  ['what no article speaks of', 'bitcoin', []],
  ['only words that tell nothing', 'come si', []],
  ['nothing typed: all', '  ', ['a', 'b', 'c', 'd']],
])('%s', (_, query, slugs) => {
  expect(slugsOf(query)).toEqual(slugs);
});
