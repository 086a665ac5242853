import type {
  GetConversation,
  ListConversations,
  LiveEvent,
  VisitorConversation,
  VisitorMessage,
  WidgetLiveEvent,
  WidgetStreamEvent,
} from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, eventually, signUp } from '../support/client';
import { instant, sql } from '../support/database';
import { startFakeModel } from '../support/fake-model';
import { listen } from '../support/listen';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';
import { visitorTab, type VisitorTab } from '../support/visitor-tab';

const SITE = 'https://pizzeria.test';
const MINUTE = 60_000;
let server: CmsServer;
let model: Awaited<ReturnType<typeof startFakeModel>>;
let bot: OwnedBot;

beforeAll(async () => {
  model = await startFakeModel();
  server = await startCms({ env: { SEED_DEMO: 'true', ...model.env } });
  bot = await ownerOfBot(server);
  // What the scripted model says is in it: a reply that states more is not shown.
  await bot.save({ siteUrl: SITE, instructions: 'La pizzeria apre alle sette di sera.' });
  await bot.publish();
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const question = async () =>
  (
    await eventually(
      async () => model.replies.splice(0),
      ({ length }) => length === 1,
    )
  )[0];
/** A visitor whose first question the bot has answered. */
const visit = async (): Promise<VisitorTab> => {
  const opening = visitorTab(server, bot.id, SITE, 'Raccontami della pizzeria');
  const reply = await question();
  reply?.say('Eccoci. ');
  reply?.end();
  return opening;
};

/** What the owner does to one conversation. */
const desk = (sessionId: string, token = bot.owner.token) => {
  const api = client(server);
  const path = `/chatbots/${bot.id}/conversations/${sessionId}`;
  const act = (deed: string) => api.post<{ data: VisitorConversation }>(`${path}/${deed}`, {}, { token });
  return {
    takeOver: () => act('take-over'),
    handBack: () => act('hand-back'),
    typing: () => api.post(`${path}/typing`, {}, { token }),
    say: (text: string, clientId: string = crypto.randomUUID()) =>
      api.post<{ data: VisitorMessage }>(`${path}/messages`, { clientId, text }, { token }),
    read: () => api.get<GetConversation['response']>(path, { token }),
    erase: () => api.del(path, undefined, { token }),
  };
};
const list = async (query = '') =>
  (
    await client(server).get<ListConversations['response']>(`/chatbots/${bot.id}/conversations${query}`, {
      token: bot.owner.token,
    })
  ).body;
const row = async (sessionId: string) =>
  (await list()).data.find((conversation) => conversation.sessionId === sessionId);
const ownerHears = () => listen<LiveEvent>(server, '/stream', { authorization: `Bearer ${bot.owner.token}` });
const used = async () => (await bot.get()).messagesUsedMonthly;
const textIn = (events: WidgetStreamEvent[]) =>
  events.flatMap((event) => (event.type === 'text-delta' ? [event.delta] : [])).join('');
const outcomeIn = (events: WidgetStreamEvent[]) =>
  events.flatMap((event) => (event.type === 'data-outcome' ? [event.data] : []))[0];
const texts = (events: WidgetLiveEvent[]) =>
  events.flatMap((event) =>
    event.type === 'message' ? [`${event.message.sender}: ${event.message.text}`] : [],
  );
const attended = (events: WidgetLiveEvent[]) =>
  events.flatMap((event) => (event.type === 'attended' ? [event.by] : []));
/** Nobody has written in the conversation for so long. */
const silentFor = async (sessionId: string, milliseconds: number) => {
  const then = instant(server, Date.now() - milliseconds);
  await sql(
    server,
    `update visitor_sessions set person_active_at = ${then} where session_id = '${sessionId}'`,
  );
};
/** And nobody has looked at the inbox: from then on the sweep may give the conversation back. */
const awayFor = async (sessionId: string, milliseconds: number) => {
  await silentFor(sessionId, milliseconds);
  const then = instant(server, Date.now() - milliseconds);
  await sql(server, `update chatbots set owner_seen_at = ${then} where install_id = '${bot.id}'`);
};

describe('the owner steps in', () => {
  test('from then on the visitor hears a person, the bot is silent, and nothing is counted', async () => {
    const tab = await visit();
    const [window, inbox] = await Promise.all([tab.events(), ownerHears()]);
    const owner = desk(tab.sessionId);
    const before = await used();
    expect((await owner.takeOver()).body.data).toMatchObject({ attendedBy: 'person', waiting: false });
    expect((await owner.takeOver()).status).toBe(200);

    const sent = await tab.say('Siete veramente voi?');
    expect(sent.body).toMatchObject({
      outcome: 'person',
      reply: 'Messaggio ricevuto: ti risponde una persona.',
      reply_id: '',
      handover: false,
    });
    const streamed = await tab.stream('Pronto?');
    await streamed.ended;
    expect(textIn(streamed.events)).toBe('');
    expect(outcomeIn(streamed.events)).toMatchObject({ outcome: 'person', reply_id: '' });
    expect(await row(tab.sessionId)).toMatchObject({ waiting: true, unread: true });

    expect((await owner.typing()).status).toBe(204);
    expect((await owner.say('Sì, sono Giulia.')).body.data).toMatchObject({
      sender: 'person',
      text: 'Sì, sono Giulia.',
      aiGenerated: false,
    });
    await eventually(
      async () => texts(window.events),
      (lines) => lines.length === 3,
    );
    expect(texts(window.events)).toEqual([
      'user: Siete veramente voi?',
      'user: Pronto?',
      'person: Sì, sono Giulia.',
    ]);
    expect(attended(window.events)).toEqual(['person']);
    expect(window.events).toContainEqual({ type: 'typing' });
    expect(await row(tab.sessionId)).toMatchObject({ waiting: false, unread: false, messageCount: 5 });
    expect(await used()).toBe(before);
    expect(model.replies).toHaveLength(0);

    const updates = inbox.events.filter((event) => event.topic === 'conversation');
    expect(updates.at(-1)).toMatchObject({ conversation: { attendedBy: 'person', waiting: false } });
    const history = (await tab.history()).body;
    expect(history.attended_by).toBe('person');
    expect(history.messages.at(-1)).toMatchObject({
      sender: 'person',
      text: 'Sì, sono Giulia.',
      sources: [],
      message_id: '',
    });
    window.stop();
    inbox.stop();
  });

  test('the same message sent five times at once is one message', async () => {
    const tab = await visit();
    const owner = desk(tab.sessionId);
    const clientId = crypto.randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => owner.say('Eccomi', clientId)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await owner.read()).body.data.messages).toHaveLength(3);
    expect((await owner.say('Altro', clientId)).body).toMatchObject({
      error: { details: { code: 'IDEMPOTENCY_MISMATCH' } },
    });
  });

  test("a visitor's message sent twice while a person attends is one message", async () => {
    const tab = await visit();
    await desk(tab.sessionId).takeOver();
    const message_id = crypto.randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => tab.say('Ci siete?', { message_id })));
    expect(replies.map(({ status, body }) => [status, body.outcome])).toEqual(
      Array.from({ length: 5 }, () => [200, 'person']),
    );
    expect((await tab.history()).body.messages).toHaveLength(3);
  });

  test.each([
    ['no text', { clientId: crypto.randomUUID(), text: '  ' }],
    ['too long a text', { clientId: crypto.randomUUID(), text: 'x'.repeat(2_001) }],
    ['no name', { text: 'ciao' }],
    ['a strange name', { clientId: "'; drop", text: 'ciao' }],
    ['nothing', {}],
  ])('%s is refused', async (_what, body) => {
    const tab = await visit();
    const path = `/chatbots/${bot.id}/conversations/${tab.sessionId}/messages`;
    expect((await client(server).post(path, body, { token: bot.owner.token })).status).toBe(422);
  });

  test("another owner's inbox is not there", async () => {
    const tab = await visit();
    const stranger = await signUp(server, { name: 'Luca Bianchi' });
    const foreign = desk(tab.sessionId, stranger.token);
    for (const deed of [foreign.takeOver, foreign.handBack, foreign.typing, foreign.read, foreign.erase])
      expect((await deed()).status).toBe(404);
    expect((await foreign.say('Eccomi')).status).toBe(404);
    const api = client(server);
    const token = stranger.token;
    expect((await api.post(`/chatbots/${bot.id}/inbox-presence`, {}, { token })).status).toBe(404);
    expect((await api.get(`/chatbots/${bot.id}/conversations/export?format=csv`, { token })).status).toBe(
      404,
    );
    const missing = desk('0'.repeat(32));
    for (const deed of [missing.takeOver, missing.handBack, missing.typing, missing.read, missing.erase])
      expect((await deed()).status).toBe(404);
  });
});

