import type http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModelProvider } from '../../../contract';
import { ProviderError } from '../port';
import { type FaultServer, startFaultServer } from '../testing/fault-server.suite';
import { ModelClient } from './model-client';
import type { ModelEvent, ModelMessage, ToolCall } from './port';
import { AZURE_WIRE, MISTRAL_WIRE, OLLAMA_WIRE, OPENAI_WIRE } from './testing/openai-wire.suite';
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
  ['lmstudio', OLLAMA_WIRE],
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
  const client = (stallMs?: number) =>
    new ModelClient(
      { provider, baseUrl: `${server.url}/v1`, apiKey: wire.keyHeader === null ? '' : KEY, model: 'm' },
      { timeoutMs: 20_000, stallMs },
      400,
    );
  const ask = async (messages = QUESTION, tools = TOOLS, stallMs?: number): Promise<ModelEvent[]> => {
    const events: ModelEvent[] = [];
    const { signal } = new AbortController();
    for await (const event of client(stallMs).stream({ messages, tools, signal })) events.push(event);
    return events;
  };
  const failure = (stallMs?: number): Promise<ProviderError> =>
    ask(QUESTION, TOOLS, stallMs).then(
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

  test('nothing at all ends without a word', async () => {
    streams(wire.says([]));
    expect(textOf(await ask())).toBe('');
  });
});
