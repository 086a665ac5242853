import { expect, test } from 'vitest';
import { AT_ONCE, isLate, LINE_OF, lateBefore, startDelayMs } from './pace';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);

test('twenty accounts of the same minute start at many seconds of it, none later', () => {
  const delays = Array.from({ length: 20 }, (_, index) => startDelayMs(index + 1));
  expect(new Set(delays).size).toBeGreaterThan(15);
  expect(Math.max(...delays)).toBeLessThanOrEqual(45_000);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
});

test('Facebook and Instagram share what Meta lets through', () =>
  expect(AT_ONCE[LINE_OF.facebook]).toBe(AT_ONCE[LINE_OF.instagram]));

test('an hour late is too late', () => expect(lateBefore(at('10:00:00'))).toEqual(at('09:00:00')));

test.each([
  ['09:00:45', false],
  ['09:05:00', false],
  ['09:05:01', true],
  ['09:59:00', true],
])('planned at nine, out at %s: late is %s', (time, late) =>
  expect(isLate(at('09:00:00'), at(time))).toBe(late),
);