describe('while the bot is answering', () => {
  test('taking over ends the reply with what was said', async () => {
    const tab = await visit();
    const stream = await tab.stream('Raccontami tutto');
    const reply = await question();
    reply?.say('La prima frase è questa. La seconda ');
    await eventually(
      async () => textIn(stream.events),
      (text) => text.includes('La prima'),
    );
    await desk(tab.sessionId).takeOver();
    await stream.ended;
    await eventually(async () => reply?.gone, Boolean);
    expect(outcomeIn(stream.events)).toMatchObject({ outcome: 'answered' });
    const { messages } = (await desk(tab.sessionId).read()).body.data;
    expect(messages.map(({ sender, text, stopped }) => [sender, text, stopped]).slice(2)).toEqual([
      ['visitor', 'Raccontami tutto', false],
      ['bot', 'La prima frase è questa.', true],
    ]);
  });

  test('before its first word, the person answers instead and the message is given back', async () => {
    const tab = await visit();
    const before = await used();
    const messageId = crypto.randomUUID();
    const stream = await tab.stream('Raccontami tutto', messageId);
    await question();
    await desk(tab.sessionId).takeOver();
    await stream.ended;
    expect(outcomeIn(stream.events)).toMatchObject({ outcome: 'person', reply_id: '' });
    expect((await desk(tab.sessionId).read()).body.data.messages).toHaveLength(3);
    expect(await used()).toBe(before);
    // The visitor's page never saw the answer and sends again: still one message, and still a person's.
    const again = await tab.say('Raccontami tutto', { message_id: messageId });
    expect(again.body.outcome).toBe('person');
    expect((await tab.history()).body.messages).toHaveLength(3);
  });

  test('the first word of the owner ends it too', async () => {
    const tab = await visit();
    const answer = tab.say('Raccontami tutto');
    await question();
    await desk(tab.sessionId).say('Ci penso io.');
    expect((await answer).body.outcome).toBe('person');
    const texts = (await tab.history()).body.messages.map(({ text }) => text);
    expect(texts.slice(2)).toEqual(['Raccontami tutto', 'Ci penso io.']);
  });

  test('taken over and handed back at once, the question still gets its one reply', async () => {
    const tab = await visit();
    const before = await used();
    const answer = tab.say('Raccontami tutto');
    await question();
    const owner = desk(tab.sessionId);
    await Promise.all([owner.takeOver().then(() => owner.handBack()), owner.handBack()]);
    const settled = async () => (await tab.history()).body;
    // Whether the engine is asked once more depends on who was first; the answer is one either way.
    const modelReplies = await eventually(
      async () => model.replies.splice(0),
      ({ length }) => length === 1,
    );
    modelReplies[0]?.say('Certo. ');
    modelReplies[0]?.end();
    const replied = await eventually(settled, ({ messages }) => messages.length === 4);
    expect(replied.messages.map(({ sender }) => sender)).toEqual(['user', 'bot', 'user', 'bot']);
    expect((await answer).status).toBe(200);
    expect(await used()).toBe(before + 1);
  });
});

