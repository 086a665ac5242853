import type http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModelProvider } from '../../../contract';
import { ProviderError } from '../port';
import { type FaultServer, startFaultServer } from '../testing/fault-server.suite';
import { listModels } from './list-models';
import { ModelClient } from './model-client';
import { EmbeddingsClient } from '../vectors/embeddings-client';
import type { ModelEvent, ModelMessage, TokenUsage, ToolCall } from './port';
import {
  AZURE_WIRE,
  LMSTUDIO_WIRE,
  MISTRAL_WIRE,
  OLLAMA_WIRE,
  OPENAI_WIRE,
} from './testing/openai-wire.suite';
import { ANTHROPIC_WIRE, GOOGLE_WIRE, type Wire } from './testing/wire.suite';

const KEY = 'sk-secret-of-the-owner-1234';
const PROVIDERS: [ModelProvider, Wire][] = [
  ['openai', OPENAI_WIRE],
  ['anthropic', ANTHROPIC_WIRE],
  ['google', GOOGLE_WIRE],
  ['mistral', MISTRAL_WIRE],
  ['azure', AZURE_WIRE],
  ['openai-compatible', OPENAI_WIRE],
  ['ollama', OLLAMA_WIRE],
  ['lmstudio', LMSTUDIO_WIRE],
];
const TOOLS = [
  {
    name: 'margin',
    description: 'The margin of a price.',
    parameters: {
      type: 'object',
      properties: { cost: { type: 'integer' }, price: { type: 'integer' } },
      required: ['cost', 'price'],
      additionalProperties: false,
    },
  },
];
const QUESTION: ModelMessage[] = [
  { role: 'system', content: 'Rispondi in breve.' },
  { role: 'user', content: 'Aperti?' },
];

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

