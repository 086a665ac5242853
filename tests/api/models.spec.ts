import { createHmac } from 'node:crypto';
import http from 'node:http';
import type {
  ExplainReply,
  ForgetWebhookSecret,
  GetChatbotStatistics,
  ListNotifications,
  ListOwnModels,
  RenewWebhookSecret,
  WidgetChatReply,
} from '@contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { client, eventually, signUp } from '../support/client';
import { sql } from '../support/database';
import { contextOf, saying, startFakeLlm, type FakeLlm } from '../support/fake-llm';
import { listen } from '../support/listen';
import { aChoice, modelSettingsOf } from '../support/model-settings';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const SITE = 'https://salone.test';
const KEY = 'sk-test-abcdefgh-1234';
const FILE = [
  'Orari',
  'Il salone apre alle 9 e chiude alle 19, dal martedì al sabato.',
  'Cuccioli',
  'Gli amici a quattro zampe sono benvenuti se tenuti al guinzaglio.',
  'Pagamenti',
  'Accettiamo contanti e carte. Il taglio costa 22 euro.',
].join('\n\n');

let server: CmsServer;
let llm: FakeLlm;
let bot: OwnedBot;
let settings: ReturnType<typeof modelSettingsOf>;
beforeAll(async () => {
  llm = await startFakeLlm();
  server = await startCms({ env: { SEED_DEMO: 'true', WEB_FETCH_ALLOW: llm.host } });
  bot = await ownerOfBot(server);
  settings = modelSettingsOf(server, bot);
  await bot.save({ siteUrl: SITE });
  await bot.upload([{ name: 'salone.txt', bytes: Buffer.from(FILE) }]);
  await bot.publish();
});
afterAll(async () => {
  await server.stop();
  await llm.stop();
});
beforeEach(() => llm.behave(saying('Il taglio costa 22 euro.')));

const own = () => ({ engine: 'openai-compatible', baseUrl: llm.baseUrl, model: 'prova' }) as const;
const ask = async (message: string, more: Record<string, unknown> = {}) =>
  (
    await client(server).post<WidgetChatReply>(
      '/widget/chat',
      { install_id: bot.id, message, ...more },
      { headers: { origin: SITE } },
    )
  ).body;
const why = async ({ reply_id }: WidgetChatReply) =>
  (
    await client(server).get<ExplainReply['response']>(`/chatbots/${bot.id}/replies/${reply_id}/why`, {
      token: bot.owner.token,
    })
  ).body.data;