describe('handing back', () => {
  test('the bot answers what is still unanswered, and the visitor hears it', async () => {
    const tab = await visit();
    const owner = desk(tab.sessionId);
    await owner.takeOver();
    await tab.say('E gli orari della pizzeria?');
    const window = await tab.events();
    expect((await owner.handBack()).body.data.attendedBy).toBe('bot');
    const reply = await question();
    reply?.say('Dalle sette. ');
    reply?.end();
    await eventually(
      async () => texts(window.events),
      (lines) => lines.includes('bot: Dalle sette.'),
    );
    expect(attended(window.events)).toEqual(['bot']);
    expect((await owner.handBack()).status).toBe(200);
    expect((await tab.history()).body.messages).toHaveLength(4);
    expect(model.replies).toHaveLength(0);
    window.stop();
  });

  test('nothing is asked of the bot where the person had the last word', async () => {
    const tab = await visit();
    const owner = desk(tab.sessionId);
    await owner.say('Ti lascio al nostro assistente.');
    await owner.handBack();
    expect((await tab.history()).body).toMatchObject({ attended_by: 'bot' });
    expect((await tab.history()).body.messages).toHaveLength(3);
    expect(model.replies).toHaveLength(0);
  });

  test('a message at the very instant of it is answered once, by one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tab = await visit();
      const owner = desk(tab.sessionId);
      await owner.takeOver();
      const [sending] = [tab.say('E gli orari della pizzeria?'), owner.handBack()];
      const reply = await question();
      reply?.say('Dalle sette. ');
      reply?.end();
      expect((await sending).status).toBe(200);
      const history = await eventually(
        async () => (await tab.history()).body.messages.map(({ sender }) => sender),
        ({ length }) => length === 4,
      );
      expect(history).toEqual(['user', 'bot', 'user', 'bot']);
    }
    expect(model.replies).toHaveLength(0);
  });

  test('two tabs of the owner disagree: the last one counts and nothing breaks', async () => {
    const tab = await visit();
    const owner = desk(tab.sessionId);
    const deeds = await Promise.all([
      owner.takeOver(),
      owner.handBack(),
      owner.takeOver(),
      owner.handBack(),
      owner.say('Eccomi'),
      owner.handBack(),
    ]);
    expect(deeds.every(({ status }) => status === 200)).toBe(true);
    await owner.handBack();
    expect((await tab.history()).body.attended_by).toBe('bot');
    expect((await tab.history()).body.messages).toHaveLength(3);
  });
});

