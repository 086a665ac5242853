import type { GetConversation, ListConversations, WidgetLiveEvent, WidgetStreamEvent } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, eventually } from '../support/client';
import { sql, sqlMany } from '../support/database';
import { startFakeModel } from '../support/fake-model';
import { describeOnSqlite } from '../support/on-sqlite';
import { outbox } from '../support/outbox';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';
import { visitorTab } from '../support/visitor-tab';

const SITE = 'https://pizzeria.test';
let server: CmsServer;
let model: Awaited<ReturnType<typeof startFakeModel>>;
let bot: OwnedBot;

beforeAll(async () => {
  model = await startFakeModel();
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE });
  await bot.upload([
    { name: 'orari.txt', bytes: Buffer.from('La pizzeria apre alle 19 e chiude a mezzanotte.\n') },
  ]);
  await bot.publish();
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const visit = (message = 'A che ora apre la pizzeria?', more: Record<string, unknown> = {}) =>
  visitorTab(server, bot.id, SITE, message, more);
const conversation = async (sessionId: string, on = server, of = bot) =>
  (
    await client(on).get<GetConversation['response']>(`/chatbots/${of.id}/conversations/${sessionId}`, {
      token: of.owner.token,
    })
  ).body.data;
const messagesIn = (events: WidgetLiveEvent[]) =>
  events.flatMap((event) => (event.type === 'message' ? [event.message] : []));
const textIn = (events: WidgetStreamEvent[]) =>
  events.flatMap((event) => (event.type === 'text-delta' ? [event.delta] : [])).join('');

describe('the events of a conversation', () => {
  test('another tab of the same visitor hears the question and the reply, once each', async () => {
    const tab = await visit();
    const other = await tab.events();
    expect(other.response.headers.get('content-type')).toContain('text/event-stream');
    expect(other.response.headers.get('access-control-allow-origin')).toBe(SITE);
    const reply = await tab.say('E quando chiude?');
    await eventually(
      async () => messagesIn(other.events),
      (messages) => messages.length >= 2,
    );
    const [question, answer] = messagesIn(other.events);
    expect(question).toMatchObject({ sender: 'user', text: 'E quando chiude?' });
    expect(answer).toMatchObject({ sender: 'bot', text: reply.body.reply, id: reply.body.reply_id });
    expect(answer?.message_id).toBe(question?.message_id);
    expect((await tab.history()).body.messages.slice(-2)).toEqual([question, answer]);
    other.stop();
  });

  test('nobody hears a conversation without its token', async () => {
    const [mine, other] = [await visit(), await visit('Altro visitatore')];
    const path = `/widget/events?install_id=${bot.id}&sessionId=${mine.sessionId}`;
    for (const token of [other.proof.session_token, 'x', ''])
      expect(
        (await client(server).get(path, { headers: { origin: SITE, authorization: `Bearer ${token}` } }))
          .status,
      ).toBe(401);
    expect(
      (await client(server).get('/widget/events?install_id=a b', { headers: { origin: SITE } })).status,
    ).toBe(422);
  });

  test('the seventh window of one conversation ends the first', async () => {
    const tab = await visit();
    const windows = [];
    for (let index = 0; index < 7; index += 1) windows.push(await tab.events());
    await windows[0]?.ended;
    for (const window of windows) window.stop();
  });

  if (process.env.TEST_DATABASE === 'postgres')
    test('a window that another instance serves hears the same', async () => {
      const twin = await server.twin();
      const tab = await visit();
      const there = await tab.events(twin);
      await tab.say('E quando chiude?');
      await eventually(
        async () => messagesIn(there.events).map(({ sender }) => sender),
        (senders) => senders.join() === 'user,bot',
      );
      there.stop();
      await twin.stop();
    }, 120_000);
});

describe('a thumb', () => {
  test('is noted once, told to the owner, and can be taken back', async () => {
    const tab = await visit();
    const rate = (value: unknown, reason?: string) =>
      tab.post('feedback', { reply_id: tab.first.reply_id, value, reason });
    expect((await rate('down', '  Non era\u202e questo  ')).status).toBe(204);
    expect((await rate('down', 'Non era questo')).status).toBe(204);
    const rated = await conversation(tab.sessionId);
    expect(rated.conversation.thumbsDown).toBe(true);
    expect(rated.messages[1]).toMatchObject({ feedback: 'down', feedbackReason: 'Non era questo' });
    expect((await tab.history()).body.messages[1]).toMatchObject({ feedback: 'down' });
    expect((await rate(null)).status).toBe(204);
    const undone = await conversation(tab.sessionId);
    expect(undone.conversation.thumbsDown).toBe(false);
    expect(undone.messages[1]).toMatchObject({ feedback: null, feedbackReason: '' });
  });

  test('counts only on a reply of the own conversation', async () => {
    const [mine, other] = [await visit(), await visit('Altro visitatore')];
    const [question] = (await mine.history()).body.messages;
    for (const reply_id of [other.first.reply_id, question?.id, 'niente'])
      expect((await mine.post('feedback', { reply_id, value: 'up' })).status).toBe(404);
    for (const bad of [
      { value: 'so-so' },
      { value: 'up', reply_id: 1 },
      { value: 'up', reason: 'x'.repeat(301) },
    ])
      expect((await mine.post('feedback', { reply_id: mine.first.reply_id, ...bad })).status).toBe(422);
    const forged = await mine.post('feedback', {
      reply_id: mine.first.reply_id,
      value: 'up',
      session_token: 'x',
    });
    expect(forged.status).toBe(401);
  });
});

