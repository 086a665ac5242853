import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultServer, saying, startFaultServer } from '../testing/fault-server.suite';
import { ModelClient } from './model-client';
import type { TokenUsage } from './port';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

const { signal } = new AbortController();
const messages = [{ role: 'user' as const, content: 'Aperti?' }];

test('a model that hangs after twenty replies is asked a second time: the visitor hardly waits', async () => {
  const usage: TokenUsage[] = [];
  const client = new ModelClient(
    { provider: 'openai-compatible', baseUrl: `${server.url}/v1`, apiKey: '', model: 'm' },
    { timeoutMs: 10_000 },
    100,
    (each) => usage.push(each),
  );
  server.answer(saying('Sì, dalle 9.'));
  for (let times = 0; times < 20; times += 1)
    await client.complete({ messages, signal, patience: () => 10_000 }, 1_000);
  const before = server.received.length;
  const answers = saying('Sì, dalle 9.');
  server.answer((response) => {
    // The first of the two never says a word.
    if (server.received.length > before + 1) answers(response);
  });
  const start = performance.now();
  expect(await client.complete({ messages, signal, patience: () => 10_000 }, 1_000)).toBe('Sì, dalle 9.');
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(server.received.length).toBe(before + 2);
  // Both requests are in the books.
  expect(usage).toHaveLength(22);
});
