import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay';

const PAUSES = { retryFirstMs: 2_000, retryLongestMs: 600_000 };

test.each([
  [1, 0, 1_500],
  [1, 1, 2_500],
  [2, 0.5, 4_000],
  [5, 0.5, 32_000],
  [30, 0.5, 600_000],
])('after attempt %i (chance %f) it waits %i ms', (attempt, chance, ms) => {
  expect(retryDelayMs(attempt, PAUSES, () => chance)).toBe(ms);
});
