import { expect, test } from 'vitest';
import { clock, secondsToWait } from './time-left';

test.each([
  [0, '0:00'],
  [-3, '0:00'],
  [9, '0:09'],
  [59.2, '1:00'],
  [245, '4:05'],
  [3600, '60:00'],
])('%d seconds read %s', (seconds, text) => expect(clock(seconds)).toBe(text));

test.each([
  [{ status: 429, details: { retryAfterSeconds: 300 } }, 300],
  [{ status: 503, details: { retryAfterSeconds: 1.2 } }, 2],
  [{ status: 429, details: {} }, 0],
  [{ status: 429 }, 0],
  [{ status: 401, details: { retryAfterSeconds: 300 } }, 0],
])('%j asks for %d seconds', (failure, seconds) => expect(secondsToWait(failure)).toBe(seconds));
