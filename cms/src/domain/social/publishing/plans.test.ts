import { expect, test } from 'vitest';
import { MAX_LOOKS, nextLook, nextReading } from './plans';

const postedAt = new Date('2026-11-23T09:00:00Z');
const later = (hours: number) => new Date(postedAt.getTime() + hours * 3_600_000);

test('an unclear post is looked for three times in ten minutes, then its owner says', () => {
  const looks = [0, 1, 2].map((made) => nextLook(postedAt, made)?.toISOString().slice(14, 19));
  expect(looks).toEqual(['00:20', '03:00', '10:00']);
  expect(nextLook(postedAt, MAX_LOOKS)).toBeNull();
});

test.each([
  [0, 0, 1],
  [1, 1, 6],
  [5.9, 1, 6],
  [6, 2, 24],
  [24, 3, 72],
  [72, 4, 168],
  [168, 5, 720],
  [40, 3, 72],
])('%f h after publishing the next reading is number %i, at %i h', (now, step, at) =>
  expect(nextReading(postedAt, later(now))).toEqual({ step, at: later(at) }),
);
test('after a month nobody reads any more', () => expect(nextReading(postedAt, later(720))).toBeNull());
