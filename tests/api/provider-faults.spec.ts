import type http from 'node:http';
import zlib from 'node:zlib';
import type { ExplainReply, WidgetChatReply } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client } from '../support/client';
import { startFakeLlm, type FakeLlm } from '../support/fake-llm';
import { modelSettingsOf } from '../support/model-settings';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';
import { BUSY_MS, timingsWith } from '../support/timings';

const SITE = 'https://negozio.test';
const SECRET = 'sk-secret-of-the-provider';
const QUESTION = 'A che ora aprite?';
/** A model that says nothing costs the whole time of an answer. */
const { env: shortAnswers, timings } = timingsWith({ chat: { answerMs: 4_000 } });

let server: CmsServer;
let llm: FakeLlm;
let bots: OwnedBot[];
beforeAll(async () => {
  llm = await startFakeLlm();
  server = await startCms({ env: { SEED_DEMO: 'true', WEB_FETCH_ALLOW: llm.host, ...shortAnswers } });
  bots = await Promise.all(
    [0, 1, 2].map(async () => {
      const bot = await ownerOfBot(server);
      await bot.save({ siteUrl: SITE });
      await bot.upload([{ name: 'orari.txt', bytes: Buffer.from('Apriamo alle 9 e chiudiamo alle 19.') }]);
      await bot.publish();
      return bot;
    }),
  );
});
afterAll(async () => {
  await server.stop();
  await llm.stop();
});

const botOf = (place: number): OwnedBot => {
  const bot = bots[place];
  if (!bot) throw new Error('no bot');
  return bot;
};
let count = 0;
/** A name of its own each time: what failed under another name is not held against it. */
const aModel = (more: Record<string, unknown> = {}) =>
  ({ engine: 'openai-compatible', baseUrl: llm.baseUrl, model: `m${(count += 1)}`, ...more }) as const;
const ask = async (bot: OwnedBot, message = QUESTION) => {
  const start = performance.now();
  const { status, body } = await client(server).post<WidgetChatReply>(
    '/widget/chat',
    { install_id: bot.id, message },
    { headers: { origin: SITE } },
  );
  return { status, body, milliseconds: performance.now() - start };
};
/** Whatever happened, the visitor got the answer, and not a word of what happened. */
const answered = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
  expect(status).toBe(200);
  expect(body).toMatchObject({ outcome: 'answered', ai_generated: true });
  expect(body.reply).toContain('19');
  expect(JSON.stringify(body)).not.toMatch(/sk-secret|provider|error|<html|Bad gateway|\b500\b|http/i);
};
const why = async (bot: OwnedBot, { reply_id }: WidgetChatReply) =>
  (
    await client(server).get<ExplainReply['response']>(`/chatbots/${bot.id}/replies/${reply_id}/why`, {
      token: bot.owner.token,
    })
  ).body.data;

type Misbehaviour = (response: http.ServerResponse) => void;
const json =
  (body: string | Buffer): Misbehaviour =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(body);

const FAULTS: [name: string, fault: string, behaviour: Misbehaviour][] = [
  ['500', 'SERVER_ERROR', (response) => response.writeHead(500).end(`{"error":"${SECRET}"}`)],
  ['429 with Retry-After', 'LIMITED', (response) => response.writeHead(429, { 'retry-after': '60' }).end()],
  ['401', 'UNAUTHORIZED', (response) => response.writeHead(401).end(`{"error":{"message":"${SECRET}"}}`)],
  ['a redirect', 'REJECTED', (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
  ['a reset line', 'UNREACHABLE', (response) => response.socket?.resetAndDestroy()],
  [
    'half an answer',
    'UNREACHABLE',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 });
      response.write('{"choices":[');
      setImmediate(() => response.socket?.destroy());
    },
  ],
  [
    'a page',
    'NOT_AN_ANSWER',
    (response) => response.setHeader('content-type', 'text/html').end('<html>Bad gateway'),
  ],
  ['{}', 'NOT_AN_ANSWER', json('{}')],
  ['[]', 'NOT_AN_ANSWER', json('[]')],
  ['wrong types', 'NOT_AN_ANSWER', json('{"choices":{"0":{"message":{"content":7}}}}')],
  ['an error said with 200', 'NOT_AN_ANSWER', json(`{"error":{"message":"Invalid key ${SECRET}"}}`)],
  ['bytes that are no text', 'NOT_AN_ANSWER', json(Buffer.from([0xff, 0xfe, 0x7b, 0x80]))],
  ['100 MB', 'NOT_AN_ANSWER', json(Buffer.alloc(100_000_000, 'x'))],
  [
    'a bomb',
    'NOT_AN_ANSWER',
    (response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(zlib.gzipSync(Buffer.alloc(50_000_000)));
    },
  ],
];

