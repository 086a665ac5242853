import { expect, test } from 'vitest';
import { firstReading, nextReconcileAt, nextReading } from './plans';

const postedAt = new Date('2026-11-23T09:00:00Z');
const HOUR_MS = 3_600_000;
const LOOKS_MS = [20_000, 180_000, 600_000];
const READINGS_MS = [1, 6, 24, 72, 168, 720].map((hours) => hours * HOUR_MS);
const later = (hours: number) => new Date(postedAt.getTime() + hours * HOUR_MS);

test('an unclear post is looked for as often as is planned, then its owner says', () => {
  const looks = [0, 1, 2].map((made) =>
    nextReconcileAt(postedAt, made, LOOKS_MS)?.toISOString().slice(14, 19),
  );
  expect(looks).toEqual(['00:20', '03:00', '10:00']);
  expect(nextReconcileAt(postedAt, 3, LOOKS_MS)).toBeNull();
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
  expect(nextReading(postedAt, later(now), READINGS_MS)).toEqual({ step, at: later(at) }),
);
test('after a month nobody reads any more', () =>
  expect(nextReading(postedAt, later(720), READINGS_MS)).toBeNull());
test('the figures of a simulation are there within a minute, those of a network after an hour', () => {
  const pauses = { readingsMs: READINGS_MS, simulatedReadingMs: 20_000 };
  const after = (simulated: boolean) =>
    (firstReading(postedAt, { ...pauses, simulated })?.at.getTime() ?? 0) - postedAt.getTime();
  expect([after(true), after(false)]).toEqual([20_000, HOUR_MS]);
});
