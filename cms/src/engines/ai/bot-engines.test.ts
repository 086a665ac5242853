import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswering } from './index';
import { type AddressesOf, type BotModel, ProviderError } from './port';
import type { ChatMessage } from './models/port';
import { collect } from './testing/ask.suite';
import { aBot, aQuestion, PASSAGES, conversation } from './testing/business.suite';
import { type FaultServer, saying, startFaultServer } from './testing/fault-server.suite';

let platform: FaultServer;
let own: FaultServer;
let now = 0;
let models: Record<string, BotModel | null> = {};
const botModel = vi.fn((botId: string) => Promise.resolve(models[botId] ?? null));
const warn = vi.fn();
beforeAll(async () => {
  [platform, own] = await Promise.all([startFaultServer(), startFaultServer()]);
});
afterAll(() => Promise.all([platform.close(), own.close()]));
beforeEach(() => {
  now = 0;
  botModel.mockClear();
  platform.answer(saying('Parla la piattaforma.'));
  own.answer(saying('Parla il mio modello.'));
});

const aModel = (changes: Partial<BotModel> = {}): BotModel => ({
  engine: 'openai-compatible',
  provider: 'openai-compatible',
  baseUrl: `${own.url}/v1`,
  apiKey: 'mine',
  model: 'mio',
  embeddingsModel: '',
  webhookUrl: `${own.url}/hook`,
  webhookBody: 'standard',
  webhookField: '',
  answerMode: 'strict',
  maskPersonalData: false,
  inputPrice: 0,
  outputPrice: 0,
  embeddingsPrice: 0,
  monthlyBudget: null,
  ...changes,
});
const service = (addressesOf?: AddressesOf) =>
  createAnswering(
    {
      provider: 'openai-compatible',
      baseUrl: `${platform.url}/v1`,
      apiKey: 'theirs',
      model: 'm',
      webhookUrl: '',
    },
    {
      loadPassages: () => Promise.resolve(PASSAGES),
      materialVersion: () => Promise.resolve('1'),
      botModel,
      addressesOf,
      log: { warn },
      now: () => now,
    },
  );
const ask = (
  answering: ReturnType<typeof service>,
  botId: string,
  text = 'Che orari fate?',
  more: Parameters<typeof aQuestion>[1] = {},
) => collect(answering.ask(aQuestion(text, { bot: aBot({ id: botId }), ...more })));
const sentTo = (server: FaultServer) =>
  ((server.received.at(-1)?.body as { messages: ChatMessage[] } | undefined)?.messages ?? [])
    .map(({ content }) => content)
    .join('\n');

test('each bot is answered by what its owner chose, the others by the platform', async () => {
  models = { a: aModel(), b: null, c: aModel({ engine: 'embedded' }), d: aModel({ engine: 'webhook' }) };
  const answering = service();
  expect((await ask(answering, 'a')).text).toBe('Parla il mio modello.');
  expect(own.received.at(-1)?.headers.authorization).toBe('Bearer mine');
  expect((await ask(answering, 'b')).text).toBe('Parla la piattaforma.');
  expect(platform.received.at(-1)?.headers.authorization).toBe('Bearer theirs');
  expect((await ask(answering, 'c')).engine).toBe('embedded');
  own.answer((response) => response.end('{"reply":"Parla il webhook"}'));
  expect((await ask(answering, 'd')).text).toBe('Parla il webhook');
});

test('an own model that fails is answered for by ourselves, never by the platform’s', async () => {
  models = { a: aModel() };
  own.answer((response) => response.writeHead(429).end());
  const before = platform.received.length;
  expect(await ask(service(), 'a')).toMatchObject({ engine: 'embedded', why: { fault: 'LIMITED' } });
  expect(platform.received.length).toBe(before);
});

test('one bot’s broken server pauses nobody else, and its pause outlasts an unchanged look at its settings', async () => {
  models = { a: aModel(), b: aModel({ model: 'altro' }) };
  const answering = service();
  own.answer((response) => response.writeHead(500).end());
  for (let time = 0; time < 3; time += 1) await ask(answering, 'a');
  answering.invalidate('a');
  own.answer(saying('Di nuovo qui.'));
  expect((await ask(answering, 'a')).why.fault).toBe('PAUSED');
  expect((await ask(answering, 'b')).text).toBe('Di nuovo qui.');
  // A new choice begins with a clean slate.
  models.a = aModel({ apiKey: 'another' });
  answering.invalidate('a');
  expect((await ask(answering, 'a')).text).toBe('Di nuovo qui.');
});

