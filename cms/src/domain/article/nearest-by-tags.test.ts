import { expect, test } from 'vitest';
import { nearestByTags } from './nearest-by-tags';

const article = (id: string, ...tags: string[]) => ({ id, tags });
const one = article('one', 'Prezzi', 'Margini');

test('who shares more tags is nearer, however they are written; the rest keep their order', () => {
  const all = [
    article('a'),
    article('b', 'PREZZI'),
    one,
    article('c', 'Margini', 'prezzi'),
    article('d', 'Cassa'),
  ];
  expect(nearestByTags(one, all, 4).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
});

test('never more than asked for, and never itself', () => {
  expect(nearestByTags(one, [one, article('a'), article('b')], 1).map(({ id }) => id)).toEqual(['a']);
  expect(nearestByTags(one, [one], 3)).toEqual([]);
});
