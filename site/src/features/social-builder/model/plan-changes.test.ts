import type { PlannedPost } from '@contract';
import { expect, test } from 'vitest';
import { aPlannedPost } from '../testing/a-plan';
import { movedPost, retitledPost, withoutPost } from './plan-changes';
import { weeksOfPlan } from './plan-weeks';

const POSTS = [
  aPlannedPost({ id: 'a', day: '2026-11-24', at: '2026-11-24T08:00:00.000Z', topic: 'Orli' }),
  aPlannedPost({ id: 'b', day: '2026-11-29', at: '2026-11-29T08:00:00.000Z', topic: 'Zip' }),
  aPlannedPost({ id: 'c', day: '2026-11-30', at: '2026-11-30T08:00:00.000Z', topic: 'Tende' }),
];
const brief = (posts: PlannedPost[]) => posts.map(({ id, day }) => `${id} ${day}`);

test('a post that moves takes the day of the one it passes, which takes its own', () => {
  expect(brief(movedPost(POSTS, 'b', -1))).toEqual(['b 2026-11-24', 'a 2026-11-29', 'c 2026-11-30']);
  expect(brief(movedPost(POSTS, 'b', 1))).toEqual(['a 2026-11-24', 'c 2026-11-29', 'b 2026-11-30']);
});

test('the first cannot come earlier, nor the last later', () => {
  expect(movedPost(POSTS, 'a', -1)).toEqual(POSTS);
  expect(movedPost(POSTS, 'c', 1)).toEqual(POSTS);
});

test('a post goes and leaves its day free; a new topic is its owner’s', () => {
  expect(brief(withoutPost(POSTS, 'b'))).toEqual(['a 2026-11-24', 'c 2026-11-30']);
  expect(retitledPost(POSTS, 'b', 'Cerniere')[1]).toMatchObject({
    topic: 'Cerniere',
    kind: null,
    reason: { kind: 'topic', words: 'Cerniere' },
  });
  expect(retitledPost(POSTS, 'b', 'Zip')).toEqual(POSTS);
});

test('weeks begin on Monday', () => {
  expect(weeksOfPlan(POSTS).map(({ monday, posts }) => [monday, posts.length])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-30', 1],
  ]);
});
