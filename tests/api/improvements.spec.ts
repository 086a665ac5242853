import type {
  AnswerImprovement,
  Expectation,
  GetRegression,
  IgnoredQuestion,
  ListImprovements,
  RegressionQuestion,
  WidgetChatReply,
} from '@contract';
import { IMPROVEMENT_LIMITS } from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, dataOf, eventually, refusalOf, signUp } from '../support/client';
import { sql } from '../support/database';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { visitorTab } from '../support/visitor-tab';

const ORIGIN = 'https://giada.test';
let server: SharedCms;
let bot: OwnedBot;
beforeAll(async () => {
  server = sharedCms();
  bot = await openBot();
});

/** A bot that visitors meet, and that knows one price list. */
const openBot = async (): Promise<OwnedBot> => {
  const owned = await ownerOfBot(server);
  await owned.save({ siteUrl: ORIGIN });
  await owned.upload([{ name: 'listino.txt', bytes: Buffer.from('Il taglio costa 20 euro, la piega 15.') }]);
  await owned.publish();
  return owned;
};
const as = ({ id, owner }: OwnedBot, token = owner.token) => {
  const api = client(server);
  const base = `/chatbots/${id}`;
  return {
    get: <T = unknown>(path: string) => api.get<T>(`${base}${path}`, { token }),
    post: <T = unknown>(path: string, body: unknown = {}) => api.post<T>(`${base}${path}`, body, { token }),
    patch: <T = unknown>(path: string, body: unknown) => api.patch<T>(`${base}${path}`, body, { token }),
    del: (path: string) => api.del(`${base}${path}`, undefined, { token }),
  };
};
const ask = async (message: string, of = bot): Promise<WidgetChatReply> =>
  (await (await visitor(server, of.id, ORIGIN)).ask(message)).body;
const improvable = async (of = bot) => (await as(of).get<ListImprovements['response']>('/improvements')).body;
const about = async (word: string) =>
  (await improvable()).data.filter(({ question }) => question.toLowerCase().includes(word));

