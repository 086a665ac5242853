import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../testing/fault-server.suite';
import { tryEmbeddings } from './try-embeddings';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

const tryIt = () =>
  tryEmbeddings(
    { provider: 'openai-compatible', baseUrl: `${server.url}/v1`, apiKey: '', model: 'e' },
    { inputPrice: 1_000 },
    { signal: new AbortController().signal, timeoutMs: 5_000 },
  );

test('says how long the vectors are, and what a thousand questions cost', async () => {
  server.answer((response) =>
    response.end('{"data":[{"index":0,"embedding":[3,4,0]}],"usage":{"prompt_tokens":5,"total_tokens":5}}'),
  );
  expect(await tryIt()).toMatchObject({
    ok: true,
    part: 'embeddings',
    dimensions: 3,
    inputTokens: 5,
    thousandMessages: 15,
  });
});

test('a model that makes none is told of in a word', async () => {
  server.answer((response) =>
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"error":{"message":"This model has no embeddings"}}'),
  );
  expect(await tryIt()).toMatchObject({
    ok: false,
    fault: 'NOT_FOUND',
    detail: 'This model has no embeddings',
  });
});
