import type { GetModelComparison, ModelComparison, WidgetChatReply } from '@contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { client, eventually, signUp, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { saying, startFakeLlm, type FakeLlm } from '../support/fake-llm';
import { aChoice } from '../support/model-settings';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const SITE = 'https://salone.test';
const KEY = 'sk-comparison-abcdefgh-1234';
const FILE = ['Orari', 'Il salone apre alle 9.', 'Prezzi', 'Il taglio costa 22 euro.'].join('\n\n');

let server: CmsServer;
let llm: FakeLlm;
let bot: OwnedBot;
beforeAll(async () => {
  llm = await startFakeLlm();
  server = await startCms({ env: { SEED_DEMO: 'true', WEB_FETCH_ALLOW: llm.host } });
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE });
  await bot.upload([{ name: 'salone.txt', bytes: Buffer.from(FILE) }]);
  await bot.publish();
});
afterAll(async () => {
  await server.stop();
  await llm.stop();
});
beforeEach(() => llm.behave(saying('Certo: il taglio costa 22 euro.')));

const path = () => `/chatbots/${bot.id}/comparison`;
const as = ({ token } = bot.owner) => ({ token });
const choice = (changes: Record<string, unknown> = {}) => ({
  ...aChoice(),
  engine: 'openai-compatible',
  baseUrl: llm.baseUrl,
  model: 'prova',
  apiKey: KEY,
  // A million tokens for a hundred euro: a thousand are ten cents.
  inputPrice: 10_000,
  outputPrice: 10_000,
  ...changes,
});
const start = (request: Record<string, unknown> = choice(), user?: TestUser) =>
  client(server).post<GetModelComparison['response']>(path(), request, as(user));
const finished = async (): Promise<ModelComparison> => {
  const { body } = await eventually(
    () => client(server).get<GetModelComparison['response']>(path(), as()),
    (answer) => typeof answer.body.data.comparison?.finishedAt === 'string',
    60_000,
  );
  if (!body.data.comparison) throw new Error('No comparison');
  return body.data.comparison;
};
const visitorAsks = (message: string) =>
  client(server).post<WidgetChatReply>(
    '/widget/chat',
    { install_id: bot.id, message },
    { headers: { origin: SITE } },
  );

test('without any question there is nothing to compare, and the engine is not compared with itself', async () => {
  expect((await start()).status).toBe(409);
  await visitorAsks('Quanto costa il taglio?');
  expect((await start({ ...aChoice(), engine: 'embedded' })).status).toBe(422);
  expect(
    (await client(server).get<GetModelComparison['response']>(path(), as())).body.data.comparison,
  ).toBeNull();
});

describe('engine and model beside each other', () => {
  let comparison: ModelComparison;
  beforeAll(async () => {
    await visitorAsks('quanto costa il TAGLIO?');
    await visitorAsks('A che ora aprite?');
    await client(server).post(
      `/chatbots/${bot.id}/regression/questions`,
      { question: 'Quanto costa la tinta?', expectation: { kind: 'refuses' } },
      as(),
    );
    expect((await start()).status).toBe(202);
    comparison = await finished();
  });

  test('control questions come first, then what visitors asked, each once and newest first', () => {
    expect(comparison).toMatchObject({ model: 'prova', isStopped: false });
    expect(comparison.questions.map(({ question, from }) => [from, question])).toEqual([
      ['control', 'Quanto costa la tinta?'],
      ['visitor', 'A che ora aprite?'],
      ['visitor', 'quanto costa il TAGLIO?'],
    ]);
  });

  test('each has both replies, with their time, and the model’s with its tokens and cost', () => {
    const { embedded, model } = comparison.questions[2]!.replies;
    expect(embedded).toMatchObject({ engine: 'embedded', tokens: null, cost: null, verdict: null });
    expect(embedded?.text).toContain('22 euro');
    expect(model).toMatchObject({
      engine: 'openai-compatible',
      text: 'Certo: il taglio costa 22 euro.',
      fault: null,
    });
    expect(model?.tokens).toBeGreaterThan(100);
    // Ten cents for a thousand tokens.
    expect(model?.cost).toBeCloseTo((model?.tokens ?? 0) / 100, 5);
  });

  test('a control question is judged by what was expected of it', () => {
    expect(comparison.questions[0]?.replies.embedded?.verdict).toBe('right');
  });

  test('the owner’s click is kept, and can be taken back', async () => {
    const { id } = comparison.questions[1]!;
    const judge = (verdict: string | null) =>
      client(server).patch(`${path()}/questions/${id}`, { side: 'model', verdict }, as());
    expect((await judge('wrong')).status).toBe(200);
    expect((await finished()).questions[1]?.replies.model?.verdict).toBe('wrong');
    await judge(null);
    expect((await finished()).questions[1]?.replies.model?.verdict).toBeNull();
    expect((await judge('maybe')).status).toBe(422);
  });

  test('nobody else sees or judges it, and the key is nowhere once it is over', async () => {
    const stranger = await signUp(server);
    expect((await client(server).get(path(), as(stranger))).status).toBe(404);
    const { id } = comparison.questions[1]!;
    const judged = await client(server).patch(
      `${path()}/questions/${id}`,
      { side: 'model', verdict: 'right' },
      as(stranger),
    );
    expect(judged.status).toBe(404);
    expect(JSON.stringify(comparison)).not.toContain(KEY);
    const [row] = await sql(server, 'select target from model_comparisons');
    expect(row?.target).toBeNull();
  });

  test('a model that fails is named with its reason beside the engine’s answer', async () => {
    llm.behave((response) => void response.writeHead(401).end('{}'));
    await start();
    const { replies } = (await finished()).questions[2]!;
    expect(replies.model).toMatchObject({ engine: 'embedded', fault: 'UNAUTHORIZED' });
  });

  test('a conversation that is erased takes its question and the replies to it along', async () => {
    const before = (await finished()).questions.length;
    const reply = (await visitorAsks('Avete il parcheggio?')).body;
    await start();
    expect((await finished()).questions).toHaveLength(before + 1);
    const erased = await client(server).del(
      `/chatbots/${bot.id}/conversations/${reply.sessionId}`,
      undefined,
      as(),
    );
    expect(erased.status).toBeLessThan(300);
    expect((await finished()).questions.map(({ question }) => question)).not.toContain(
      'Avete il parcheggio?',
    );
    expect(
      await sql(server, "select id from compared_questions where question = 'Avete il parcheggio?'"),
    ).toHaveLength(0);
  });
});