test('settings are looked up once in half a minute, and at once when they changed', async () => {
  models = { a: null };
  const answering = service();
  await ask(answering, 'a');
  await ask(answering, 'a');
  expect(botModel).toHaveBeenCalledTimes(1);
  models.a = aModel();
  answering.invalidate('a');
  expect((await ask(answering, 'a')).text).toBe('Parla il mio modello.');
  now = 31_000;
  await ask(answering, 'a');
  expect(botModel).toHaveBeenCalledTimes(3);
});

test('while settings cannot be read, nobody outside hears a visitor', async () => {
  botModel.mockRejectedValueOnce(new Error('database away'));
  const before = platform.received.length;
  expect((await ask(service(), 'x')).engine).toBe('embedded');
  expect(platform.received.length).toBe(before);
});

describe('what a model is told', () => {
  test('the mode, also of the platform’s own model', async () => {
    models = { a: aModel({ engine: 'platform', answerMode: 'free' }), b: null };
    const answering = service();
    await ask(answering, 'a');
    expect(sentTo(platform)).toContain('carattere generale');
    await ask(answering, 'b');
    expect(sentTo(platform)).not.toContain('carattere generale');
  });
  test('no personal data, in the question or in what was said before; the reply has it again', async () => {
    models = { a: aModel({ maskPersonalData: true }) };
    own.answer(saying('Scrivo a [EMA', 'IL_2] e a [EMAIL_1].'));
    const history = conversation('Sono io@uno.example', 'Piacere');
    const { text, streamed } = await ask(service(), 'a', 'Ora sono io@due.example, quando aprite?', {
      history,
    });
    expect(sentTo(own)).not.toMatch(/uno\.example|due\.example/);
    expect(text).toBe('Scrivo a io@uno.example e a io@due.example.');
    expect(streamed).toBe(text);
  });
  test('a limit under the name that it wants, learned once', async () => {
    models = { a: aModel() };
    own.answer((response, { body }) => {
      if ('max_tokens' in (body as object))
        response.writeHead(400).end('{"error":{"message":"Use max_completion_tokens instead"}}');
      else saying('Parla il nuovo modello.')(response);
    });
    const answering = service();
    const before = own.received.length;
    expect((await ask(answering, 'a')).text).toBe('Parla il nuovo modello.');
    await ask(answering, 'a');
    expect(own.received.length - before).toBe(3);
  });
});

describe('an address that an owner typed', () => {
  test('is connected to where it was judged to lead, whatever its name', async () => {
    const { port } = new URL(own.url);
    models = { a: aModel({ baseUrl: `http://model.invalid:${port}/v1` }) };
    const pinned = service(() => Promise.resolve([{ address: '127.0.0.1', family: 4 }]));
    const { text, streamed } = await ask(pinned, 'a');
    expect([text, streamed]).toEqual(['Parla il mio modello.', 'Parla il mio modello.']);
    expect(own.received.at(-1)?.headers.host).toBe(`model.invalid:${port}`);
  });
  test('is not opened when it is private, and the owner learns it', async () => {
    models = { a: aModel(), b: aModel({ engine: 'webhook' }), c: null };
    const before = own.received.length;
    const guarded = service(() => Promise.reject(new ProviderError('no', 'private')));
    for (const bot of ['a', 'b'])
      expect(await ask(guarded, bot)).toMatchObject({
        engine: 'embedded',
        why: { fault: 'PRIVATE_ADDRESS' },
      });
    expect(own.received.length).toBe(before);
    // The operator's own server is the operator's business.
    expect((await ask(guarded, 'c')).text).toBe('Parla la piattaforma.');
  });
});

describe('an own webhook', () => {
  const hook = (changes: Partial<BotModel> = {}) => ({ a: aModel({ engine: 'webhook', ...changes }) });
  test('is held to the material in strict mode only', async () => {
    own.answer((response) => response.end('{"output":"Il taglio uomo costa 3 €."}'));
    models = hook();
    expect(await ask(service(), 'a')).toMatchObject({ engine: 'embedded', why: { fault: 'UNSOUND' } });
    models = hook({ answerMode: 'free' });
    expect((await ask(service(), 'a')).text).toBe('Il taglio uomo costa 3 €.');
  });
  test('gets the body of n8n when it is n8n', async () => {
    own.answer((response) => response.end('{"output":"Ciao"}'));
    models = hook({ webhookBody: 'n8n' });
    await ask(service(), 'a', 'Siete aperti?');
    expect(own.received.at(-1)?.body).toMatchObject({
      action: 'sendMessage',
      sessionId: 's-1',
      chatInput: 'Siete aperti?',
    });
  });
});

