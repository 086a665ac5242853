import { expect, test } from 'vitest';
import { paymentsProblem, usesSandbox } from '.';

const settings = ({ sandbox, key = '' }: { sandbox: boolean; key?: string }) => ({
  paymentsSandbox: sandbox,
  stripe: { secretKey: key, webhookSecret: '', baseUrl: '' },
});

test.each([
  [{ sandbox: true }, true],
  [{ sandbox: false }, false],
  // With a real provider configured nobody pays with play money, whatever else is set.
  [{ sandbox: true, key: 'sk_test' }, false],
])('%j: sandbox %s', (given, expected) => {
  expect(usesSandbox(settings(given))).toBe(expected);
});

test('a key without the secret of its webhooks is a reason not to start, and is not repeated', () => {
  expect(paymentsProblem(settings({ sandbox: true }))).toBeNull();
  const given = settings({ sandbox: true, key: 'sk_live_x' });
  const problem = paymentsProblem(given);
  expect(problem).toContain('STRIPE_WEBHOOK_SECRET');
  expect(problem).not.toContain('sk_live_x');
  expect(paymentsProblem({ ...given, stripe: { ...given.stripe, webhookSecret: 'whsec_x' } })).toBeNull();
});
