import { expect, test } from 'vitest';
import { monthlyLimit, thresholdsReached, usageMonth } from './quota';
import { endOfRomeDay, startOfRomeDay, startOfRomeMonth } from './rome-time';

test.each([
  ['2026-01-31T22:59:59Z', '2026-01'],
  ['2026-01-31T23:00:00Z', '2026-02'],
  ['2026-06-30T21:59:59Z', '2026-06'],
  ['2026-06-30T22:00:00Z', '2026-07'],
  ['2026-12-31T23:00:00Z', '2027-01'],
])('at %s the month in Rome is %s', (instant, month) => {
  expect(usageMonth(new Date(instant))).toBe(month);
});

test.each([
  ['nothing bought', { own: 5000, credits: 0, used: 120 }, 5000],
  ['bought, own messages left', { own: 5000, credits: 1000, used: 120 }, 6000],
  ['bought and begun', { own: 5000, credits: 400, used: 5600 }, 6000],
  ['bought and finished', { own: 5000, credits: 0, used: 6000 }, 6000],
])('%s: the month’s limit', (_, allowance, limit) => {
  expect(monthlyLimit(allowance)).toBe(limit);
});

test.each([
  [79, 100, []],
  [80, 100, [80]],
  [81, 100, []],
  [100, 100, [100]],
  [1, 1, [80, 100]],
  [4000, 5000, [80]],
])('message %i of %i reaches %j', (used, limit, reached) => {
  expect(thresholdsReached(used, limit)).toEqual(reached);
});

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('%s in Rome is from %s to %s', (day, from, to) => {
  expect(startOfRomeDay(day).toISOString()).toBe(from);
  expect(endOfRomeDay(day).toISOString()).toBe(to);
});

test('a month begins at midnight in Rome', () => {
  expect(startOfRomeMonth(new Date('2026-07-20T10:00:00Z')).toISOString()).toBe('2026-06-30T22:00:00.000Z');
});