describeOnSqlite('the settings', () => {
  test('begin with the platform, strict, with nothing masked', async () => {
    expect(await settings.get()).toEqual({
      ...aChoice(),
      apiKeyHint: null,
      webhookSecretHint: null,
      formerWebhookSecretUntil: null,
      platform: { engine: 'embedded', model: null },
      lastFault: null,
      spending: {
        month: expect.stringMatching(/^\d{4}-\d\d$/) as string,
        calls: 0,
        inputTokens: 0,
        outputTokens: 0,
        cost: 0,
      },
      isStopped: false,
      embeddings: null,
    });
  });

  test('a key goes in and never comes out: not in an answer, not in the database, not in the log', async () => {
    const saved = await settings.use({ ...own(), baseUrl: `${llm.baseUrl}/chat/completions/`, apiKey: KEY });
    expect(saved).toMatchObject({ baseUrl: llm.baseUrl, apiKeyHint: '••••1234' });
    expect(await settings.get()).toEqual(saved);
    const rows = await sql(server, 'SELECT * FROM model_settings');
    expect(rows).toHaveLength(1);
    for (const place of [saved, rows, server.log()]) expect(JSON.stringify(place)).not.toContain('abcdefgh');
    await ask('Quanto costa il taglio?');
    expect(llm.asked().at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test('a key stays when it is not mentioned, goes when it is emptied, and is told to no other host', async () => {
    expect((await settings.use({ ...own(), model: 'altro', apiKey: KEY })).apiKeyHint).toBe('••••1234');
    expect((await settings.use(own())).apiKeyHint).toBe('••••1234');
    const elsewhere = { ...own(), baseUrl: 'https://api.example.com/v1' };
    for (const reply of [await settings.put(elsewhere), await settings.test(elsewhere)]) {
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({ error: { details: { fields: { apiKey: 'again' } } } });
    }
    expect((await settings.use({ ...own(), apiKey: null })).apiKeyHint).toBeNull();
  });

  test.each<[string, Parameters<typeof settings.put>[0], Record<string, string>]>([
    ['a private address', { ...own0(), baseUrl: 'http://192.168.1.7/v1' }, { baseUrl: 'private' }],
    ['the machine itself', { ...own0(), baseUrl: 'http://localhost/v1' }, { baseUrl: 'private' }],
    ['a loopback in disguise', { ...own0(), baseUrl: 'http://2130706433/v1' }, { baseUrl: 'private' }],
    [
      'an IPv6 that holds an IPv4',
      { ...own0(), baseUrl: 'http://[::ffff:7f00:1]/v1' },
      { baseUrl: 'private' },
    ],
    [
      "a cloud's metadata",
      { engine: 'webhook', webhookUrl: 'http://169.254.169.254/x' },
      { webhookUrl: 'private' },
    ],
    ['an unusual port', { ...own0(), baseUrl: 'https://93.184.215.14:5432/v1' }, { baseUrl: 'url' }],
    ['no model', { ...own0(), model: ' ' }, { model: 'required' }],
    ['no address', { engine: 'webhook' }, { webhookUrl: 'required' }],
  ])('%s is refused, with the field', async (_, changes, fields) => {
    const reply = await settings.put(changes);
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { error: { details: { code: 'VALIDATION', fields } } },
    ]);
  });
  test.each<[string, Record<string, unknown>]>([
    ['an engine that is none', { engine: 'gpt' }],
    ['another scheme', { baseUrl: 'file:///etc/passwd' }],
    ['a password in the address', { baseUrl: 'https://a:b@example.com/v1' }],
    ['a key with a line break', { apiKey: 'a\r\nx: y' }],
    ['a field of its own', { owner: 1 }],
    ['an object for a text', { model: { $ne: '' } }],
  ])('%s is refused', async (_, changes) => {
    expect((await settings.put(changes as never)).status).toBe(422);
  });

  test('are nobody else’s business', async () => {
    const stranger = await signUp(server);
    const theirs = modelSettingsOf(server, { id: bot.id, owner: stranger });
    const path = `/chatbots/${bot.id}/model-settings`;
    expect([
      (await theirs.put(own())).status,
      (await theirs.test(own())).status,
      (await client(server).get(path, { token: stranger.token })).status,
      (await client(server).get(path)).status,
    ]).toEqual([404, 404, 404, 401]);
  });
});

/** For tables, which are made before the server of models is up. */
function own0() {
  return { engine: 'openai-compatible', baseUrl: '', model: 'prova' } as const;
}

describeOnSqlite('a bot with its own model', () => {
  beforeAll(() => settings.use(own()));

  test('answers with it, and streams it sentence by sentence', async () => {
    const reply = await ask('Quanto costa il taglio?');
    expect(reply).toMatchObject({ reply: 'Il taglio costa 22 euro.', ai_generated: true });
    expect(await why(reply)).toMatchObject({ engine: 'openai-compatible', fallbackCause: null });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    llm.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const say = (content: string) =>
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
      say('Il salone apre alle 9. ');
      void held.then(() => {
        say('Chiude alle 19.');
        response.end();
      });
    });
    const stream = await listen<{ type: string; delta?: string }>(
      server,
      '/widget/chat',
      { origin: SITE, accept: 'text/event-stream', 'content-type': 'application/json' },
      JSON.stringify({ install_id: bot.id, message: 'A che ora aprite?' }),
    );
    const streamedText = () =>
      stream.events.flatMap(({ type, delta }) => (type === 'text-delta' ? [delta] : [])).join('');
    await eventually(
      async () => streamedText(),
      (text) => text.includes('9.'),
    );
    expect(streamedText()).not.toContain('19');
    release();
    await eventually(
      async () => streamedText(),
      (text) => text.includes('19.'),
    );
  });

  test("another owner's bot does not", async () => {
    const other = await ownerOfBot(server);
    const before = llm.requests.length;
    await other.save({ siteUrl: SITE });
    await other.upload([{ name: 'salone.txt', bytes: Buffer.from(FILE) }]);
    await other.publish();
    const { body } = await client(server).post<WidgetChatReply>(
      '/widget/chat',
      { install_id: other.id, message: 'Quanto costa il taglio?' },
      { headers: { origin: SITE } },
    );
    expect(body.reply).toContain('22');
    expect(llm.requests.length).toBe(before);
  });

  test('is told its rules by the mode: only the material, or more', async () => {
    await ask('Che cosa è una permanente?');
    const strict = contextOf(llm.asked().at(-1)!);
    expect(strict).toContain('Usa soltanto le FONTI');
    await settings.use({ ...own(), answerMode: 'free' });
    await ask('Che cosa è una permanente?');
    const free = contextOf(llm.asked().at(-1)!);
    expect(free).toContain('carattere generale');
    // Facts of the business stay checked in both.
    llm.behave(saying('Una permanente costa 99 euro.'));
    expect((await ask('Quanto costa una permanente?')).reply).not.toContain('99');
    await settings.use(own());
  });

  test('with masking on, the model sees no personal data and the visitor sees it back', async () => {
    await settings.use({ ...own(), maskPersonalData: true });
    llm.behave(saying('Scriveremo a [EMAIL_1] e chiameremo [TELEFONO_1].'));
    const reply = await ask('Sono mario@rossi.example, tel. 347 1234567: quanto costa il taglio?');
    const context = contextOf(llm.asked().at(-1)!);
    expect(context).toContain('[EMAIL_1]');
    expect(context).not.toMatch(/mario@rossi|1234567/);
    expect(reply.reply).toBe('Scriveremo a mario@rossi.example e chiameremo 347 1234567.');
    await settings.use(own());
  });

  test('"embedded" asks nobody', async () => {
    await settings.use({ ...own(), engine: 'embedded' });
    const before = llm.requests.length;
    expect(await why(await ask('Quanto costa il taglio?'))).toMatchObject({ engine: 'embedded' });
    expect(llm.requests.length).toBe(before);
  });
});