describe('an owner who has gone', () => {
  test('after half an hour of silence and absence the bot answers the next message', async () => {
    const tab = await visit();
    const window = await tab.events();
    await desk(tab.sessionId).say('Torno subito.');
    await awayFor(tab.sessionId, 31 * MINUTE);
    const answer = tab.say('E gli orari della pizzeria?');
    const reply = await question();
    reply?.say('Dalle sette. ');
    reply?.end();
    expect((await answer).body).toMatchObject({ outcome: 'answered', reply: 'Dalle sette.' });
    await eventually(
      async () => attended(window.events),
      (by) => by.join() === 'person,bot',
    );
    expect((await tab.history()).body.attended_by).toBe('bot');
    window.stop();
  });

  test('a look at the inbox keeps the conversation', async () => {
    const tab = await visit();
    await desk(tab.sessionId).say('Torno subito.');
    await client(server).post(`/chatbots/${bot.id}/inbox-presence`, {}, { token: bot.owner.token });
    await silentFor(tab.sessionId, 31 * MINUTE);
    expect((await tab.say('Siete ancora lì?')).body.outcome).toBe('person');
    await desk(tab.sessionId).say('Certo.');
  });

  test('who waits in silence is told, and gets the answer, without writing again', async () => {
    const tab = await visit();
    await desk(tab.sessionId).takeOver();
    await tab.say('E gli orari della pizzeria?');
    const window = await tab.events();
    await awayFor(tab.sessionId, 31 * MINUTE);
    const modelReplies = await eventually(
      async () => model.replies.splice(0),
      ({ length }) => length === 1,
      60_000,
    );
    modelReplies[0]?.say('Dalle sette. ');
    modelReplies[0]?.end();
    await eventually(
      async () => texts(window.events),
      (lines) => lines.includes('bot: Dalle sette.'),
    );
    expect(attended(window.events)).toEqual(['bot']);
    window.stop();
  }, 90_000);
});

