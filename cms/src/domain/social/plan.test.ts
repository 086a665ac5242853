import { expect, test } from 'vitest';
import type { PlannedPost } from '../../contract';
import { changedPosts, pacedCount } from './plan';

const post = (id: string, day: string): PlannedPost => ({
  id,
  at: `${day}T08:00:00.000Z`,
  day,
  time: '09:00',
  platforms: ['facebook'],
  topic: `Tema ${id}`,
  kind: 'tip',
  reason: { kind: 'variety', words: '' },
});
const POSTS = [post('a', '2026-11-24'), post('b', '2026-11-26'), post('c', '2026-12-01')];
const change = (id: string, like: number, topic = `Tema ${id}`) => ({ id, at: POSTS[like]?.at ?? '', topic });

test.each([
  [30, 28, 30],
  [30, 10, 12],
  [30, 0, 0],
  [4, 3, 4],
])('of %i instants of which %i could be filled, %i are', (instants, filled, paced) => {
  expect(pacedCount(instants, filled)).toBe(paced);
});

test('two posts change places, and days go with the places', () => {
  const changed = changedPosts(POSTS, [change('a', 1), change('b', 0), change('c', 2)]);
  expect(changed?.map(({ id, day }) => [id, day])).toEqual([
    ['b', '2026-11-24'],
    ['a', '2026-11-26'],
    ['c', '2026-12-01'],
  ]);
});

test('a post goes, and the others stay where they are', () => {
  expect(changedPosts(POSTS, [change('a', 0), change('c', 2)])).toEqual([POSTS[0], POSTS[2]]);
});

test('a topic of the owner’s is a reason of its own', () => {
  expect(changedPosts(POSTS, [change('a', 0, 'Il nuovo forno')])).toEqual([
    {
      ...POSTS[0],
      topic: 'Il nuovo forno',
      kind: null,
      reason: { kind: 'topic', words: 'Il nuovo forno' },
    },
  ]);
});

test.each([
  ['a post that is none of the plan', [change('x', 0)]],
  ['an instant that is none of the plan', [{ id: 'a', at: '2026-11-25T08:00:00.000Z', topic: 'Tema a' }]],
  ['one post twice', [change('a', 0), change('a', 1)]],
  ['two posts at one instant', [change('a', 0), change('b', 0)]],
])('%s is refused', (_, changes) => {
  expect(changedPosts(POSTS, changes)).toBeNull();
});