describeOnSqlite('a webhook', () => {
  const hook = () => ({ engine: 'webhook', webhookUrl: `http://${llm.host}/hook` }) as const;
  beforeAll(() => settings.use({ ...hook(), webhookBody: 'n8n' }));

  test('of n8n gets the body of n8n’s own chat, and its output is the reply', async () => {
    llm.behave((response) => response.end('[{"output":"Aperto dalle 9 alle 19."}]'));
    const reply = await ask('A che ora aprite?');
    expect(reply.reply).toBe('Aperto dalle 9 alle 19.');
    expect(llm.requests.at(-1)).toMatchObject({
      path: '/hook',
      body: { action: 'sendMessage', chatInput: 'A che ora aprite?', sessionId: reply.sessionId },
    });
  });
  test('is held to the material in strict mode, and believed in free mode', async () => {
    llm.behave((response) => response.end('{"reply":"Il taglio costa 99 euro."}'));
    const strict = await ask('Quanto costa il taglio?');
    expect(strict.reply).not.toContain('99');
    expect((await settings.get()).lastFault).toMatchObject({ fault: 'UNSOUND' });
    await settings.use({ ...hook(), answerMode: 'free' });
    expect((await ask('Quanto costa il taglio?')).reply).toBe('Il taglio costa 99 euro.');
    expect((await settings.get()).lastFault).toBeNull();
  });
});

