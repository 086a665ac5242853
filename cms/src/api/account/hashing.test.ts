import { expect, test } from 'vitest';
import { createHashing } from './hashing';

test('a password matches its own hash only, and nothing matches nobody', async () => {
  const { hash, matches } = createHashing();
  const stored = await hash('una-parola-lunga');
  expect(await matches('una-parola-lunga', stored)).toBe(true);
  expect(await matches('una-parola-lunghissima', stored)).toBe(false);
  expect(await matches('nobody has this password', null)).toBe(false);
});

test('beyond the queue the answer is to come back soon, and the queue drains', async () => {
  const { hash } = createHashing({ atOnce: 1, maxWaiting: 2 });
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => hash('una-parola-lunga')));
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  const refused = results[4] as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 2 } });
  await expect(hash('una-parola-lunga')).resolves.toMatch(/^\$2b\$10\$/);
});
