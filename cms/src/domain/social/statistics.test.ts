import { expect, test } from 'vitest';
import { bestTimes, statisticsOf, type MeasuredPost } from './statistics';

const post = (changes: Partial<MeasuredPost> = {}): MeasuredPost => ({
  platform: 'facebook',
  postedAt: new Date('2026-11-16T08:30:00Z'),
  timezone: 'Europe/Rome',
  metrics: { likes: 2, comments: 1, shares: null, reach: 40 },
  ...changes,
});
const week = { from: '2026-11-16', to: '2026-11-22' };

test('what nobody knows is not zero', () => {
  const { total, days } = statisticsOf([post(), post({ metrics: null })], week);
  expect(total).toEqual({ posts: 2, measured: 1, likes: 2, comments: 1, shares: null, reach: 40 });
  expect(days[0]).toEqual({ day: '2026-11-16', posts: 2, likes: 2, comments: 1, shares: null });
  expect(days[1]).toEqual({ day: '2026-11-17', posts: 0, likes: null, comments: null, shares: null });
  expect(days).toHaveLength(7);
});

test('people and views are not added up', () => {
  const { total, platforms } = statisticsOf([post(), post({ platform: 'x' })], week);
  expect(total.reach).toBeNull();
  expect(platforms.map(({ platform, reachKind, reach }) => [platform, reachKind, reach])).toEqual([
    ['facebook', 'people', 40],
    ['x', 'views', 40],
  ]);
});

test('a post late in the evening counts for Rome’s day', () => {
  const { days } = statisticsOf([post({ postedAt: new Date('2026-11-16T23:30:00Z') })], week);
  expect(days.filter(({ posts }) => posts > 0).map(({ day }) => day)).toEqual(['2026-11-17']);
});

test('best times are said from twenty posts, for hours that had more than one', () => {
  const monday = Array.from({ length: 17 }, () => post());
  const sunday = [1, 2].map(() =>
    post({
      postedAt: new Date('2026-11-22T17:00:00Z'),
      metrics: { likes: 9, comments: null, shares: 1, reach: null },
    }),
  );
  const lucky = post({
    postedAt: new Date('2026-11-18T10:00:00Z'),
    metrics: { likes: 500, comments: 0, shares: 0, reach: null },
  });
  expect(bestTimes([...monday, ...sunday])).toBeNull();
  expect(bestTimes([...monday, ...sunday, post({ metrics: null })])).toBeNull();
  expect(bestTimes([...monday, ...sunday, lucky])).toEqual([
    { dayOfWeek: 0, hour: 18, posts: 2, averageInteractions: 10 },
    { dayOfWeek: 1, hour: 9, posts: 17, averageInteractions: 3 },
  ]);
});