describe('asking for a person', () => {
  const present = () =>
    client(server).post(`/chatbots/${bot.id}/inbox-presence`, {}, { token: bot.owner.token });
  const calls = async () =>
    (await outbox(server, bot.owner.email)).filter(({ kind }) => kind === 'person-request');

  test('nobody looks at the inbox: one mail calls the owner, however often it is asked', async () => {
    const before = (await calls()).length;
    const tab = await visit();
    const requests = await Promise.all([tab.post('person'), tab.post('person'), tab.post('person')]);
    expect(requests.map(({ status, body }) => [status, body.available])).toEqual([
      [200, false],
      [200, false],
      [200, false],
    ]);
    const mails = await calls();
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.links.join()).toContain(`session=${tab.sessionId}`);
    expect((await tab.history()).body.person_requested).toBe(true);
    const { conversation: stored } = await conversation(tab.sessionId);
    expect(stored).toMatchObject({ waiting: true, attendedBy: 'bot' });
    expect(stored.personRequestedAt).not.toBeNull();
    const list = await client(server).get<ListConversations['response']>(
      `/chatbots/${bot.id}/conversations?filter=person`,
      {
        token: bot.owner.token,
      },
    );
    expect(list.body.data.map(({ sessionId }) => sessionId)).toContain(tab.sessionId);
  });

  test('who types it has asked for one as by the button', async () => {
    const before = (await calls()).length;
    const tab = await visit('Vorrei parlare con una persona');
    expect(tab.first).toMatchObject({ outcome: 'answered', handover: true });
    expect(tab.first).not.toHaveProperty('person_called');
    expect((await tab.history()).body.person_requested).toBe(true);
    expect((await conversation(tab.sessionId)).conversation).toMatchObject({
      waiting: true,
      attendedBy: 'bot',
    });
    expect(await calls()).toHaveLength(before + 1);
    await tab.say('Allora, parlo con un operatore?');
    expect(await calls()).toHaveLength(before + 1);
  });

  test('the bot goes on answering, and the visitor goes on waiting', async () => {
    const tab = await visit();
    await tab.post('person');
    expect((await tab.say('Intanto: a che ora apre la pizzeria?')).body.outcome).toBe('answered');
    expect((await conversation(tab.sessionId)).conversation.waiting).toBe(true);
  });

  test('somebody looks at the inbox: available, and no mail', async () => {
    const before = (await calls()).length;
    expect((await present()).status).toBe(204);
    const tab = await visit();
    expect((await tab.post('person')).body).toEqual({ available: true });
    const typed = await (await visit()).stream('Can I talk to a human?');
    await typed.ended;
    expect(typed.events.find(({ type }) => type === 'data-outcome')).toMatchObject({
      data: { outcome: 'answered', person_called: true },
    });
    expect(await calls()).toHaveLength(before);
    await sql(server, `update chatbots set owner_seen_at = null where install_id = '${bot.id}'`);
    expect((await tab.post('person')).body).toEqual({ available: false });
  });
});

describeOnSqlite('who the page says its visitor is', () => {
  test('is shown to the owner, short, on one line, and only when it may be true', async () => {
    const tab = await visit('A che ora apre la pizzeria?', {
      visitor: { name: `Anna\u202e\n${'x'.repeat(200)}`, email: 'anna@visitatori.test' },
    });
    const { identity } = (await conversation(tab.sessionId)).conversation;
    expect(identity?.name).toMatch(/^Anna x+$/);
    expect(identity?.name).toHaveLength(80);
    expect(identity?.email).toBe('anna@visitatori.test');
    await tab.say('Ancora io', { visitor: { name: 'Anna Verdi', email: 'niente' } });
    expect((await conversation(tab.sessionId)).conversation.identity).toEqual({
      name: 'Anna Verdi',
      email: 'anna@visitatori.test',
    });
  });

  test.each([[null], ['Anna'], [{ name: 5 }], [{ name: '  ', email: 'x' }]])(
    '%j is no identity, and no reason to refuse a question',
    async (who) => {
      const tab = await visit('A che ora apre la pizzeria?', { visitor: who });
      expect((await conversation(tab.sessionId)).conversation.identity).toBeNull();
    },
  );
});

