import { expect, test } from 'vitest';
import { isComplete, newSchedule, withDay, withTime } from './schedule-form';

test('a new calendar is the one of the specification', () => {
  expect(newSchedule('Settimana tipo')).toMatchObject({
    daysOfWeek: [1, 2, 3, 4, 5],
    postTimes: ['09:00', '15:00'],
    postsPerWeek: 6,
    timezone: 'Europe/Rome',
    active: true,
  });
});

test('times are unique and sorted', () => {
  expect(withTime(['09:00', '15:00'], '12:30')).toEqual(['09:00', '12:30', '15:00']);
  expect(withTime(['09:00'], '09:00')).toEqual(['09:00']);
});

test('a day chosen twice is there once, and goes when it is not wanted', () => {
  expect(withDay([1, 5], 0, true)).toEqual([0, 1, 5]);
  expect(withDay([1, 5], 5, true)).toEqual([1, 5]);
  expect(withDay([1, 5], 5, false)).toEqual([1]);
});

test.each([
  [{}, true],
  [{ name: ' ' }, false],
  [{ daysOfWeek: [] }, false],
  [{ postTimes: [] }, false],
  [{ postsPerWeek: 0 }, false],
  [{ postsPerWeek: 21 }, true],
  [{ postsPerWeek: 22 }, false],
])('%j can be saved: %s', (changes, complete) => {
  expect(isComplete({ ...newSchedule('Settimana tipo'), ...changes })).toBe(complete);
});