describe.each(PROVIDERS)('%s', (provider, wire) => {
  const client = () =>
    new ModelClient(
      { provider, baseUrl: `${server.url}/v1`, apiKey: wire.keyHeader === null ? '' : KEY, model: 'm' },
      { timeoutMs: 20_000 },
      400,
    );
  const ask = async (messages = QUESTION, tools = TOOLS, patienceMs?: number): Promise<ModelEvent[]> => {
    const events: ModelEvent[] = [];
    const { signal } = new AbortController();
    const patience = patienceMs === undefined ? undefined : () => patienceMs;
    for await (const event of client().stream({ messages, tools, signal, patience })) events.push(event);
    return events;
  };
  const failure = (patienceMs?: number): Promise<ProviderError> =>
    ask(QUESTION, TOOLS, patienceMs).then(
      (events) => Promise.reject(new Error(`It answered: ${JSON.stringify(events)}`)),
      (error: ProviderError) => error,
    );
  const textOf = (events: ModelEvent[]): string =>
    events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  const streams = (
    body: string,
    end: (response: http.ServerResponse) => void = (response) => response.end(),
  ) =>
    server.answer((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(body, () => end(response));
    });

  test('streams a reply, with the tokens that it cost', async () => {
    streams(wire.says(['Sì, ', 'dalle 9.']));
    const events = await ask();
    expect(textOf(events)).toBe('Sì, dalle 9.');
    expect(events.at(-1)).toEqual({
      type: 'finish',
      truncated: false,
      usage: { inputTokens: 12, outputTokens: 7 },
    });
    const { path, headers } = server.received.at(-1)!;
    expect(path).toMatch(wire.path);
    if (wire.keyHeader !== null) expect(headers[wire.keyHeader]).toContain(KEY);
    else expect(headers.authorization).toBeUndefined();
  });

  test.each([401, 404, 500])('%i is told as it is, without the key', async (status) => {
    server.answer((response) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(wire.error(status, `Something about ${KEY}.`)),
    );
    const error = await failure();
    expect(error).toMatchObject({ kind: 'status', status });
    expect(`${error.message} ${error.detail}`).not.toContain(KEY);
  });

  test('429 says how long to wait, and is not asked again', async () => {
    const before = server.received.length;
    server.answer((response) =>
      response.writeHead(429, { 'retry-after': '7' }).end(wire.error(429, 'Too many requests')),
    );
    expect(await failure()).toMatchObject({ kind: 'status', status: 429, retryAfterMs: 7_000 });
    expect(server.received.length).toBe(before + 1);
  });

  test('a cut stream is a failure of the line', async () => {
    const whole = wire.says(['Siamo aperti ', 'dalle 9.']);
    streams(whole.slice(0, whole.length / 2), (response) => response.socket?.destroy());
    expect(await failure()).toMatchObject({ kind: 'network' });
  });

  test('a stream that stops without ending is given up in time', async () => {
    const whole = wire.says(['Siamo aperti ', 'dalle 9.']);
    streams(whole.slice(0, whole.length / 2), () => undefined);
    expect(await failure(400)).toMatchObject({ kind: 'timeout', message: 'No word in 400 ms' });
  });

  test('a broken tool call is passed on as it is, or is no answer: never a call of something else', async () => {
    streams(wire.brokenToolCall);
    const outcome = await ask().catch((error: ProviderError) => error);
    if (outcome instanceof ProviderError) expect(outcome.kind).toBe('invalid');
    else
      expect(outcome.filter(({ type }) => type === 'tool-call')).toMatchObject([
        { call: { name: 'margin', arguments: '{"cost": 100, "pri' } },
      ]);
  });

  test('a call and its result are sent back in the provider’s own form', async () => {
    streams(wire.says(['Il margine è 50 %.']));
    const call: ToolCall = { id: 'call_0001', name: 'margin', arguments: '{"cost":100,"price":200}' };
    const events = await ask([
      ...QUESTION,
      { role: 'tool-calls', calls: [call] },
      { role: 'tool-result', call, content: 'margine 50 %' },
    ]);
    expect(textOf(events)).toBe('Il margine è 50 %.');
    const sent = JSON.stringify(server.received.at(-1)?.body);
    expect(sent).toContain('margine 50 %');
    expect(sent).toMatch(/cost/);
  });

  test('an image goes with the words', async () => {
    streams(wire.says(['Un menu.']));
    const bytes = Buffer.from('iVBORw0KGgo=', 'base64');
    await ask([{ role: 'user', content: 'Che cos’è?', images: [{ bytes, mediaType: 'image/png' }] }], []);
    expect(JSON.stringify(server.received.at(-1)?.body)).toContain('iVBORw0KGgo=');
  });

  test('a reply that the limit cut says so', async () => {
    streams(wire.says(['Siamo aperti dalle '], wire.truncated));
    expect((await ask()).at(-1)).toMatchObject({ type: 'finish', truncated: true });
  });

  // Not every provider has a way to say these two.
  const { filtered, refused } = wire;
  if (filtered !== null)
    test('what a filter held back is told apart', async () => {
      if (typeof filtered === 'string') streams(filtered);
      else
        server.answer((response) =>
          response.writeHead(filtered.status, { 'content-type': 'application/json' }).end(filtered.body),
        );
      expect(await failure()).toMatchObject({ kind: 'filtered' });
    });
  if (refused !== null)
    test('a model that declines is told apart', async () => {
      streams(refused);
      expect(await failure()).toMatchObject({ kind: 'filtered' });
    });

  test('a reply is held to a schema, and comes as text', async () => {
    streams(wire.says(['{"copy":"Ciao"}']));
    const schema = {
      type: 'object',
      properties: { copy: { type: 'string' } },
      required: ['copy'],
      additionalProperties: false,
    };
    const { signal } = new AbortController();
    expect(await client().complete({ messages: QUESTION, schema, signal }, 1_000)).toBe('{"copy":"Ciao"}');
    const body = JSON.stringify(server.received.at(-1)?.body);
    expect(body).toMatch(wire.schema);
    expect(body).toContain('"copy"');
  });

  test('a server that knows no schemas is asked again without', async () => {
    server.answer((response, { body }) => {
      if (!wire.schema.test(JSON.stringify(body))) {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end(wire.says(['{}']));
        return;
      }
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(wire.error(400, 'response_format is not supported'));
    });
    const { signal } = new AbortController();
    const request = { messages: QUESTION, schema: { type: 'object', properties: {} }, signal };
    expect(await client().complete(request, 1_000)).toBe('{}');
  });

  test('who leaves ends the request', async () => {
    const leaving = new AbortController();
    const closed = new Promise<void>((resolve) =>
      server.answer((response) => {
        response.on('close', resolve);
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(wire.says(['Siamo aperti ', 'dalle 9.']).slice(0, 30), () => leaving.abort());
      }),
    );
    const reading = client().complete({ messages: QUESTION, signal: leaving.signal }, 1_000);
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
    await closed;
  });

  describe('its list of models', () => {
    const list = (purpose: 'text' | 'embeddings' = 'text') =>
      listModels(
        { provider, baseUrl: `${server.url}/v1`, apiKey: wire.keyHeader === null ? '' : KEY, model: '' },
        { purpose, signal: new AbortController().signal, timeoutMs: 600 },
      );

    test('holds the names that fit what they are for', async () => {
      server.answer((response) => response.end(wire.models.answer));
      expect(await list()).toEqual(['m']);
      const { path, headers } = server.received.at(-1)!;
      expect(path).toMatch(wire.models.path);
      if (wire.keyHeader !== null) expect(headers[wire.keyHeader]).toContain(KEY);
      else expect(headers.authorization).toBeUndefined();
      if (wire.embeddings) expect(await list('embeddings')).toEqual(['embed-e']);
    });

    test.each([401, 404, 500])('%i is reported as it is, without the key', async (status) => {
      server.answer((response) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(wire.error(status, `Something about ${KEY}.`)),
      );
      const error = await list().catch((reason: ProviderError) => reason);
      expect(error).toMatchObject({ kind: 'status', status, detail: expect.stringContaining('Something') });
      expect(JSON.stringify(error)).not.toContain(KEY);
    });

    test('429 says how long to wait', async () => {
      server.answer((response) =>
        response.writeHead(429, { 'retry-after': '7' }).end(wire.error(429, 'Too many requests')),
      );
      await expect(list()).rejects.toMatchObject({ kind: 'status', status: 429, retryAfterMs: 7_000 });
    });

    test.each([
      ['a page', '<html>'],
      ['an object without a list', '{"hello":true}'],
      ['half a list', wire.models.answer.slice(0, 30)],
      ['nothing', ''],
    ])('%s is no list', async (_, body) => {
      server.answer((response) => response.end(body));
      await expect(list()).rejects.toMatchObject({ kind: 'invalid' });
    });

    test('of entries without a name nothing is offered', async () => {
      server.answer((response) => response.end('{"data":[null,7,{},{"id":5}]}'));
      expect(await list()).toEqual([]);
    });

    test('that never comes, or stops in the middle, is given up in time', async () => {
      server.answer(() => undefined);
      await expect(list()).rejects.toMatchObject({ kind: 'timeout' });
      server.answer((response) => void response.write(wire.models.answer.slice(0, 30)));
      await expect(list()).rejects.toMatchObject({ kind: 'timeout' });
    });

    test('of a line that is cut is a failure of the line', async () => {
      server.answer(
        (response) => void response.write(wire.models.answer.slice(0, 30), () => response.socket?.destroy()),
      );
      await expect(list()).rejects.toMatchObject({ kind: 'network' });
    });
  });

  const { embeddings } = wire;
  if (embeddings !== null)
    describe('embeddings', () => {
      const embed = (books: TokenUsage[] = []) =>
        new EmbeddingsClient(
          { provider, baseUrl: `${server.url}/v1`, apiKey: wire.keyHeader === null ? '' : KEY, model: 'm' },
          (usage) => books.push(usage),
        ).embed(['a', 'b'], { signal: new AbortController().signal, timeoutMs: 600 });

      test('one vector for each text, in order, and in the books', async () => {
        server.answer((response) =>
          response.end(
            embeddings.answers([
              [3, 4],
              [0, 5],
            ]),
          ),
        );
        const books: TokenUsage[] = [];
        const [first, second] = await embed(books);
        expect([...(first ?? [])].map((each) => each.toFixed(1))).toEqual(['0.6', '0.8']);
        expect([...(second ?? [])]).toEqual([0, 1]);
        expect(server.received.at(-1)?.path).toMatch(embeddings.path);
        expect(books).toHaveLength(1);
        expect(books[0]?.inputTokens).toBeGreaterThan(0);
      });

      test.each([401, 404, 429, 500])('%i is told as it is, without the key', async (status) => {
        server.answer((response) =>
          response.writeHead(status).end(wire.error(status, `Something about ${KEY}.`)),
        );
        const error = await embed().catch((reason: ProviderError) => reason);
        expect(error).toMatchObject({ kind: 'status', status });
        expect(JSON.stringify(error)).not.toContain(KEY);
      });

      test('too few vectors, and none in time, are failures', async () => {
        server.answer((response) => response.end(embeddings.answers([[1, 0]])));
        await expect(embed()).rejects.toMatchObject({ kind: 'invalid' });
        server.answer(() => undefined);
        await expect(embed()).rejects.toMatchObject({ kind: 'timeout' });
      });
    });

  test('nothing at all ends without a word', async () => {
    streams(wire.says([]));
    expect(textOf(await ask())).toBe('');
  });

  test.each([
    ['a page of a proxy', 'text/html', '<html><body>Login</body></html>'],
    ['an empty body', 'text/event-stream', ''],
    ['something else', 'text/event-stream', 'data: {"hello":"world"}\n\n'],
  ])('%s in place of a stream is never shown', async (_, type, body) => {
    server.answer((response) => response.writeHead(200, { 'content-type': type }).end(body));
    const outcome = await ask().catch((error: ProviderError) => error);
    if (outcome instanceof ProviderError) expect(outcome.kind).toBe('invalid');
    else expect(textOf(outcome)).toBe('');
  });
});

