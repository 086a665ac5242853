import type {
  LocalModelServer,
  ModelTrial,
  PlatformModel,
  SavePlatformModel,
  WidgetChatReply,
} from '@contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { saying, startFakeLlm, type FakeLlm } from '../support/fake-llm';
import { testOnSqlite } from '../support/on-sqlite';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const SITE = 'https://salone.test';
const KEY = 'sk-of-the-platform-abcd';

let server: CmsServer;
let llm: FakeLlm;
let admin: TestUser;
let bot: OwnedBot;
beforeAll(async () => {
  llm = await startFakeLlm();
  server = await startCms({ env: { SEED_DEMO: 'true', OLLAMA_HOST: llm.host } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE });
  await bot.upload([{ name: 'salone.txt', bytes: Buffer.from('Il taglio costa 22 euro. Apriamo alle 9.') }]);
  await bot.publish();
});
afterAll(async () => {
  await server?.stop();
  await llm?.stop();
});
beforeEach(() => llm.behave(saying('Il taglio costa 22 euro.')));

const choice = (changes: Partial<SavePlatformModel['request']> = {}): SavePlatformModel['request'] => ({
  provider: 'ollama',
  baseUrl: llm.baseUrl,
  model: 'llama3.1',
  inputPrice: 0,
  outputPrice: 0,
  monthlyBudget: null,
  ...changes,
});
const as = ({ token }: TestUser) => ({
  list: async () => dataOf<PlatformModel[]>(await client(server).get('/admin/models', { token })),
  save: (feature: string, request: object) =>
    client(server).put<{ data: PlatformModel }>(`/admin/models/${feature}`, request, { token }),
  post: <T>(path: string, request: object) =>
    client(server).post<{ data: T }>(`/admin/models/${path}`, request, { token }),
  remove: (feature: string) => client(server).del(`/admin/models/${feature}`, undefined, { token }),
});
const ask = async (message: string) =>
  (
    await client(server).post<WidgetChatReply>(
      '/widget/chat',
      { install_id: bot.id, message },
      { headers: { origin: SITE } },
    )
  ).body;

testOnSqlite('only administrators see and choose models', async () => {
  const stranger = await signUp(server);
  for (const { token } of [stranger, { token: undefined }])
    expect([403, 401]).toContain((await client(server).get('/admin/models', { token })).status);
  expect((await as(stranger).save('visitors', choice())).status).toBe(403);
  expect((await as(admin).save('everything', choice())).status).toBe(404);
  expect((await as(admin).save('visitors', choice({ model: '' }))).status).toBe(422);
});

testOnSqlite('a local server is found by name, chosen, and answers visitors at once', async () => {
  expect(await as(admin).list()).toMatchObject([
    { feature: 'visitors', source: 'none' },
    { feature: 'assistant', source: 'none' },
    { feature: 'posts', source: 'none' },
    { feature: 'embeddings', source: 'none' },
  ]);
  llm.behave((response) => response.end('{"data":[{"id":"llama3.1"},{"id":"gemma3"}]}'));
  const found = dataOf<LocalModelServer[]>(
    await client(server).get('/admin/models/local', { token: admin.token }),
  );
  expect(found).toContainEqual({
    provider: 'ollama',
    name: 'Ollama',
    baseUrl: llm.baseUrl,
    models: ['gemma3', 'llama3.1'],
  });
  expect((await as(admin).post('visitors/list', choice())).body.data).toEqual({
    ok: true,
    models: ['gemma3', 'llama3.1'],
  });
  llm.behave(saying('ok'));
  const trial = (await as(admin).post<ModelTrial>('visitors/test', choice())).body.data;
  expect(trial).toMatchObject({ ok: true, reply: 'ok', canCallTools: false, canSeeImages: false });

  expect((await as(admin).save('visitors', choice())).body.data).toMatchObject({ source: 'settings' });
  llm.behave(saying('Il taglio costa 22 euro, dice il modello.'));
  expect((await ask('Quanto costa il taglio?')).reply).toBe('Il taglio costa 22 euro, dice il modello.');
});

testOnSqlite('embeddings are chosen among those who make them, and tried as what they are', async () => {
  const refused = await as(admin).save('embeddings', choice({ provider: 'anthropic', baseUrl: '' }));
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { error: { details: { fields: { provider: 'unsupported' } } } },
  ]);
  llm.behave((response) => response.end('{"data":[{"id":"llama3.1"},{"id":"nomic-embed-text"}]}'));
  expect((await as(admin).post('embeddings/list', choice())).body.data).toEqual({
    ok: true,
    models: ['nomic-embed-text'],
  });
  const trial = await as(admin).post<ModelTrial>('embeddings/test', choice({ model: 'nomic-embed-text' }));
  expect(trial.body.data).toMatchObject({ ok: true, part: 'embeddings', dimensions: 3 });
});

testOnSqlite('a key goes in and never comes out, and is told to no other host', async () => {
  const { body } = await as(admin).save('assistant', choice({ apiKey: KEY }));
  expect(body.data.apiKeyHint).toBe('••••abcd');
  const rows = await sql(server, 'SELECT * FROM platform_models');
  expect(JSON.stringify([await as(admin).list(), rows]) + server.log()).not.toContain(KEY);
  const elsewhere = await as(admin).save('assistant', choice({ baseUrl: 'https://other.example/v1' }));
  expect(elsewhere.status).toBe(422);
  expect((await as(admin).remove('assistant')).status).toBe(204);
});

describe('a monthly budget', () => {
  test('stops the model when it is spent, and visitors are answered without it', async () => {
    // A euro for a thousand tokens: one reply spends it.
    const dear = { inputPrice: 100_000, outputPrice: 100_000, monthlyBudget: 1 };
    await as(admin).save('visitors', choice(dear));
    llm.behave(saying('Il taglio costa 22 euro, dice il modello.'));
    expect((await ask('Quanto costa il taglio?')).reply).toContain('dice il modello');
    const stopped = await eventually(
      async () => (await as(admin).list())[0],
      (model) => model?.isStopped === true,
    );
    expect(stopped?.spending.cost).toBeGreaterThanOrEqual(1);
    expect(stopped?.spending.calls).toBeGreaterThan(0);
    const before = llm.asked().length;
    const { reply } = await ask('Quanto costa il taglio?');
    expect(reply).toContain('22');
    expect(reply).not.toContain('dice il modello');
    expect(llm.asked().length).toBe(before);
  });
  test('what was spent can be downloaded, per chatbot and month', async () => {
    const { body } = await client(server).get<string>('/admin/models/usage.csv', { token: admin.token });
    expect(String(body)).toContain('month,feature,chatbot,provider,model,calls');
    expect(String(body)).toMatch(new RegExp(`visitors,${bot.id},ollama,llama3\\.1,\\d+`));
  });
});

testOnSqlite('the server’s variables win, and the list says so', async () => {
  await server.restart({ AI_PROVIDER: 'ollama', AI_BASE_URL: llm.baseUrl, AI_MODEL: 'from-environment' });
  expect((await as(admin).list())[0]).toMatchObject({
    source: 'environment',
    choice: { model: 'from-environment' },
    isStopped: false,
  });
});