describe('erasing', () => {
  test('everything that names the visitor is gone, and both ends are told', async () => {
    const tab = await visit();
    await tab.post('handover', { email: 'anna@visitatori.test', note: 'Chiamatemi' });
    await tab.post('person');
    const [window, inbox] = await Promise.all([tab.events(), ownerHears()]);
    expect((await desk(tab.sessionId).erase()).status).toBe(204);
    await window.ended;
    expect(window.events).toEqual([{ type: 'erased' }]);
    await eventually(
      async () => inbox.events,
      (events) =>
        events.some((event) => event.topic === 'conversation-erased' && event.sessionId === tab.sessionId),
    );
    const left = async (table: string, where: string) =>
      Number((await sql(server, `select count(*) as count from ${table} where ${where}`))[0]?.count);
    expect(await left('visitor_sessions', `session_id = '${tab.sessionId}'`)).toBe(0);
    expect(await left('visitor_messages', 'session_id is null')).toBe(0);
    expect(await left('outbox_mails', `dedupe_key like '%${tab.sessionId}%'`)).toBe(0);
    expect((await desk(tab.sessionId).erase()).status).toBe(404);
    expect((await tab.history()).body).toMatchObject({ messages: [], has_more: false });
    const late = await tab.events();
    await late.ended;
    expect(late.events).toEqual([{ type: 'erased' }]);
    expect((await tab.post('person')).status).toBe(404);
    inbox.stop();
  });

  test('during a reply the visitor hears it to its end, and nothing of it is kept', async () => {
    const tab = await visit();
    const stream = await tab.stream('Raccontami tutto');
    const reply = await question();
    reply?.say('La prima frase è questa. ');
    await eventually(
      async () => textIn(stream.events),
      (text) => text.includes('La prima'),
    );
    expect((await desk(tab.sessionId).erase()).status).toBe(204);
    reply?.say('La seconda. ');
    reply?.end();
    await stream.ended;
    expect(textIn(stream.events)).toContain('La seconda.');
    expect(stream.events.at(-1)).toEqual({ type: 'finish' });
    expect((await tab.history()).body.messages).toEqual([]);
    const rows = await sql(server, `select 1 from visitor_messages where content like '%La seconda.%'`);
    expect(rows).toEqual([]);
  });

  test('a message on its way begins a conversation of its own', async () => {
    const tab = await visit();
    await desk(tab.sessionId).takeOver();
    // Small talk, which no model is asked about: a conversation that begins anew is the bot's.
    const [sent, erased] = await Promise.all([tab.say('Ciao!'), desk(tab.sessionId).erase()]);
    expect([sent.status, erased.status]).toEqual([200, 204]);
    expect((await tab.history()).body.messages.length).toBeLessThanOrEqual(2);
  });
});

// Two processes serve one inbox only where they share a PostgreSQL.
if (process.env.TEST_DATABASE === 'postgres')
  describe('with two instances', () => {
    let twin: CmsServer;
    beforeAll(async () => {
      twin = await server.twin();
    });
    afterAll(() => twin.stop());

    test('an owner on one takes over a reply that the other is making, and both windows hear', async () => {
      const tab = await visit();
      const windows = await Promise.all([tab.events(server), tab.events(twin)]);
      const stream = await tab.stream('Raccontami tutto');
      const reply = await question();
      reply?.say('La prima frase è questa. La seconda ');
      await eventually(
        async () => textIn(stream.events),
        (text) => text.includes('La prima'),
      );
      const path = `/chatbots/${bot.id}/conversations/${tab.sessionId}`;
      // As many bytes as a message can have: more than fit between two instances.
      const long = '👋'.repeat(1_000);
      const answered = await client(twin).post(
        `${path}/messages`,
        { clientId: crypto.randomUUID(), text: long },
        { token: bot.owner.token },
      );
      expect(answered.status).toBe(200);
      await stream.ended;
      for (const window of windows) {
        await eventually(
          async () => texts(window.events),
          (lines) => lines.length === 3,
        );
        expect([...texts(window.events)].sort()).toEqual(
          ['user: Raccontami tutto', 'bot: La prima frase è questa.', `person: ${long}`].sort(),
        );
        window.stop();
      }
    });

    test('a conversation that was left is given back once', async () => {
      const tab = await visit();
      await desk(tab.sessionId).takeOver();
      await tab.say('E gli orari della pizzeria?');
      await awayFor(tab.sessionId, 31 * MINUTE);
      const modelReplies = await eventually(
        async () => [...model.replies],
        ({ length }) => length > 0,
        60_000,
      );
      modelReplies[0]?.say('Dalle sette. ');
      modelReplies[0]?.end();
      const texts = await eventually(
        async () => (await tab.history()).body.messages.map(({ text }) => text),
        ({ length }) => length === 4,
      );
      expect(texts.at(-1)).toBe('Dalle sette.');
      expect(model.replies.splice(0)).toHaveLength(1);
    }, 90_000);
  });
