import { PURCHASE_STATUSES } from '@contract';
import { expect, test } from 'vitest';
import { paymentOutcome, pollingInterval } from './payment-outcome';

test.each([
  ['pending', 'card', 'waiting', 2000],
  ['pending', 'transfer', 'waiting-transfer', 0],
  ['paid', 'card', 'paid', 0],
  ['paid', 'transfer', 'paid', 0],
  ['failed', 'card', 'declined', 0],
  ['cancelled', 'card', 'abandoned', 0],
  ['expired', 'transfer', 'closed', 0],
] as const)('%s by %s: %s, asked again after %d ms', (status, method, outcome, interval) => {
  expect(paymentOutcome({ status, method })).toBe(outcome);
  expect(pollingInterval({ status, method })).toBe(interval);
});

test('only a pending card payment is polled', () => {
  const polled = PURCHASE_STATUSES.filter((status) => pollingInterval({ status, method: 'card' }) > 0);
  expect(polled).toEqual(['pending']);
});