/** Milliseconds: two waits of three seconds for a model would be more, however busy the machine is. */
const LESS_THAN_TWICE = 5_500;

describe('a model that costs time', () => {
  test('says nothing: the visitor has an answer within four seconds, the next one at once', async () => {
    models = { a: aModel() };
    own.answer(() => undefined);
    const answering = service();
    await answering.warm('a');
    const start = performance.now();
    expect(await ask(answering, 'a')).toMatchObject({ engine: 'embedded', why: { fault: 'TOO_SLOW' } });
    expect(performance.now() - start).toBeLessThan(4_000);
    const next = performance.now();
    expect((await ask(answering, 'a')).why.fault).toBe('PAUSED');
    expect(performance.now() - next).toBeLessThan(1_000);
  });
  const timed = async (answering: ReturnType<typeof service>) => {
    await answering.warm('a');
    const start = performance.now();
    const answer = await ask(answering, 'a');
    return { answer, milliseconds: performance.now() - start };
  };
  test('is refused once and stalls when it writes again: four seconds are for both', async () => {
    models = { a: aModel() };
    let requests = 0;
    own.answer((response) => {
      requests += 1;
      if (requests === 1) setTimeout(() => saying('Siamo aperti fino alle 23:45.')(response), 1_500);
    });
    const { answer, milliseconds } = await timed(service());
    expect(requests).toBe(2);
    expect(answer).toMatchObject({
      engine: 'embedded',
      why: {
        fault: 'TOO_SLOW',
        heldBack: [{ sentence: 'Siamo aperti fino alle 23:45.', claim: 'time', outcome: 'replaced' }],
      },
    });
    expect(milliseconds).toBeLessThan(LESS_THAN_TWICE);
  });
  test('says one word late and stalls after it: the word buys it a pause, not the whole wait again', async () => {
    models = { a: aModel() };
    own.answer((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      setTimeout(
        () => response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: 'Siamo' } }] })}\n\n`),
        2_700,
      );
    });
    const { answer, milliseconds } = await timed(service());
    expect(answer).toMatchObject({ engine: 'embedded', why: { fault: 'TOO_SLOW' } });
    expect(milliseconds).toBeLessThan(LESS_THAN_TWICE);
  });
  test('stalls, and its second request too: nobody waits twice', async () => {
    models = { a: aModel() };
    const answering = service();
    for (let reply = 0; reply < 20; reply += 1) await ask(answering, 'a');
    let requests = 0;
    own.answer(() => (requests += 1));
    const { answer, milliseconds } = await timed(answering);
    expect(requests).toBe(2);
    expect(answer).toMatchObject({ engine: 'embedded', why: { fault: 'TOO_SLOW' } });
    expect(milliseconds).toBeLessThan(LESS_THAN_TWICE);
  });
  test('is refused too late for another attempt: the engine answers at once', async () => {
    models = { a: aModel() };
    let requests = 0;
    own.answer((response) => {
      requests += 1;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const words = 'Oggi noi siamo aperti in negozio fino alle 23:45. '.split(/(?<= )/);
      const next = (): void => {
        const content = words.shift();
        if (content === undefined) return void response.end('data: [DONE]\n\n');
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
        setTimeout(next, 400);
      };
      next();
    });
    const { answer, milliseconds } = await timed(service());
    expect(requests).toBe(1);
    expect(answer).toMatchObject({ engine: 'embedded', why: { fault: 'UNSOUND' } });
    expect(milliseconds).toBeLessThan(4_600);
  });
  test('asks to be left alone: it is, for as long as it said', async () => {
    models = { a: aModel() };
    own.answer((response) => response.writeHead(429, { 'retry-after': '90' }).end());
    const answering = service();
    expect((await ask(answering, 'a')).why.fault).toBe('LIMITED');
    own.answer(saying('Di nuovo qui.'));
    now = 89_000;
    expect((await ask(answering, 'a')).why.fault).toBe('PAUSED');
    now = 91_000;
    expect((await ask(answering, 'a')).text).toBe('Di nuovo qui.');
  });
});