describe('questions that a bot failed', () => {
  test('stand together however they are worded, with the conversations; previews do not count', async () => {
    await ask('Avete un parcheggio?');
    await ask('Avete un parcheggio?');
    const { sessionId } = await ask("C'è parcheggio?");
    const preview = await as(bot).post<{ data: { token: string } }>('/preview-token');
    await client(server).post(
      '/widget/chat',
      { install_id: bot.id, message: 'Avete un parcheggio?' },
      { token: preview.body.data.token },
    );
    const [group, ...others] = await about('parcheggio');
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      question: 'Avete un parcheggio?',
      wordings: ["C'è parcheggio?"],
      count: 3,
      unanswered: 3,
      thumbsDown: 0,
    });
    expect(group?.conversations).toHaveLength(3);
    expect(group?.conversations[0]).toMatchObject({ sessionId, question: "C'è parcheggio?" });
    expect(group?.lastAskedAt).toBe(group?.conversations[0]?.askedAt);
  });

  test('are answered there and then: the bot says it at once, and they are gone', async () => {
    const [group] = await about('parcheggio');
    const pair = { question: 'Avete un parcheggio?', answer: 'Sì, quattro posti davanti al negozio.' };
    const { status, body } = await as(bot).post<AnswerImprovement['response']>(
      `/improvements/${group?.id}/answer`,
      pair,
    );
    expect(status).toBe(201);
    expect(body.data.answer).toMatchObject(pair);
    expect(body.data.reply).toEqual({ text: pair.answer, outcome: 'answered', sources: [] });
    expect(await about('parcheggio')).toEqual([]);
    expect((await ask('avete un parcheggio')).reply).toBe(pair.answer);
  });

  test('come back when a visitor puts a thumb down to the answer', async () => {
    const tab = await visitorTab(server, bot.id, ORIGIN, 'Avete un parcheggio?');
    await tab.post('feedback', { reply_id: tab.first.reply_id, value: 'down', reason: 'Non è vero' });
    const [group] = await about('parcheggio');
    expect(group).toMatchObject({ count: 1, unanswered: 0, thumbsDown: 1 });
    // Written anywhere, in words of its own: the question is answered again.
    const answers = await as(bot).get<{ data: { id: string; question: string }[] }>('/curated-answers');
    await as(bot).patch(`/curated-answers/${answers.body.data[0]?.id}`, {
      question: 'C’è un parcheggio vicino?',
      answer: 'Sì, in via Roma.',
    });
    expect(await about('parcheggio')).toEqual([]);
  });

  test('are ignored in whatever words, until the owner thinks better of it', async () => {
    await ask('Vendete automobili usate?');
    const [group] = await about('automobili');
    const ignored = await as(bot).post<{ data: IgnoredQuestion }>(`/improvements/${group?.id}/ignore`);
    expect([ignored.status, ignored.body.data.question]).toEqual([201, 'Vendete automobili usate?']);
    await ask('vendete anche automobili usate');
    expect(await about('automobili')).toEqual([]);
    expect((await improvable()).meta.ignored).toMatchObject([{ id: ignored.body.data.id }]);
    expect((await as(bot).del(`/ignored-questions/${ignored.body.data.id}`)).status).toBe(204);
    expect((await about('automobili')).map(({ count }) => count)).toEqual([2]);
    expect((await improvable()).meta.ignored).toEqual([]);
  });

  test('are nobody else’s to see or decide; unknown ones are not found', async () => {
    const stranger = (await signUp(server)).token;
    const [group] = await about('automobili');
    const theirs = as(bot, stranger);
    const answer = { question: 'x', answer: 'y' };
    const statuses = await Promise.all([
      theirs.get('/improvements'),
      theirs.post(`/improvements/${group?.id}/ignore`),
      theirs.post(`/improvements/${group?.id}/answer`, answer),
      theirs.get('/regression'),
      theirs.post('/regression/run'),
      theirs.patch('/message-limits', { dailyLimit: 10 }),
      as(bot).post('/improvements/nowhere/ignore'),
      as(bot).post('/improvements/nowhere/answer', answer),
      as(bot).del('/ignored-questions/nowhere'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(Array(9).fill(404));
    expect(
      (await as(bot).post(`/improvements/${group?.id}/answer`, { question: '', answer: '' })).status,
    ).toBe(422);
  });
});

describe('regression questions', () => {
  let own: OwnedBot;
  beforeAll(async () => {
    own = await openBot();
  });
  const state = async () => (await as(own).get<GetRegression['response']>('/regression')).body.data;
  const add = async (question: string, expectation: Expectation) =>
    (await as(own).post<{ data: RegressionQuestion }>('/regression/questions', { question, expectation }))
      .body.data;
  /** Waits for the run after a moment. */
  const runAfter = (finishedAt: string | undefined) =>
    eventually(
      state,
      ({ run, running }) => !running && run !== null && run.finishedAt !== finishedAt,
      60_000,
    );

  test('are judged as soon as they are kept', async () => {
    const price = await add('Quanto costa il taglio?', { kind: 'contains', text: '20 EURO' });
    const source = await add('Quanto costa la piega?', { kind: 'source', title: 'listino.txt' });
    const refusal = await add('Chi ha vinto la Coppa Davis?', { kind: 'refuses' });
    const wrong = await add('Il prezzo del taglio?', { kind: 'contains', text: '30 euro' });
    expect([price, source, refusal, wrong].map(({ result }) => [result?.passed, result?.change])).toEqual([
      [true, 'new'],
      [true, 'new'],
      [true, 'new'],
      [false, 'new'],
    ]);
    const { body } = await as(own).patch<{ data: RegressionQuestion }>(`/regression/questions/${wrong.id}`, {
      question: wrong.question,
      expectation: { kind: 'contains', text: '20 euro' },
    });
    expect(body.data.result?.passed).toBe(true);
    await as(own).del(`/regression/questions/${wrong.id}`);
    expect((await state()).questions).toHaveLength(3);
  });

  test('are asked on demand, and say what is as before', async () => {
    expect((await as(own).post('/regression/run')).status).toBe(202);
    const { run } = await runAfter(undefined);
    expect(run).toMatchObject({ trigger: 'owner', total: 3, passed: 3, same: 3, changed: 0, first: false });
  });

  test('are asked by themselves once the training changed, and show what broke and what it was before', async () => {
    const before = (await state()).run?.finishedAt;
    await as(own).post('/curated-answers', {
      question: 'Quanto costa il taglio?',
      answer: 'Da oggi il taglio costa 22 euro.',
    });
    const { run, questions } = await runAfter(before);
    expect(run).toMatchObject({ trigger: 'training', total: 3, passed: 2, same: 2, changed: 1 });
    expect(questions.find(({ question }) => question.includes('taglio'))?.result).toMatchObject({
      passed: false,
      change: 'broken',
      text: 'Da oggi il taglio costa 22 euro.',
      before: { passed: true, text: expect.stringContaining('20 euro') },
    });
  });

  test('are refused when they expect nothing, and when there are too many', async () => {
    const post = (body: unknown) => as(own).post('/regression/questions', body);
    const statuses = await Promise.all([
      post({ question: 'Prezzi?' }),
      post({ question: 'Prezzi?', expectation: { kind: 'contains', text: ' ' } }),
      post({ question: 'Prezzi?', expectation: { kind: 'guesses' } }),
      post({ question: '', expectation: { kind: 'refuses' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    const rows = Array.from(
      { length: IMPROVEMENT_LIMITS.regressionQuestions - 3 },
      (_, index) =>
        `('r${index}', (select id from chatbots where install_id = '${own.id}'), 'Domanda', '{"kind":"refuses"}')`,
    );
    await sql(
      server,
      `insert into regression_questions (document_id, chatbot_id, question, expectation) values ${rows.join(', ')}`,
    );
    const full = await post({ question: 'Una di più?', expectation: { kind: 'refuses' } });
    expect([full.status, refusalOf(full).code]).toEqual([409, 'CONFLICT']);
  });
});

describe('the messages of a day', () => {
  const limits = async (of: OwnedBot) =>
    (await as(of).get<{ data: { dailyLimit: number; usedToday: number } }>('/message-limits')).body.data;

  test('never pass what the owner allows, however many ask at once; the visitor is told politely', async () => {
    const own = await openBot();
    expect(await limits(own)).toEqual({ dailyLimit: 1000, usedToday: 0 });
    expect(dataOf(await as(own).patch('/message-limits', { dailyLimit: 10 }))).toMatchObject({
      dailyLimit: 10,
    });
    const replies = await Promise.all(Array.from({ length: 14 }, () => ask('Quanto costa il taglio?', own)));
    const outcomes = replies.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(10);
    const refused = replies.filter(({ outcome }) => outcome === 'limited');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ handover: true, reply: expect.stringContaining('indirizzo email') });
    expect(await limits(own)).toEqual({ dailyLimit: 10, usedToday: 10 });
    // The next day in Rome begins with nothing used; the month goes on.
    await sql(server, `update chatbots set usage_day = '2020-01-01' where install_id = '${own.id}'`);
    await sql(
      server,
      `update visitor_networks set usage_day = '2020-01-01' where chatbot_id = (select id from chatbots where install_id = '${own.id}')`,
    );
    expect((await ask('Quanto costa la piega?', own)).outcome).toBe('answered');
    expect(await limits(own)).toEqual({ dailyLimit: 10, usedToday: 1 });
    expect((await own.get()).messagesUsedMonthly).toBe(11);
  });

  test('are a number between the bounds', async () => {
    const wrong = [9, 100_001, 10.5, '50', null].map((dailyLimit) =>
      as(bot).patch('/message-limits', { dailyLimit }),
    );
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  });
});
