import type { ConversationFilter, GetConversation, ListConversations, VisitorConversation } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client } from '../support/client';
import { instant, runJob, sql, sqlMany } from '../support/database';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';
import { visitorTab, type VisitorTab } from '../support/visitor-tab';

const SITE = 'https://pizzeria.test';
const DAY = 86_400_000;
let server: CmsServer;
let bot: OwnedBot;

const openBot = async () => {
  const made = await ownerOfBot(server);
  await made.save({ siteUrl: SITE });
  await made.publish();
  return made;
};
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  bot = await openBot();
});
afterAll(() => server.stop());

const visit = (message = 'Ciao!', of = bot, more: Record<string, unknown> = {}): Promise<VisitorTab> =>
  visitorTab(server, of.id, SITE, message, more);
const get = <T>(path: string, of = bot) =>
  client(server).get<T>(`/chatbots/${of.id}/conversations${path}`, { token: of.owner.token });
const list = async (query = '', of = bot) => (await get<ListConversations['response']>(query, of)).body;
const deed = (sessionId: string, name: string, body: unknown = {}) =>
  client(server).post(`/chatbots/${bot.id}/conversations/${sessionId}/${name}`, body, {
    token: bot.owner.token,
  });

describe('the list', () => {
  test('each filter shows its own, and the waiting ones are counted whatever is shown', async () => {
    const [plain, rated, calling, leaving, attended] = [
      await visit('Ciao!'),
      await visit('Buongiorno!'),
      await visit('Buonasera!'),
      await visit('Salve!'),
      await visit('Grazie!'),
    ];
    const unknown = await visit('Chi ha vinto il campionato mondiale di scherma nel 1987?');
    expect(unknown.first.outcome).toBe('unknown');
    await rated.post('feedback', { reply_id: rated.first.reply_id, value: 'down' });
    await calling.post('person');
    await leaving.post('handover', { email: 'anna@visitatori.test' });
    await deed(attended.sessionId, 'take-over');
    const shown = async (filter: ConversationFilter) =>
      (await list(`?filter=${filter}`)).data.map(({ sessionId }) => sessionId).sort();
    const ids = (...tabs: VisitorTab[]) => tabs.map(({ sessionId }) => sessionId).sort();
    expect(await shown('all')).toEqual(ids(plain, rated, calling, leaving, attended, unknown));
    expect(await shown('unanswered')).toEqual(ids(unknown));
    expect(await shown('thumbs-down')).toEqual(ids(rated));
    expect(await shown('person')).toEqual(ids(calling, leaving));
    expect(await shown('live')).toEqual(ids(calling, attended));
    expect((await list('?filter=unanswered')).meta).toMatchObject({ total: 1, waiting: 1 });

    // Somebody came: the request is over, and still to be found.
    await deed(calling.sessionId, 'messages', { clientId: crypto.randomUUID(), text: 'Eccomi!' });
    expect(await shown('person')).toEqual(ids(calling, leaving));
    expect((await list()).meta.waiting).toBe(0);
    await attended.say('Ci siete?');
    expect((await list()).meta.waiting).toBe(1);
    expect((await get('?filter=nonsense')).status).toBe(422);
    expect((await get('?filter=live&filter=all')).status).toBe(422);
  });

  test('a visitor who was answered by mail waits no more; the owner can take that back', async () => {
    const other = await openBot();
    const tab = await visit('Fate torte nuziali?', other);
    await tab.post('person');
    await tab.post('handover', { email: 'anna@visitatori.test' });
    const act = async (name: 'resolve' | 'reopen', token = other.owner.token) =>
      client(server).post<{ data: VisitorConversation }>(
        `/chatbots/${other.id}/conversations/${tab.sessionId}/${name}`,
        {},
        { token },
      );
    expect((await list('', other)).meta.waiting).toBe(1);

    const resolved = await act('resolve');
    expect([resolved.status, resolved.body.data]).toMatchObject([
      200,
      { waiting: false, personRequestedAt: null, attendedBy: 'bot', handoverEmail: 'anna@visitatori.test' },
    ]);
    expect(resolved.body.data.resolvedAt).toMatch(/Z$/);
    expect((await list('', other)).meta.waiting).toBe(0);
    expect((await list('?filter=live', other)).data).toEqual([]);

    expect((await act('reopen')).body.data).toMatchObject({ waiting: true, resolvedAt: null });
    await act('resolve');
    // Asking again opens it again, and calls again.
    await tab.post('person');
    expect((await list('', other)).data[0]).toMatchObject({ waiting: true, resolvedAt: null });
    expect((await act('resolve', bot.owner.token)).status).toBe(404);
  });

  test('is searched by what was said, by who the visitor is, and by its number', async () => {
    const other = await openBot();
    const named = await visit('Ciao!', other, {
      visitor: { name: 'Beatrice Conti', email: 'bea_conti@visitatori.test' },
    });
    const signed = await visit('Buongiorno!', other);
    await signed.post('handover', { email: 'carlo@visitatori.test' });
    const saying = await visit('Cercavo la signora Beatrice.', other);
    const found = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`, other)).data.map(({ sessionId }) => sessionId).sort();
    expect(await found('beatrice')).toEqual([named.sessionId, saying.sessionId].sort());
    expect(await found('bea_conti@')).toEqual([named.sessionId]);
    expect(await found('bea%conti')).toEqual([]);
    expect(await found('carlo@visitatori')).toEqual([signed.sessionId]);
    const { label = '' } =
      (await list('', other)).data.find(({ sessionId }) => sessionId === signed.sessionId) ?? {};
    expect(await found(label)).toEqual([signed.sessionId]);
    expect(await found(label.slice(0, 3))).toEqual([]);
  });

  test('a conversation is unread until it is read, and again after the next message', async () => {
    const tab = await visit();
    const unread = async () =>
      (await list()).data.find(({ sessionId }) => sessionId === tab.sessionId)?.unread;
    const read = async () =>
      (await get<GetConversation['response']>(`/${tab.sessionId}`)).body.data.conversation.unread;
    expect(await unread()).toBe(true);
    expect(await read()).toBe(false);
    expect(await unread()).toBe(false);
    await tab.say('Buongiorno!');
    expect(await unread()).toBe(true);
  });
});

describe('the export', () => {
  let many: OwnedBot;
  beforeAll(async () => {
    many = await openBot();
    await visit('=HYPERLINK("http://evil.test";"Vinci")', many, { page_title: 'Menù; e prezzi' });
    const [chatbot] = await sql(server, `select id from chatbots where install_id = '${many.id}'`);
    const now = instant(server, Date.now());
    await sqlMany(
      server,
      `insert into visitor_sessions (document_id, session_id, chatbot_id, label, started_at, last_message_at, message_count, attended_by) values`,
      Array.from(
        { length: 120 },
        (_, index) =>
          `('s-${index}', '${String(index).padStart(32, '0')}', ${chatbot?.id}, '${10_000 + index}', ${now}, ${now}, 1, 'bot')`,
      ),
    );
    await sql(
      server,
      `insert into visitor_messages (document_id, session_id, chatbot_id, client_id, sender, content, state, created_at)
       select 'm-' || document_id, id, chatbot_id, 'client-' || id, 'visitor', 'Domanda di ' || label, 'done', started_at
       from visitor_sessions where chatbot_id = ${chatbot?.id} and document_id like 's-%'`,
    );
  });

  test('CSV: every message, however many pages, and no formula among them', async () => {
    const { status, headers, body } = await get<string>('/export?format=csv', many);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="conversazioni-[\d-]+\.csv"/);
    expect(headers.get('cache-control')).toBe('no-store');
    // `Response.text()` takes the mark away: the bytes must have it.
    const raw = await fetch(`${server.url}/api/chatbots/${many.id}/conversations/export?format=csv`, {
      headers: { authorization: `Bearer ${many.owner.token}` },
    });
    expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(1 + 2 + 120);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.test"";""Vinci"")"`);
    expect(lines[1]).toContain('"Menù; e prezzi"');
    expect(body).toContain('Domanda di 10119');
  });

  test('JSON: the same, as the contract writes it', async () => {
    const { headers, body } = await get<GetConversation['response']['data'][]>('/export?format=json', many);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toHaveLength(121);
    expect(body[0]?.messages.map(({ sender }) => sender)).toEqual(['visitor', 'bot']);
    expect(new Set(body.map(({ conversation }) => conversation.sessionId)).size).toBe(121);
  });

  test('it keeps to the filter, and an empty one is a file all the same', async () => {
    const found = await get<unknown[]>('/export?format=json&q=Domanda%20di%2010007', many);
    expect(found.body).toHaveLength(1);
    expect((await get('/export?format=json&filter=live', many)).body).toEqual([]);
    expect(
      (await get<string>('/export?format=csv&filter=live', many)).body.trim().split('\r\n'),
    ).toHaveLength(1);
  });

  test.each([
    '',
    '?format=xls',
    '?format=csv&filter=x',
    '?format=csv&from=2026-13-01',
    '?format=csv&to=9999-12-31',
    '?format=csv&format=json',
  ])('export%s is refused', async (query) => {
    expect((await get(`/export${query}`, many)).status).toBe(422);
  });
});