/** Whether the newest request of the webhook carries a signature of Standard Webhooks by that secret. */
const isSignedBy = (secret: string): boolean => {
  const { headers = {}, text = '' } = llm.requests.at(-1) ?? {};
  const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`)
    .digest('base64');
  return String(headers['webhook-signature'] ?? '')
    .split(' ')
    .includes(`v1,${signature}`);
};

describe('the signature of a webhook’s requests', () => {
  const path = () => `/chatbots/${bot.id}/model-settings/webhook-secret`;
  const renew = async () =>
    (await client(server).post<RenewWebhookSecret['response']>(path(), {}, bot.owner)).body.data;
  const hook = () => ({ engine: 'webhook', webhookUrl: `http://${llm.host}/hook` }) as const;
  beforeAll(async () => {
    llm.behave((response) => response.end('{"reply":"Aperto dalle 9 alle 19."}'));
    await settings.use(hook());
  });

  test('begins when the owner makes a secret, which is shown once', async () => {
    await ask('A che ora aprite?');
    expect(llm.requests.at(-1)?.headers['webhook-signature']).toBeUndefined();
    const { secret, settings: made } = await renew();
    expect(secret).toMatch(/^whsec_/);
    expect(made).toMatchObject({
      webhookSecretHint: `••••${secret.slice(-4)}`,
      formerWebhookSecretUntil: null,
    });
    expect(JSON.stringify(await settings.get())).not.toContain(secret);
    await ask('A che ora aprite?');
    expect(isSignedBy(secret)).toBe(true);
    await settings.test(hook());
    expect(isSignedBy(secret)).toBe(true);
  });
  test('is by both secrets while one replaces the other, and survives a save of the form', async () => {
    const { secret: former } = await renew();
    const { secret, settings: renewed } = await renew();
    expect(Date.parse(renewed.formerWebhookSecretUntil ?? '')).toBeGreaterThan(Date.now());
    await settings.use(hook());
    await ask('A che ora aprite?');
    expect([isSignedBy(secret), isSignedBy(former)]).toEqual([true, true]);
    // A day later: its time is over.
    await sql(server, 'update model_settings set former_webhook_secret_until = created_at');
    await settings.test(hook());
    expect([isSignedBy(secret), isSignedBy(former)]).toEqual([true, false]);
    expect((await settings.get()).formerWebhookSecretUntil).toBeNull();
  });
  test('ends when the owner removes the secret', async () => {
    await renew();
    const { body } = await client(server).del<ForgetWebhookSecret['response']>(path(), undefined, bot.owner);
    expect(body.data).toMatchObject({ webhookSecretHint: null, formerWebhookSecretUntil: null });
    await ask('A che ora aprite?');
    expect(llm.requests.at(-1)?.headers['webhook-signature']).toBeUndefined();
  });
  test('is nobody else’s to change', async () => {
    const stranger = await signUp(server);
    expect((await client(server).post(path(), {}, stranger)).status).toBe(404);
    expect((await client(server).del(path(), undefined, stranger)).status).toBe(404);
  });
});

