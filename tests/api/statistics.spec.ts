import { beforeAll, describe, expect, test } from 'vitest';
import type { GetChatbotStatistics, ListImprovements, WidgetChatReply } from '@contract';
import { client, dataOf, eventually, refusalOf, signUp } from '../support/client';
import { fillConversations } from '../support/conversations';
import { sql } from '../support/database';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

type Statistics = GetChatbotStatistics['response']['data'];

const SITE = 'https://fioraio.test';

let server: SharedCms;
beforeAll(async () => {
  server = sharedCms();
});

const statistics = (bot: OwnedBot, query = '', token = bot.owner.token) =>
  client(server).get<{ data: Statistics }>(`/chatbots/${bot.id}/statistics${query}`, { token });
const figures = async (bot: OwnedBot, query = '') => (await statistics(bot, query)).body.data;

describe('a bot that nobody has written to', () => {
  let bot: OwnedBot;
  beforeAll(async () => {
    bot = await ownerOfBot(server);
  });

  test('has zeros and nothing invented', async () => {
    const found = await figures(bot);
    expect(found.current).toEqual({
      conversations: 0,
      messages: 0,
      answered: 0,
      unanswered: 0,
      resolvedShare: null,
      responseTimeP50: null,
      responseTimeP95: null,
      thumbsUp: 0,
      thumbsDown: 0,
      personRequests: 0,
    });
    expect(found.previous).toEqual(found.current);
    expect(found.days).toHaveLength(30);
    expect(found.heat.map((hours) => hours.length)).toEqual(Array(7).fill(24));
    expect([found.topQuestions, found.unansweredQuestions]).toEqual([[], []]);
    expect(found.usage).toMatchObject({ used: 0, limit: 5000, credits: 0 });
  });

  test.each([
    ['?period=year', 'period'],
    ['?period=custom', 'from'],
    ['?period=custom&from=2026-01-01', 'to'],
    ['?period=custom&from=2026-02-30&to=2026-03-01', 'from'],
    ['?period=custom&from=2026-03-02&to=2026-03-01', 'from'],
    ['?period=custom&from=2020-01-01&to=2026-01-01', 'from'],
    ['?period=custom&from=2026-01-01&to=2999-01-01', 'to'],
    ['?period=7d&period=30d', 'period'],
  ])('%s is refused with the field’s name', async (query, field) => {
    for (const path of ['statistics', 'statistics/export']) {
      const reply = await client(server).get(`/chatbots/${bot.id}/${path}${query}`, {
        token: bot.owner.token,
      });
      expect([reply.status, Object.keys(refusalOf(reply).fields ?? {})]).toEqual([422, [field]]);
    }
  });

  test('belongs to its owner alone', async () => {
    const stranger = await signUp(server, { name: 'Marco Verdi' });
    expect((await statistics(bot, '', stranger.token)).status).toBe(404);
    expect((await client(server).get(`/chatbots/${bot.id}/statistics`)).status).toBe(401);
    const theirs = await client(server).get(`/chatbots/${bot.id}/statistics/export`, {
      token: stranger.token,
    });
    expect(theirs.status).toBe(404);
  });
});

