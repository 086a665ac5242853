import { expect, test } from 'vitest';
import { popularTags } from './popular-tags';

test('the tag of most articles comes first; spellings of one tag count together', () => {
  const articles = [{ tags: ['Cassa', 'Prezzi'] }, { tags: ['prezzi'] }, { tags: ['Clienti'] }];
  expect(popularTags(articles, 2)).toEqual(['Prezzi', 'Cassa']);
});
