import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/time-units';
import { nextAttempt } from './next-attempt';

const PATIENCE = { mailRetryFirstMs: MINUTE_MS, mailRetryLongestMs: 6 * HOUR_MS, mailGiveUpMs: 3 * DAY_MS };
const createdAt = new Date('2026-11-23T08:00:00Z');
const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);

test.each([
  [1, MINUTE_MS],
  [2, 2 * MINUTE_MS],
  [5, 16 * MINUTE_MS],
  [12, 6 * HOUR_MS],
  [400, 6 * HOUR_MS],
])('after %i attempts it waits %i ms', (attempts, pause) => {
  expect(nextAttempt({ createdAt, attempts, now: after(HOUR_MS) }, PATIENCE)).toEqual(after(HOUR_MS + pause));
});

test('a relay that is away over a weekend still gets the mail', () => {
  let now = createdAt;
  let attempts = 0;
  for (;;) {
    attempts += 1;
    const next = nextAttempt({ createdAt, attempts, now }, PATIENCE);
    if (!next) break;
    now = next;
  }
  expect(now).toEqual(after(3 * DAY_MS));
  expect(attempts).toBeLessThan(30);
});