describe('retention', () => {
  const age = (tab: VisitorTab, days: number) =>
    sql(
      server,
      `update visitor_sessions set last_message_at = ${instant(server, Date.now() - days * DAY)} where session_id = '${tab.sessionId}'`,
    );

  test('each owner keeps conversations as long as chosen, and the figures stay', async () => {
    const [short, usual] = [await openBot(), await openBot()];
    await short.save({ retentionDays: 30 });
    const tabs = {
      shortOld: await visit('Ciao!', short),
      shortNew: await visit('Ciao!', short),
      usualOld: await visit('Ciao!', usual),
      usualNew: await visit('Ciao!', usual),
    };
    await tabs.shortOld.post('handover', { email: 'anna@visitatori.test' });
    await age(tabs.shortOld, 31);
    await age(tabs.shortNew, 29);
    await age(tabs.usualOld, 91);
    await age(tabs.usualNew, 89);
    await runJob(server, 'erase-old-conversations');
    const left = async (of: OwnedBot) => (await list('', of)).data;
    const sessions = (rows: VisitorConversation[]) => rows.map(({ sessionId }) => sessionId);
    expect(sessions(await left(short))).toEqual([tabs.shortNew.sessionId]);
    expect(sessions(await left(usual))).toEqual([tabs.usualNew.sessionId]);
    const orphans = await sql(
      server,
      `select 1 from visitor_messages where session_id is null union all select 1 from outbox_mails where dedupe_key like '%${tabs.shortOld.sessionId}%'`,
    );
    expect(orphans).toEqual([]);
    expect((await short.get()).messagesUsedMonthly).toBe(2);
  }, 120_000);
});