describe('a bot that answers visitors', () => {
  let bot: OwnedBot;
  const say = (message: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    client(server).post<WidgetChatReply>(
      '/widget/chat',
      { install_id: bot.id, message, ...more },
      { headers: { origin: SITE, ...headers } },
    );

  beforeAll(async () => {
    bot = await ownerOfBot(server);
    await bot.save({ siteUrl: SITE });
    await bot.upload([
      { name: 'orari.txt', bytes: Buffer.from('Orari\n\nIl fioraio apre alle 8 e chiude alle 20.\n') },
    ]);
    await bot.publish();
  });

  test('counts what visitors said, how fast it answered and what it did not know, but no previews', async () => {
    const first = await say('A che ora apre il fioraio?');
    expect(first.body.outcome).toBe('answered');
    await say('a che ora APRE il fioraio');
    const { sessionId, session_token } = first.body;
    const unknown = await say('Chi ha vinto il campionato di scherma nel 1987?', {
      sessionId,
      session_token,
    });
    expect(unknown.body.outcome).toBe('unknown');
    const preview = await client(server).post(
      `/chatbots/${bot.id}/preview-token`,
      {},
      { token: bot.owner.token },
    );
    await say('A che ora apre?', {}, { authorization: `Bearer ${dataOf<{ token: string }>(preview).token}` });

    const found = await eventually(
      () => figures(bot, '?period=7d'),
      ({ current }) => current.answered + current.unanswered === 3,
    );
    expect(found.current).toMatchObject({
      conversations: 2,
      messages: 3,
      answered: 2,
      unanswered: 1,
      resolvedShare: 0.5,
      personRequests: 0,
    });
    expect(found.current.responseTimeP50).toBeGreaterThanOrEqual(0);
    expect(found.current.responseTimeP95).toBeGreaterThanOrEqual(found.current.responseTimeP50 ?? Infinity);
    expect(found.topQuestions[0]).toMatchObject({ count: 2 });
    expect(found.unansweredQuestions).toEqual([
      {
        question: 'Chi ha vinto il campionato di scherma nel 1987?',
        count: 1,
        sessionId,
        lastAskedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    expect(found.days).toHaveLength(7);
    expect(found.days.at(-1)).toMatchObject({ conversations: 2, messages: 3, unanswered: 1 });
    expect(found.heat.flat().reduce((sum, count) => sum + count, 0)).toBe(3);
    // The preview is one of the month's messages all the same.
    expect(found.usage.used).toBe(4);
  });

  test('thumbs and requests for a person are counted', async () => {
    const id = `(select id from chatbots where install_id = '${bot.id}')`;
    await sql(server, `update visitor_messages set feedback = 'up' where chatbot_id = ${id} and answered`);
    await sql(
      server,
      `update visitor_messages set feedback = 'down' where chatbot_id = ${id} and not answered`,
    );
    await sql(
      server,
      `update visitor_sessions set handover_email = 'anna@visitatori.test' where chatbot_id = ${id} and unanswered`,
    );
    expect((await figures(bot)).current).toMatchObject({ thumbsUp: 2, thumbsDown: 1, personRequests: 1 });
    // A request stays one also when somebody came, which ends the waiting.
    await sql(
      server,
      `update visitor_sessions set handover_email = null, person_asked = true where chatbot_id = ${id} and unanswered`,
    );
    expect((await figures(bot)).current.personRequests).toBe(1);
  });

  test('a thumb down makes an answer an unanswered question; asking back is none either', async () => {
    const other = await ownerOfBot(server);
    await other.save({ siteUrl: SITE });
    await other.upload([
      {
        name: 'orari.txt',
        bytes: Buffer.from(
          '# Orari\nIl fioraio apre alle 8 e chiude alle 20.\n\n# Consegne\nConsegniamo i mazzi in città entro le 12.',
        ),
      },
    ]);
    await other.publish();
    const ask = (message: string, more: Record<string, unknown> = {}) =>
      client(server).post<WidgetChatReply>(
        '/widget/chat',
        { install_id: other.id, message, ...more },
        { headers: { origin: SITE } },
      );
    const { body } = await ask('A che ora apre il fioraio?');
    expect(body.outcome).toBe('answered');
    await client(server).post(
      '/widget/feedback',
      {
        install_id: other.id,
        sessionId: body.sessionId,
        session_token: body.session_token,
        reply_id: body.reply_id,
        value: 'down',
      },
      { headers: { origin: SITE } },
    );
    expect((await figures(other)).current).toMatchObject({
      answered: 0,
      unanswered: 1,
      thumbsDown: 1,
      resolvedShare: 0,
    });
    expect((await figures(other)).unansweredQuestions).toMatchObject([
      { question: 'A che ora apre il fioraio?' },
    ]);

    let wondering: WidgetChatReply | undefined;
    for (const message of [
      'consegna regali compleanno',
      'il fioraio vende anche vasi e terriccio?',
      'chiusura estiva',
    ]) {
      const reply = (await ask(message)).body;
      if (reply.outcome === 'suggested') wondering = reply;
      if (wondering) break;
    }
    expect(wondering?.suggestions.length).toBeGreaterThan(0);
    const { current, unansweredQuestions } = await eventually(
      () => figures(other),
      (found) => found.current.unanswered >= 2,
    );
    expect(current.unanswered).toBeGreaterThanOrEqual(2);
    expect(unansweredQuestions.length).toBeGreaterThanOrEqual(2);
    const improvable = await client(server).get<ListImprovements['response']>(
      `/chatbots/${other.id}/improvements`,
      { token: other.owner.token },
    );
    expect(improvable.body.data.map(({ question }) => question)).toEqual(
      expect.arrayContaining(unansweredQuestions.map(({ question }) => question)),
    );
  });

  test('the days come as a table that an Italian Excel opens', async () => {
    const response = await fetch(`${server.url}/api/chatbots/${bot.id}/statistics/export?period=7d`, {
      headers: { authorization: `Bearer ${bot.owner.token}` },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="statistiche-.*\.csv"/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Giorno;Conversazioni;Messaggi;Senza risposta');
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toMatch(/^\d{2}\/\d{2}\/\d{4};2;3;1$/);
  });
});

describe('days are days in Rome', () => {
  test.each([
    ['2026-03-28T22:59:59Z', '2026-03-28', 5, 23],
    ['2026-03-28T23:00:00Z', '2026-03-29', 6, 0],
    ['2026-03-29T21:59:59Z', '2026-03-29', 6, 23],
    ['2026-03-29T22:00:00Z', '2026-03-30', 0, 0],
    ['2025-10-25T22:00:00Z', '2025-10-26', 6, 0],
    ['2025-10-26T22:59:59Z', '2025-10-26', 6, 23],
  ])('what is written at %s counts for %s', async (at, day, weekday, clock) => {
    const bot = await ownerOfBot(server);
    await fillConversations(server, bot.id, { conversations: 1, turns: 1, from: at, to: at });
    const found = await figures(bot, `?period=custom&from=${day}&to=${day}`);
    expect(found.days).toEqual([{ day, conversations: 1, messages: 1, unanswered: 1 }]);
    expect(found.heat[weekday]?.[clock]).toBe(1);
    const around = await figures(bot, `?period=custom&from=2025-10-20&to=2026-04-05`);
    expect(around.days.filter(({ messages }) => messages > 0).map((found) => found.day)).toEqual([day]);
  });

  test('the period before is compared, day for day', async () => {
    const bot = await ownerOfBot(server);
    const fill = (day: string, conversations: number) =>
      fillConversations(server, bot.id, {
        conversations,
        turns: 1,
        from: `${day}T10:00:00Z`,
        to: `${day}T11:00:00Z`,
      });
    await fill('2026-05-10', 3);
    await fill('2026-05-09', 2);
    await fill('2026-05-08', 7);
    const found = await figures(bot, '?period=custom&from=2026-05-10&to=2026-05-10');
    expect([found.current.conversations, found.previous.conversations]).toEqual([3, 2]);
  });
});

test('ten thousand messages are counted right', async () => {
  const bot = await ownerOfBot(server);
  const now = Date.now();
  await fillConversations(server, bot.id, {
    conversations: 1_000,
    turns: 5,
    from: new Date(now - 85 * 86_400_000).toISOString(),
    to: new Date(now - 3_600_000).toISOString(),
  });
  const all = await figures(bot, '?period=90d');
  expect(all.current).toMatchObject({ conversations: 1_000, messages: 5_000 });
  expect(all.current.answered + all.current.unanswered).toBe(5_000);
  expect(all.topQuestions).toHaveLength(20);
  expect(all.days.reduce((sum, { messages }) => sum + messages, 0)).toBe(5_000);
}, 120_000);
