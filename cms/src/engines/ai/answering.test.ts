import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker';
import { createAnswering } from './index';
import { answersLikeAnEngine } from './port.suite';
import { WebhookEngine } from './remote/webhook-engine';
import { collect } from './testing/ask.suite';
import { aBot, aQuestion, PASSAGES, conversation } from './testing/business.suite';
import { type FaultServer, saying, startFaultServer } from './testing/fault-server.suite';

let webhook: FaultServer;
let model: FaultServer;
let now = 0;
const warn = vi.fn();
beforeAll(async () => {
  [webhook, model] = await Promise.all([startFaultServer(), startFaultServer()]);
});
afterAll(() => Promise.all([webhook.close(), model.close()]));
beforeEach(() => {
  now = 0;
  warn.mockClear();
});

const answering = (use: { webhook?: boolean; model?: boolean } = {}) =>
  createAnswering(
    {
      provider: 'openai-compatible',
      baseUrl: use.model ? `${model.url}/v1` : '',
      apiKey: '',
      model: 'm',
      webhookUrl: use.webhook ? webhook.url : '',
    },
    {
      loadPassages: () => Promise.resolve(PASSAGES),
      materialVersion: () => Promise.resolve('1'),
      log: { warn },
      now: () => now,
    },
  );
const hours = (service: ReturnType<typeof answering>) => collect(service.ask(aQuestion('Che orari fate?')));

describe('the webhook', () => {
  beforeAll(() => webhook.answer((response) => response.end('{"reply":"Ciao dal flusso"}')));
  answersLikeAnEngine(() => new WebhookEngine({ url: webhook.url, timeoutMs: 2000 }));
  test('is told what the specification says, from our database', async () => {
    const bot = aBot({ publicKey: 'pk-1', tone: 'calm' });
    await collect(
      answering({ webhook: true }).ask(aQuestion('ciao', { bot, history: conversation('prima', 'dopo') })),
    );
    expect(webhook.received.at(-1)?.body).toMatchObject({
      installId: 'bot-1',
      install_id: 'bot-1',
      sessionId: 's-1',
      botKey: 'pk-1',
      message: 'ciao',
      instructions_prompt: bot.instructions,
      system_prompt: bot.instructions,
      tone: 'calm',
      previous_messages: [
        { role: 'user', content: 'prima' },
        { role: 'bot', content: 'dopo' },
      ],
    });
  });
});

describe('the chain', () => {
  test('is as long as the configuration', () => {
    expect(answering().platform.engine).toBe('embedded');
    expect(answering({ model: true }).platform.engine).toBe('openai-compatible');
    expect(answering({ model: true, webhook: true }).platform.engine).toBe('webhook');
  });
  test('passes from the webhook to the model to ourselves, and remembers why', async () => {
    webhook.answer((response) => response.writeHead(500).end());
    model.answer(saying('Siamo aperti dal martedì al sabato.'));
    const service = answering({ webhook: true, model: true });
    const second = await hours(service);
    expect(second).toMatchObject({
      engine: 'openai-compatible',
      why: { fallbackCause: expect.stringContaining('webhook: The server answered 500') as string },
    });
    model.answer((response) => response.writeHead(401).end());
    const third = await hours(service);
    expect(third).toMatchObject({ engine: 'embedded', outcome: 'answered' });
    expect(third.why.fallbackCause).toContain('401');
    expect(third.text).not.toMatch(/401|500|webhook/);
  });
  test.each<[string, string]>([
    ['garbage', 'ÿþ<html>'],
    ['an error in words', '{"error":"your credit card was declined"}'],
    ['nothing', ''],
  ])('a webhook that sends %s is answered for', async (_, body) => {
    webhook.answer((response) => response.end(body === 'ÿþ<html>' ? '<html>ÿþ</html>' : body));
    expect(await hours(answering({ webhook: true }))).toMatchObject({
      engine: 'embedded',
      outcome: 'answered',
    });
  });
  test('leaves a failing provider alone for half a minute, then tries it once', async () => {
    webhook.answer((response) => response.writeHead(503).end());
    const service = answering({ webhook: true });
    const before = webhook.received.length;
    for (let time = 0; time < 5; time += 1) await hours(service);
    expect(webhook.received.length).toBe(before + 3);
    expect((await hours(service)).why.fallbackCause).toContain('paused');
    now = 31_000;
    webhook.answer((response) => response.end('Di nuovo qui'));
    expect((await hours(service)).text).toBe('Di nuovo qui');
    await hours(service);
    expect(webhook.received.length).toBe(before + 5);
  });
  test('does not answer a visitor who has left, and does not blame the provider', async () => {
    const leaving = new AbortController();
    webhook.answer(() => leaving.abort());
    const service = answering({ webhook: true });
    await expect(collect(service.ask(aQuestion('orari', { signal: leaving.signal })))).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(warn).not.toHaveBeenCalled();
  });
  test('sees new material after it is told', async () => {
    let material = PASSAGES.slice(0, 1);
    const service = createAnswering(
      { provider: 'openai-compatible', baseUrl: '', apiKey: '', model: '', webhookUrl: '' },
      {
        loadPassages: () => Promise.resolve(material),
        materialVersion: () => Promise.resolve(String(material.length)),
        log: { warn },
        now: () => now,
      },
    );
    expect((await collect(service.ask(aQuestion('accettate satispay?')))).outcome).toBe('unknown');
    material = PASSAGES;
    service.invalidate('bot-1');
    await service.warm('bot-1');
    expect((await collect(service.ask(aQuestion('accettate satispay?')))).outcome).toBe('answered');
  });
  test('sees within two seconds what another server changed', async () => {
    let material = PASSAGES.slice(0, 1);
    const materialVersion = vi.fn(() => Promise.resolve(String(material.length)));
    const service = createAnswering(
      { provider: 'openai-compatible', baseUrl: '', apiKey: '', model: '', webhookUrl: '' },
      { loadPassages: () => Promise.resolve(material), materialVersion, log: { warn }, now: () => now },
    );
    const outcome = async () => (await collect(service.ask(aQuestion('accettate satispay?')))).outcome;
    expect(await outcome()).toBe('unknown');
    material = PASSAGES;
    now = 1_999;
    expect(await outcome()).toBe('unknown');
    expect(materialVersion).toHaveBeenCalledTimes(1);
    now = 2_000;
    expect(await Promise.all([outcome(), outcome(), outcome()])).toEqual([
      'answered',
      'answered',
      'answered',
    ]);
    // One look for all three, and one when the index was built anew.
    expect(materialVersion).toHaveBeenCalledTimes(3);
  });
});

test('after the pause exactly one question tries the provider', () => {
  let time = 0;
  const breaker = new CircuitBreaker(() => time);
  for (let failure = 0; failure < 3; failure += 1) breaker.failed();
  expect(breaker.admits()).toBe(false);
  time = 30_000;
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.failed();
  expect(breaker.admits()).toBe(false);
  time = 60_000;
  expect(breaker.admits()).toBe(true);
  breaker.succeeded();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
});