describe('the history', () => {
  test('comes 200 messages at a time, the newest first asked for', async () => {
    const tab = await visit();
    const [session] = await sql(
      server,
      `select id, chatbot_id from visitor_sessions where session_id = '${tab.sessionId}'`,
    );
    await sqlMany(
      server,
      'insert into visitor_messages (document_id, session_id, chatbot_id, client_id, sender, content, state, created_at) values',
      Array.from(
        { length: 250 },
        (_, index) =>
          `('old-${index}', ${session?.id}, ${session?.chatbot_id}, 'old-${index}', 'visitor', 'Messaggio ${index}', 'done', ${server.env.DATABASE_URL ? 'now()' : Date.now()})`,
      ),
    );
    const last = (await tab.history()).body;
    expect(last.messages).toHaveLength(200);
    expect(last.has_more).toBe(true);
    expect(last.messages.at(-1)?.text).toBe('Messaggio 249');
    const before = (await tab.history(`&before=${last.messages[0]?.id}`)).body;
    expect(before.has_more).toBe(false);
    expect(before.messages).toHaveLength(52);
    expect(before.messages.at(-1)?.text).toBe('Messaggio 49');
    expect((await tab.history('&before=niente')).status).toBe(422);
  });
});

describe('stopping a reply', () => {
  let slow: CmsServer;
  let talker: OwnedBot;
  beforeAll(async () => {
    slow = await startCms({ env: { SEED_DEMO: 'true', ...model.env } });
    talker = await ownerOfBot(slow);
    // What the scripted model says is in it: a reply that states more is not shown.
    await talker.save({ siteUrl: SITE, instructions: 'La pizzeria apre alle 19.' });
    await talker.publish();
  });
  afterAll(() => slow.stop());

  const open = async () => {
    const opening = visitorTab(slow, talker.id, SITE, 'Raccontami della pizzeria');
    const replies = await eventually(
      async () => model.replies.splice(0),
      ({ length }) => length === 1,
    );
    replies[0]?.say('Eccoci. ');
    replies[0]?.end();
    return opening;
  };
  const nextReply = async () =>
    (
      await eventually(
        async () => model.replies.splice(0),
        ({ length }) => length === 1,
      )
    )[0];

  test('what was said stays, the model is left alone, and nothing comes after', async () => {
    const tab = await open();
    const messageId = crypto.randomUUID();
    const stream = await tab.stream('Raccontami tutto', messageId);
    const reply = await nextReply();
    reply?.say('La prima frase è questa. La seconda ');
    await eventually(
      async () => textIn(stream.events),
      (text) => text.includes('La prima frase'),
    );
    expect((await tab.post('stop', { message_id: messageId })).status).toBe(204);
    await stream.ended;
    await eventually(async () => reply?.gone, Boolean);
    expect(textIn(stream.events)).toBe('La prima frase è questa.');
    expect(stream.events.at(-1)).toEqual({ type: 'finish' });
    const { messages } = await conversation(tab.sessionId, slow, talker);
    expect(messages.at(-1)).toMatchObject({
      text: 'La prima frase è questa.',
      stopped: true,
      answered: null,
    });
    // Again, and for a message that never was: as if it had ended.
    expect((await tab.post('stop', { message_id: messageId })).status).toBe(204);
    expect((await tab.post('stop', { message_id: crypto.randomUUID() })).status).toBe(204);
    // The same message sent again has the reply it had.
    const again = await tab.say('Raccontami tutto', { message_id: messageId });
    expect(again.body.reply).toBe('La prima frase è questa.');
  });

  test('before the first word nothing stays but the question', async () => {
    const tab = await open();
    const messageId = crypto.randomUUID();
    const stream = await tab.stream('Raccontami tutto', messageId);
    await nextReply();
    expect((await tab.post('stop', { message_id: messageId })).status).toBe(204);
    await stream.ended;
    expect(textIn(stream.events)).toBe('');
    expect((await tab.history()).body.messages.map(({ sender }) => sender)).toEqual(['user', 'bot', 'user']);
    const next = tab.say('E gli orari della pizzeria?');
    const reply = await nextReply();
    reply?.say('Dalle 19. ');
    reply?.end();
    expect((await next).body.reply).toBe('Dalle 19.');
  });
});
