import { expect, test } from 'vitest';
import { MINUTE_MS } from '../contract/time-units';
import { readTimings } from '../settings/timings';

test('what a lost message of the card provider would have told is noticed within two minutes', () => {
  const { schedules, queue, outside } = readTimings({});
  const longestWaitMs = schedules.reconcilePaymentsMs + Math.max(queue.pollMs, queue.sharedPollMs);
  expect(longestWaitMs + outside.cardProviderMs).toBeLessThan(2 * MINUTE_MS);
});
