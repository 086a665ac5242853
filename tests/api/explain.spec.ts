import type { ExplainReply, ListUnderstanding, WidgetChatReply } from '@contract';
import { beforeAll, expect, test } from 'vitest';
import { client, signUp } from '../support/client';
import { sql } from '../support/database';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

let server: SharedCms;
let bot: OwnedBot;
let preview: string;
beforeAll(async () => {
  server = sharedCms();
  bot = await ownerOfBot(server);
  const token = await client(server).post<{ data: { token: string } }>(
    `/chatbots/${bot.id}/preview-token`,
    {},
    { token: bot.owner.token },
  );
  preview = token.body.data.token;
  await bot.upload([
    {
      name: 'orari.txt',
      bytes: Buffer.from(
        '# Orari\nApriamo alle 7:30 e chiudiamo alle 19:30.\n\n# Prezzi\nIl pane costa 3 euro.',
      ),
    },
  ]);
});

const ask = async (message: string) =>
  (
    await client(server).post<WidgetChatReply>(
      '/widget/chat',
      { install_id: bot.id, message },
      { token: preview },
    )
  ).body;
const why = (replyId: string, token = bot.owner.token, chatbotId = bot.id) =>
  client(server).get<ExplainReply['response']>(`/chatbots/${chatbotId}/replies/${replyId}/why`, { token });

test('an owner learns what a reply was made of', async () => {
  const reply = await ask('A che ora aprite?');
  const { status, body } = await why(reply.reply_id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    question: 'A che ora aprite?',
    outcome: 'answered',
    engine: 'embedded',
    band: 'answer',
    fallbackCause: null,
    heldBack: [],
  });
  expect(body.data.considered[0]).toMatchObject({ title: 'orari.txt', heading: 'Orari', page: null });
  expect(body.data.considered[0]?.text).toContain('7:30');
  const scores = body.data.considered.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(body.data.score).toBeGreaterThan(0.5);
  expect(body.data.milliseconds).toBeGreaterThanOrEqual(0);
});

test("the owner's own answer is named by its question", async () => {
  await client(server).post(
    `/chatbots/${bot.id}/curated-answers`,
    { question: 'Fate torte?', answer: 'Sì, su ordinazione.' },
    { token: bot.owner.token },
  );
  const reply = await ask('Fate torte?');
  const { data } = (await why(reply.reply_id)).body;
  expect(data.band).toBe('curated');
  expect(data.considered).toContainEqual(
    expect.objectContaining({ title: '', heading: 'Fate torte?', text: 'Sì, su ordinazione.' }),
  );
});

test('a passage that was removed since says so', async () => {
  const reply = await ask('Quanto costa il pane?');
  await sql(server, 'DELETE FROM passages');
  const { data } = (await why(reply.reply_id)).body;
  expect(data.considered.filter(({ title }) => title === 'orari.txt')).toEqual([]);
  expect(data.considered.some(({ text }) => text === null)).toBe(true);
});

test("it is nobody else's business", async () => {
  const reply = await ask('A che ora chiudete?');
  const stranger = await signUp(server);
  const theirs = await ownerOfBot(server, stranger);
  const replies = await Promise.all([
    why(reply.reply_id, stranger.token),
    why(reply.reply_id, stranger.token, theirs.id),
    why('no-such-reply'),
    why('%00'),
    client(server).get(`/chatbots/${bot.id}/replies/${reply.reply_id}/why`),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 400, 401]);
});

test("a visitor's message has no reason, only replies have", async () => {
  const [row] = await sql(server, `SELECT document_id FROM visitor_messages WHERE sender = 'visitor'`);
  expect((await why(String(row?.document_id))).status).toBe(404);
});

test('corrected words are shown as corrected, hidden ones as gone, beside the levels that the engine goes by', async () => {
  const { token } = bot.owner;
  const file = (
    await bot.upload([{ name: 'prezzi.csv', bytes: Buffer.from('Prodotto;Prezzo\nTorta Sacher;32 €\n') }])
  ).find(({ name }) => name === 'prezzi.csv');
  const { body: understood } = await client(server).get<ListUnderstanding['response']>(
    `/chatbots/${bot.id}/training-files/${file?.id}/understanding`,
    { token },
  );
  const item = `/chatbots/${bot.id}/understanding/${understood.data[0]?.id}`;
  await client(server).patch(item, { cells: ['Torta Sacher', '35 €'] }, { token });
  const { reply_id } = await ask('Quanto costa la torta Sacher?');
  const texts = async () => (await why(reply_id)).body.data.considered.map(({ text }) => text);
  expect(await texts()).toContain('Prodotto: Torta Sacher; Prezzo: 35 €');
  const { levels } = (await why(reply_id)).body.data;
  expect(levels.answer).toBeGreaterThan(levels.suggest);
  await client(server).del(item, undefined, { token });
  expect(await texts()).not.toContain('Prodotto: Torta Sacher; Prezzo: 32 €');
});