describe('a model', () => {
  test.each(FAULTS)('%s: the visitor is answered, the owner reads %s', async (_, fault, behaviour) => {
    const bot = botOf(0);
    const settings = modelSettingsOf(server, bot);
    llm.behave(behaviour);
    await settings.use(aModel());
    const reply = await ask(bot);
    answered(reply);
    expect(await why(bot, reply.body)).toMatchObject({
      engine: 'embedded',
      fallbackCause: expect.not.stringContaining(SECRET) as string,
    });
    expect((await settings.get()).lastFault).toMatchObject({ fault });
  });

  test('that speaks TLS to nobody is not reached', async () => {
    const settings = modelSettingsOf(server, botOf(0));
    await settings.use(aModel({ baseUrl: llm.baseUrl.replace('http:', 'https:') }));
    answered(await ask(botOf(0)));
    expect((await settings.get()).lastFault).toMatchObject({ fault: 'UNREACHABLE' });
  });

  test('that failed three times is left alone: the fourth visitor does not wait for it', async () => {
    const bot = botOf(0);
    const settings = modelSettingsOf(server, bot);
    llm.behave((response) => response.writeHead(503).end());
    await settings.use(aModel());
    const before = llm.requests.length;
    for (let visitor = 0; visitor < 3; visitor += 1) answered(await ask(bot));
    // One that is late on a busy machine is asked a second time.
    const failed = llm.requests.length;
    expect(failed - before).toBeGreaterThanOrEqual(3);
    for (let visitor = 0; visitor < 2; visitor += 1) answered(await ask(bot));
    expect(llm.requests.length).toBe(failed);
    expect((await settings.get()).lastFault).toMatchObject({ fault: 'PAUSED' });
  });

  test('that is silent, that drips, that stops after its headers: an answer in time all the same', async () => {
    const SLOW: Misbehaviour[] = [
      () => undefined,
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const drip = setInterval(() => response.write(':'), timings.chat.answerMs / 10);
        response.on('close', () => clearInterval(drip));
      },
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.flushHeaders();
      },
    ];
    await Promise.all(
      bots.map((bot, place) => modelSettingsOf(server, bot).use(aModel({ model: `s${place}` }))),
    );
    llm.behave((response, { body }) => SLOW[Number(body.model?.slice(1))]?.(response));
    const replies = await Promise.all(bots.map((bot) => ask(bot)));
    for (const reply of replies) {
      answered(reply);
      // The model had its time; the rest is for a machine that is busy.
      expect(reply.milliseconds).toBeGreaterThan(timings.chat.answerMs / 2);
      expect(reply.milliseconds).toBeLessThan(timings.chat.answerMs + BUSY_MS);
    }
    for (const bot of bots)
      expect((await modelSettingsOf(server, bot).get()).lastFault).toMatchObject({ fault: 'TOO_SLOW' });
  }, 60_000);
});

describe('a webhook', () => {
  test.each<[string, Misbehaviour]>([
    ['an error deep inside', json(`{"data":[{"json":{"error":"${SECRET}"}}]}`)],
    ['a receipt', json('{"message":"Workflow was started"}')],
    ['identifiers only', json('{"id":"a1","executionId":"77","status":"ok"}')],
    ['nothing', (response) => response.end()],
    ['a page', (response) => response.end('<!doctype html><title>Bad gateway</title>')],
    ['JSON in JSON that is an error', json(JSON.stringify({ output: `{"error":"${SECRET}"}` }))],
  ])('%s is no reply', async (_, behaviour) => {
    const bot = botOf(1);
    llm.behave(behaviour);
    await modelSettingsOf(server, bot).use({
      engine: 'webhook',
      webhookUrl: `http://${llm.host}/hook${(count += 1)}`,
    });
    answered(await ask(bot));
  });
});