test('Anthropic, which caches only what is marked, is told what is the same each time', async () => {
  server.answer((response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(ANTHROPIC_WIRE.says(['Sì.'])),
  );
  const client = new ModelClient(
    { provider: 'anthropic', baseUrl: `${server.url}/v1`, apiKey: KEY, model: 'm' },
    { timeoutMs: 5_000 },
    100,
  );
  const messages: ModelMessage[] = [
    { role: 'system', content: 'Regole.', isStable: true },
    { role: 'system', content: 'Oggi è giovedì.' },
    { role: 'user', content: 'Aperti?' },
  ];
  await client.complete({ messages, signal: new AbortController().signal }, 1_000);
  expect(server.received.at(-1)?.body).toMatchObject({
    system: [
      { type: 'text', text: 'Regole.', cache_control: { type: 'ephemeral' } },
      { type: 'text', text: 'Oggi è giovedì.' },
    ],
  });
  expect(JSON.stringify(server.received.at(-1)?.body).match(/cache_control/g)).toHaveLength(1);
});

test('Anthropic has no embeddings, and says so in words', async () => {
  const client = new EmbeddingsClient({ provider: 'anthropic', baseUrl: '', apiKey: KEY, model: 'm' });
  const signal = new AbortController().signal;
  await expect(client.embed(['a'], { signal, timeoutMs: 1_000 })).rejects.toMatchObject({
    kind: 'invalid',
    detail: 'Anthropic has no embeddings',
  });
});
