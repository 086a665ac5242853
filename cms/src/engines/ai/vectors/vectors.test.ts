import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswering } from '../index';
import type { TextVector, VectorStore } from '../port';
import { collect } from '../testing/ask.suite';
import { aQuestion, PASSAGES } from '../testing/business.suite';
import { type FaultServer, saying, startFaultServer } from '../testing/fault-server.suite';
import { EmbeddingStore } from './embedding-store';
import { EmbeddingsClient } from './embeddings-client';
import { fuse } from './fuse';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());
const signal = new AbortController().signal;

test('what stands high in both rankings comes first, then what one alone knows', () => {
  const order = fuse([
    ['a', 'b', 'c'],
    ['c', 'b', 'd'],
  ]).map(({ item }) => item);
  expect(order).toEqual(['c', 'b', 'a', 'd']);
  expect(fuse([[], []])).toEqual([]);
});

describe('the endpoint', () => {
  const client = () =>
    new EmbeddingsClient({
      provider: 'openai-compatible',
      baseUrl: `${server.url}/v1`,
      apiKey: 'k',
      model: 'e',
    });
  const embed = (texts: string[]) => client().embed(texts, { signal, timeoutMs: 1000 });
  test('gives vectors of length one, in the order that was asked for', async () => {
    server.answer((response) =>
      response.end(
        '{"data":[{"index":1,"embedding":[0,5]},{"index":0,"embedding":[3,4]}],"usage":{"total_tokens":2}}',
      ),
    );
    const [first, second] = await embed(['a', 'b']);
    expect([...(first ?? [])].map((each) => each.toFixed(1))).toEqual(['0.6', '0.8']);
    expect([...(second ?? [])]).toEqual([0, 1]);
    expect(server.received.at(-1)).toMatchObject({
      path: '/v1/embeddings',
      headers: { authorization: 'Bearer k' },
      body: { model: 'e', input: ['a', 'b'] },
    });
  });
  test.each([
    ['no JSON', 'x'],
    ['too few', '{"data":[{"embedding":[1]}]}'],
    ['several lengths', '{"data":[{"embedding":[1]},{"embedding":[1,2]}]}'],
    ['one place twice', '{"data":[{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}]}'],
    ['a place that is none', '{"data":[{"index":99,"embedding":[1]},{"index":0,"embedding":[1]}]}'],
    ['words for numbers', '{"data":[{"embedding":["a"]},{"embedding":[1]}]}'],
    ['nothing but zeros', '{"data":[{"embedding":[0,0]},{"embedding":[1,0]}]}'],
    ['a list of nothing', '{"data":[null,null]}'],
  ])('%s is a failure', async (_, body) => {
    server.answer((response) => response.end(body));
    await expect(embed(['a', 'b'])).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('searching by meaning', () => {
  /** Near: what speaks of paying, whatever its words. */
  const about = (text: string) => (/accettiamo|monetine/i.test(text) ? [1, 0.1] : [0.1, 1]);
  let rows: Map<string, Float32Array>;
  let away: boolean;
  let extra: number[];
  const schedule = vi.fn(() => Promise.resolve());
  const store = (): VectorStore => ({
    load: () => Promise.resolve([...rows].map(([hash, vector]): TextVector => ({ hash, vector }))),
    keep: (_bot, _space, added) => {
      for (const { hash, vector } of added) rows.set(hash, vector);
      return Promise.resolve();
    },
    prune: (_bot, _space, hashes) => {
      for (const hash of [...rows.keys()]) if (!hashes.has(hash)) rows.delete(hash);
      return Promise.resolve();
    },
    schedule,
  });
  beforeEach(() => {
    rows = new Map();
    away = false;
    extra = [];
    schedule.mockClear();
    server.answer((response, { path, body }) => {
      if (!path.endsWith('/embeddings')) saying('Va bene.')(response);
      else if (away) response.writeHead(503).end();
      else {
        const { input } = body as { input: string[] };
        response.end(
          JSON.stringify({ data: input.map((text) => ({ embedding: [...about(text), ...extra] })) }),
        );
      }
    });
  });
  let passages = PASSAGES;
  const answering = () =>
    createAnswering(
      {
        provider: 'openai-compatible',
        baseUrl: `${server.url}/v1`,
        apiKey: '',
        model: 'm',
        embeddingsModel: 'e',
        webhookUrl: '',
      },
      {
        loadPassages: () => Promise.resolve(passages),
        materialVersion: () => Promise.resolve('1'),
        vectors: store(),
        log: { warn: () => undefined },
        now: () => Date.now(),
      },
    );
  const embedded = () => server.received.flatMap(({ body }) => (body as { input?: string[] }).input ?? []);
  const firstSource = async (service: ReturnType<typeof answering>) => {
    await collect(service.ask(aQuestion('Monetine?')));
    const { messages } = server.received.at(-1)?.body as { messages: { content: string }[] };
    const system = messages[0]?.content ?? '';
    return (JSON.parse(system.slice(system.lastIndexOf('\n[') + 1)) as { sezione?: string }[])[0]?.sezione;
  };

  test('the first question never waits for it; the job does the work; then it helps', async () => {
    const service = answering();
    const before = embedded().length;
    await firstSource(service);
    await vi.waitFor(() => expect(schedule).toHaveBeenCalledWith('bot-1'));
    expect(embedded().length).toBe(before);
    await service.embed('bot-1', signal);
    expect(await service.embeddings('bot-1')).toEqual({ known: PASSAGES.length, total: PASSAGES.length });
    await vi.waitFor(async () => expect(await firstSource(service)).toBe('Pagamenti'), 10_000);
  });
  test('what has been computed is not computed again, and what is gone is forgotten', async () => {
    const service = answering();
    await service.embed('bot-1', signal);
    const before = embedded().length;
    passages = PASSAGES.slice(1);
    await service.embed('bot-1', signal);
    passages = PASSAGES;
    expect(rows.size).toBe(PASSAGES.length - 1);
    // One that is known is asked for, to see whether the model is still the same.
    expect(embedded().length - before).toBe(1);
  });
  test('a model that changed its length under its name is noticed and computed anew', async () => {
    const service = answering();
    await service.embed('bot-1', signal);
    void service.warm('bot-1');
    extra = [0.5];
    await vi.waitFor(async () => {
      await firstSource(service);
      expect(schedule).toHaveBeenCalled();
    });
    await service.embed('bot-1', signal);
    expect([...rows.values()].every(({ length }) => length === 3)).toBe(true);
  });
  test('a slow search and a silent model cost a visitor four seconds together', async () => {
    const service = answering();
    await service.embed('bot-1', signal);
    await vi.waitFor(async () => expect(await firstSource(service)).toBe('Pagamenti'), 10_000);
    let searches = 0;
    server.answer((response, { path, body }) => {
      // The model never says a word.
      if (!path.endsWith('/embeddings')) return;
      searches += 1;
      const { input } = body as { input: string[] };
      const data = input.map((text) => ({ embedding: about(text) }));
      setTimeout(() => response.end(JSON.stringify({ data })), 900);
    });
    const start = performance.now();
    const answer = await collect(service.ask(aQuestion('Che orari fate?')));
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(searches).toBe(1);
    expect(answer).toMatchObject({ engine: 'embedded', why: { fault: 'TOO_SLOW' } });
  });
  test('an owner whose budget ends with a batch pays for no further one', async () => {
    let isPaid = true;
    const connection = {
      provider: 'openai-compatible',
      baseUrl: `${server.url}/v1`,
      apiKey: '',
      model: 'e',
    } as const;
    const client = new EmbeddingsClient(connection, () => (isPaid = false));
    const many = Array.from({ length: 70 }, (_, at) => ({
      ...PASSAGES[0]!,
      id: `p${at}`,
      text: `testo ${at}`,
    }));
    const work = new EmbeddingStore(
      { loadPassages: () => Promise.resolve(many), log: { warn: () => undefined }, now: () => Date.now() },
      store(),
    );
    await work.embed('bot-1', () => Promise.resolve(isPaid ? client : null), signal);
    expect(rows.size).toBe(32);
  });
  test('without it words alone decide, and the visitor notices nothing', async () => {
    const service = answering();
    await service.embed('bot-1', signal);
    away = true;
    const answer = await collect(service.ask(aQuestion('Che orari fate?')));
    expect(answer).toMatchObject({ text: 'Va bene.', engine: 'openai-compatible' });
    expect(answer.why.fallbackCause).toBeUndefined();
  });
});
