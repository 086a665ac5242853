import type { ListNotifications, LiveEvent, Notification, NotificationKind } from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, dataOf, eventually, refusalOf, signUp, type TestUser } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { listen } from '../support/listen';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { visitorTab } from '../support/visitor-tab';

const SITE = 'https://forno.test';
const DAY_MS = 86_400_000;
let server: SharedCms;
let bot: OwnedBot;
beforeAll(async () => {
  server = sharedCms();
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE });
  await bot.publish();
});

const list = async (who: TestUser, query = '') =>
  (await client(server).get<ListNotifications['response']>(`/notifications${query}`, { token: who.token }))
    .body;
const ofKind = async (who: TestUser, kind: NotificationKind): Promise<Notification[]> =>
  (await list(who)).data.filter((notification) => notification.kind === kind);

/** Mails the link of a new project: the shortest way to one notification. */
const mailLink = async (who: TestUser, projectName = 'Forno 2027') => {
  const { body } = await client(server).post(
    '/projects/link',
    { projectType: 'no-filed-accounts', projectName, address: 'forno@rossi.test' },
    { token: who.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  return dataOf<{ chatId: string }>({ body });
};

describe('people are told', () => {
  test('that a product is paid', async () => {
    expect(await ofKind(bot.owner, 'purchase-paid')).toMatchObject([
      {
        params: { productTitle: 'Chatbot AI' },
        link: expect.stringMatching(/^\/checkout\/esito\?purchase=\w+$/),
        readAt: null,
      },
    ]);
  });

  test('that the link to a project left, at once on every screen', async () => {
    const person = await signUp(server);
    const live = await listen<LiveEvent>(server, '/stream', { authorization: `Bearer ${person.token}` });
    const { chatId } = await mailLink(person);
    expect(await ofKind(person, 'project-link')).toMatchObject([
      {
        params: { projectName: 'Forno 2027', address: 'forno@rossi.test' },
        link: `/chat-project/${chatId}`,
      },
    ]);
    await eventually(
      async () => live.events,
      (events) => events.some(({ topic }) => topic === 'notifications'),
    );
    live.stop();
  });

  test('that a file could not be read, once for each file', async () => {
    await bot.upload([{ name: 'vuoto.txt', bytes: Buffer.from('') }]);
    const [notices] = await eventually(
      () => ofKind(bot.owner, 'training-failed'),
      ({ length }) => length > 0,
    );
    expect(notices).toMatchObject({ params: { fileName: 'vuoto.txt' } });
    expect(notices?.link).toContain(`install_id=${bot.id}&section=training`);
  });

  test('that a visitor waits, until that conversation is erased', async () => {
    const tab = await visitorTab(server, bot.id, SITE, 'Buongiorno, a che ora aprite?');
    await tab.say('Vorrei parlare con una persona');
    await Promise.all([tab.post('person'), tab.post('person')]);
    const notices = await ofKind(bot.owner, 'person-request');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.link).toContain(tab.sessionId);
    // What they wanted to know, not the wish for a person itself.
    expect(notices[0]?.params).toMatchObject({ question: 'Buongiorno, a che ora aprite?' });
    await tab.post('handover', { email: 'anna@posta.test', note: 'Una torta' });
    expect(await ofKind(bot.owner, 'contact-left')).toMatchObject([
      { params: { visitorEmail: 'anna@posta.test', question: 'Buongiorno, a che ora aprite?' } },
    ]);
    await client(server).del(`/chatbots/${bot.id}/conversations/${tab.sessionId}`, undefined, {
      token: bot.owner.token,
    });
    expect(await ofKind(bot.owner, 'person-request')).toEqual([]);
    expect(await ofKind(bot.owner, 'contact-left')).toEqual([]);
  });

  test('that a chatbot has used its month', async () => {
    await sql(
      server,
      `update chatbots set messages_monthly_limit = messages_used_monthly + 1 where install_id = '${bot.id}'`,
    );
    await visitorTab(server, bot.id, SITE, 'Siete aperti la domenica?');
    const notices = await eventually(
      () => ofKind(bot.owner, 'quota-warning'),
      (found) => found.some(({ params }) => 'percent' in params && params.percent === 100),
    );
    expect(notices[0]?.link).toContain('section=statistics');
  });
});

describe('a list of notifications', () => {
  let person: TestUser;
  beforeAll(async () => {
    person = await signUp(server);
    for (const name of ['Uno', 'Due', 'Tre']) await mailLink(person, name);
  });
  const names = ({ data }: ListNotifications['response']) =>
    data.map(({ params }) => ('projectName' in params ? params.projectName : ''));
  const mark = (id: string, read: unknown, who = person) =>
    client(server).patch(`/notifications/${id}`, { read }, { token: who.token });

  test('is newest first, and counts what is unread whatever it shows', async () => {
    const all = await list(person);
    expect(names(all)).toEqual(['Tre', 'Due', 'Uno']);
    expect(all.meta).toEqual({ page: 1, pageSize: 20, total: 3, unread: 3 });
    const { status, body } = await mark(all.data[1]?.id ?? '', true);
    expect([status, dataOf<Notification>({ body }).readAt]).toEqual([200, expect.any(String)]);
    expect((await list(person)).meta).toMatchObject({ total: 3, unread: 2 });
    const unread = await list(person, '?filter=unread');
    expect([names(unread), unread.meta.unread]).toEqual([['Tre', 'Uno'], 2]);
    await mark(all.data[1]?.id ?? '', false);
    expect((await list(person)).meta.unread).toBe(3);
  });

  test('is another person’s to nobody', async () => {
    const [first] = (await list(person)).data;
    const id = first?.id ?? '';
    expect((await mark(id, true, bot.owner)).status).toBe(404);
    const token = bot.owner.token;
    expect((await client(server).del(`/notifications/${id}`, undefined, { token })).status).toBe(404);
    expect((await client(server).post('/notifications/read', {}, { token })).status).toBe(200);
    expect((await list(bot.owner)).meta.unread).toBe(0);
    expect((await list(person)).meta.unread).toBe(3);
    expect((await client(server).get('/notifications')).status).toBe(401);
  });

  test.each(['?filter=x', '?page=0', '?page=a'])('%s is refused', async (query) => {
    const { status, body } = await client(server).get(`/notifications${query}`, { token: person.token });
    expect([status, refusalOf({ body }).code]).toEqual([422, 'VALIDATION']);
  });

  test('a word instead of yes or no is refused, and a name that names nothing', async () => {
    const [first] = (await list(person)).data;
    expect((await mark(first?.id ?? '', 'sì')).status).toBe(422);
    expect((await mark('%27%3B--', true)).status).toBe(404);
  });

  test('loses what is deleted, and what is older than ninety days', async () => {
    const [newest, middle] = (await list(person)).data;
    const { token } = person;
    expect((await client(server).del(`/notifications/${newest?.id}`, undefined, { token })).status).toBe(200);
    expect(names(await list(person))).toEqual(['Due', 'Uno']);
    const old = instant(server, Date.now() - 91 * DAY_MS);
    await sql(server, `update notifications set created_at = ${old} where document_id = '${middle?.id}'`);
    await runJob(server, 'tidy-notifications');
    expect(names(await list(person))).toEqual(['Uno']);
  });
});
