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
  entry('a', 'Eliminare l’account', 'La password serve a confermare.'),
  entry('b', 'Password dimenticata', 'Ti arriva un link.'),
  entry('c', 'Perché la chat è lenta', 'La velocità dipende dal modello.'),
];

test.each([
  ['password', ['b', 'a']],
  ['PERCHE velocita', ['c']],
  ['link dimenticata', ['b']],
  ['bitcoin', []],
  ['  ', ['a', 'b', 'c']],
])('%s finds %j, titles first', (query, slugs) => {
  expect(searchHelp(ENTRIES, query).map(({ slug }) => slug)).toEqual(slugs);
});