describe('what a model of one’s own costs', () => {
  const models = (changes: Parameters<typeof settings.put>[0]) =>
    client(server).post<ListOwnModels['response']>(
      `/chatbots/${bot.id}/model-settings/list`,
      aChoice(changes),
      bot.owner,
    );

  testOnSqlite('its provider says which models it has, at public addresses only', async () => {
    llm.behave((response) => response.end('{"data":[{"id":"grande"},{"id":"piccolo"}]}'));
    expect((await models(own())).body.data).toEqual({ ok: true, models: ['grande', 'piccolo'] });
    llm.behave((response) => response.writeHead(401).end('{"error":{"message":"Bad key"}}'));
    expect((await models(own())).body.data).toMatchObject({ ok: false, fault: 'UNAUTHORIZED' });
    const inside = { ...own(), baseUrl: 'http://127.0.0.1:1/v1' };
    expect((await models(inside)).body.data).toMatchObject({ ok: false, fault: 'BAD_ADDRESS' });
    const stranger = await signUp(server);
    const theirs = await client(server).post(
      `/chatbots/${bot.id}/model-settings/list`,
      aChoice(own()),
      stranger,
    );
    expect(theirs.status).toBe(404);
  });

  test('is counted; at the budget the built-in engine answers, and its owner is told once', async () => {
    // A euro for a thousand tokens: one reply spends it.
    const dear = { inputPrice: 100_000, outputPrice: 100_000, monthlyBudget: 1 };
    expect(await settings.use({ ...own(), ...dear })).toMatchObject({ ...dear, isStopped: false });
    llm.behave(saying('Il taglio costa 22 euro, dice il modello.'));
    expect((await ask('Quanto costa il taglio?')).reply).toContain('dice il modello');
    const stopped = await eventually(settings.get, ({ isStopped }) => isStopped);
    expect(stopped.spending.calls).toBeGreaterThan(0);
    expect(stopped.spending.cost).toBeGreaterThanOrEqual(1);
    const before = llm.asked().length;
    const { reply } = await ask('Quanto costa il taglio?');
    expect(reply).toContain('22');
    expect(reply).not.toContain('dice il modello');
    expect(llm.asked().length).toBe(before);

    const { body: bells } = await client(server).get<ListNotifications['response']>(
      '/notifications',
      bot.owner,
    );
    expect(bells.data.filter(({ kind }) => kind === 'model-budget')).toHaveLength(1);
    const { body: statistics } = await client(server).get<GetChatbotStatistics['response']>(
      `/chatbots/${bot.id}/statistics?period=7d`,
      bot.owner,
    );
    expect(statistics.data.model.cost).toBe(stopped.spending.cost);
    expect(statistics.data.model.calls).toBeGreaterThan(0);
    const csv = String((await client(server).get(`/chatbots/${bot.id}/model-usage.csv`, bot.owner)).body);
    expect(csv).toMatch(new RegExp(`own,${bot.id},openai-compatible,prova,\\d+,\\d+,\\d+,\\d+\\.\\d{4}`));
    const stranger = await signUp(server);
    expect((await client(server).get(`/chatbots/${bot.id}/model-usage.csv`, stranger)).status).toBe(404);

    await settings.use({ ...own(), monthlyBudget: null });
    expect((await ask('Quanto costa il taglio?')).reply).toContain('dice il modello');
  });

  test('embeddings are paid from the same budget, at their own price, and stop with it', async () => {
    const spent = (await settings.get()).spending.cost;
    // A euro for a thousand tokens; the month's budget is what was spent before and a cent.
    const dear = { embeddingsModel: 'e', embeddingsPrice: 100_000, monthlyBudget: Math.ceil(spent) + 1 };
    llm.behave(saying('Il taglio costa 22 euro, dice il modello.'));
    await settings.use({ ...own(), ...dear });
    const stopped = await eventually(settings.get, ({ isStopped }) => isStopped);
    expect(stopped.spending.cost).toBeGreaterThan(spent);
    const csv = String((await client(server).get(`/chatbots/${bot.id}/model-usage.csv`, bot.owner)).body);
    const [, cost] = new RegExp(
      `own-embeddings,${bot.id},openai-compatible,e,\\d+,\\d+,0,(\\d+\\.\\d{4})`,
    ).exec(csv)!;
    expect(Number(cost)).toBeGreaterThan(0);
    const embedded = () => llm.requests.filter(({ path }) => path.endsWith('/embeddings')).length;
    const before = embedded();
    expect((await ask('Posso portare il cane?')).reply).not.toContain('dice il modello');
    expect(embedded()).toBe(before);
    await settings.use({ ...own(), monthlyBudget: null });
  });

  testOnSqlite('a provider without embeddings is refused for them, in the field', async () => {
    const { status, body } = await settings.put({
      ...own(),
      provider: 'anthropic',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: KEY,
      embeddingsModel: 'e',
    });
    expect([status, body]).toMatchObject([
      422,
      { error: { details: { fields: { embeddingsModel: 'unsupported' } } } },
    ]);
  });

  testOnSqlite.each([
    [{ inputPrice: -1 }, 'inputPrice'],
    [{ embeddingsPrice: -1 }, 'embeddingsPrice'],
    [{ outputPrice: 0.5 }, 'outputPrice'],
    [{ monthlyBudget: 0 }, 'monthlyBudget'],
  ])('%j is refused with its field', async (changes, field) => {
    const { status, body } = await settings.put({ ...own(), ...changes });
    expect([status, body]).toMatchObject([
      422,
      { error: { details: { fields: { [field]: expect.anything() } } } },
    ]);
  });
});

