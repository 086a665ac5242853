import { describe, expect, test } from 'vitest';
import { memorySandboxStore } from './memory-stores.suite';
import { charge, describePaymentProvider } from './port.suite';
import { createSandbox } from './sandbox';

const sandbox = () => createSandbox({ store: memorySandboxStore(), publicUrl: 'https://officina.test' });

describe('as a payment provider', () => describePaymentProvider(sandbox));

const opened = async () => {
  const provider = sandbox();
  const step = await provider.begin(charge());
  const sessionId = step.kind === 'redirect' ? (step.url.split('/').at(-1) ?? '') : '';
  return { provider, sessionId };
};

test('the page is ours and its address cannot be guessed', async () => {
  const { provider, sessionId } = await opened();
  expect(sessionId).toMatch(/^prova_[\w-]{43}$/);
  expect(await provider.find(sessionId)).toMatchObject({ amountCents: 2900, state: 'open' });
});

test.each([
  ['succeed', 'complete', 'paid'],
  ['decline', 'declined', 'failed'],
  ['abandon', 'abandoned', 'abandoned'],
] as const)('%s leaves the session %s and says %s', async (outcome, state, kind) => {
  const { provider, sessionId } = await opened();
  const settled = await provider.settle(sessionId, outcome);
  expect(settled?.session.state).toBe(state);
  expect(settled?.event).toEqual({
    provider: 'sandbox',
    eventId: sessionId,
    purchaseId: 'purchase-1',
    kind,
    amountCents: 2900,
  });
});

test('the first choice counts, whatever comes after', async () => {
  const { provider, sessionId } = await opened();
  const first = await provider.settle(sessionId, 'decline');
  expect(await provider.settle(sessionId, 'succeed')).toEqual(first);
});

test('an unknown session settles nothing', async () => {
  expect(await sandbox().settle('prova_x', 'succeed')).toBeNull();
});