describeOnSqlite('testing the connection', () => {
  test('says how fast it answered, with what, and how long its embeddings are', async () => {
    llm.behave(saying('ok'));
    const { body } = await settings.test({ ...own(), embeddingsModel: 'e' });
    expect(body.data).toEqual({
      ok: true,
      reply: 'ok',
      replyField: null,
      thousandMessages: 0,
      abilities: {
        inputTokens: expect.any(Number) as number,
        outputTokens: expect.any(Number) as number,
        canCallTools: false,
        canSeeImages: false,
      },
      dimensions: 3,
      milliseconds: expect.any(Number) as number,
    });
    // Nothing of the owner's goes out with a test.
    expect(contextOf(llm.asked().at(-1)!)).not.toContain('salone');
  });
  test.each<[string, (response: http.ServerResponse) => void, string, string | null]>([
    [
      'a wrong key',
      (response) => response.writeHead(401).end(`{"error":{"message":"Incorrect API key: ${KEY}"}}`),
      'UNAUTHORIZED',
      'Incorrect API key: ••••',
    ],
    [
      'a model that is not there',
      (response) => response.writeHead(404).end('{"error":"model \\"prova\\" not found"}'),
      'NOT_FOUND',
      'model "prova" not found',
    ],
    ['too much', (response) => response.writeHead(429).end(), 'LIMITED', null],
    ['a broken server', (response) => response.writeHead(502).end('<html>'), 'SERVER_ERROR', null],
    [
      'a page',
      (response) => response.setHeader('content-type', 'text/html').end('<html>'),
      'NOT_AN_ANSWER',
      null,
    ],
    ['nothing', (response) => response.end(), 'NOT_AN_ANSWER', null],
    ['a cut line', (response) => response.destroy(), 'UNREACHABLE', null],
    ['a redirect', (response) => response.writeHead(302, { location: '/' }).end(), 'REJECTED', null],
  ])('%s is told in one word', async (_, behaviour, fault, detail) => {
    llm.behave(behaviour);
    const { body } = await settings.test({ ...own(), apiKey: KEY });
    expect(body.data).toMatchObject({ ok: false, part: 'answer', fault, detail });
  });
  test('nobody there and a private network: each in its own word, nothing opened', async () => {
    const knocks: string[] = [];
    const inside = http.createServer((request, response) => {
      knocks.push(request.url ?? '');
      response.end('secret');
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const { port } = inside.address() as { port: number };
    for (const baseUrl of ['http://127.0.0.1/v1', 'http://[::1]/v1', 'http://10.1.2.3/v1'])
      expect((await settings.test({ ...own(), baseUrl })).body.data).toMatchObject({
        fault: 'PRIVATE_ADDRESS',
      });
    expect(
      (await settings.test({ ...own(), baseUrl: `http://127.0.0.1:${port}/v1` })).body.data,
    ).toMatchObject({
      fault: 'BAD_ADDRESS',
    });
    expect((await settings.test({ ...own(), baseUrl: 'http://nowhere.invalid/v1' })).body.data).toMatchObject(
      {
        fault: 'UNREACHABLE',
      },
    );
    expect(knocks).toEqual([]);
    await new Promise((resolve) => inside.close(resolve));
  });
  test('a webhook says which field its reply was in, or where its texts are; a field can be chosen', async () => {
    const hook = { engine: 'webhook', webhookUrl: `http://${llm.host}/hook` } as const;
    llm.behave((response) => response.end('[{"output":"ok"}]'));
    expect((await settings.test(hook)).body.data).toMatchObject({
      ok: true,
      reply: 'ok',
      replyField: '0.output',
    });
    llm.behave((response) => response.end('{"data":{"chat_id":"c-1","greeting":"Buongiorno!"}}'));
    expect((await settings.test(hook)).body.data).toMatchObject({
      ok: false,
      fault: 'NOT_AN_ANSWER',
      textFields: ['data.chat_id', 'data.greeting'],
    });
    expect((await settings.test({ ...hook, webhookField: 'data.greeting' })).body.data).toMatchObject({
      ok: true,
      reply: 'Buongiorno!',
    });
  });
  test('a newer model that wants its limit under another name gets it', async () => {
    llm.behave((response, request) => {
      if ('max_tokens' in request.body)
        response.writeHead(400).end('{"error":{"message":"Use \'max_completion_tokens\' instead."}}');
      else saying('ok')(response, request);
    });
    expect((await settings.test(own())).body.data).toMatchObject({ ok: true, reply: 'ok' });
  });
  test('without anything of one’s own there is nothing to test', async () => {
    expect((await settings.test({ engine: 'platform' })).status).toBe(422);
  });
});

describe('embeddings', () => {
  const meaning = () => ({ ...own(), embeddingsModel: 'e' });
  const known = () =>
    eventually(
      () => settings.get(),
      ({ embeddings }) =>
        embeddings !== null && embeddings.total > 0 && embeddings.known === embeddings.total,
    );
  const shownFirst = async (question: string) => {
    await ask(question);
    const context = contextOf(llm.asked().at(-1)!);
    return (
      JSON.parse(context.slice(context.indexOf('\n[') + 1, context.lastIndexOf(']') + 1)) as {
        testo: string;
      }[]
    )[0]?.testo;
  };

  test('are computed by a job, once for each text, and bring what shares no word with the question', async () => {
    await settings.use(meaning());
    const { embeddings } = await known();
    expect(embeddings?.known).toBeGreaterThan(1);
    const found = await eventually(
      () => shownFirst('Posso portare il cane?'),
      (text) => text?.includes('quattro zampe') === true,
    );
    expect(found).toContain('guinzaglio');
    const texts = llm.requests
      .flatMap(({ body }) => body.input ?? [])
      .filter((text) => text.includes('zampe'));
    expect(texts).toHaveLength(1);
  });
  test('of a model that was exchanged under its name are computed anew', async () => {
    llm.setDimensions(5);
    await eventually(
      async () => {
        await ask('Posso portare il cane?');
        return sql(server, 'SELECT vector FROM passage_vectors');
      },
      (rows) => rows.every(({ vector }) => Buffer.from(String(vector), 'base64').length === 5 * 4),
    );
  });
  test('are forgotten with what they are of', async () => {
    await sql(server, "DELETE FROM passages WHERE content LIKE '%zampe%'");
    await settings.use(meaning());
    const own = `FROM passages JOIN chatbots ON chatbots.id = passages.chatbot_id WHERE install_id = '${bot.id}'`;
    const left = await sql(server, `SELECT passages.id ${own}`);
    await eventually(
      () => sql(server, 'SELECT id FROM passage_vectors'),
      (rows) => rows.length === left.length,
    );
  });
});
