import type { ListConversations, WidgetChatReply } from '@contract';
import { beforeAll, expect, test } from 'vitest';
import { client } from '../support/client';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

const SITE = 'https://pizzeria.test';
let server: SharedCms;
let bot: OwnedBot;
let sessions: string[];

const say = async (message: string) =>
  (
    await client(server).post<WidgetChatReply>(
      '/widget/chat',
      { install_id: bot.id, message },
      { headers: { origin: SITE } },
    )
  ).body.sessionId;
const list = (query = '') =>
  client(server).get<ListConversations['response']>(`/chatbots/${bot.id}/conversations${query}`, {
    token: bot.owner.token,
  });

beforeAll(async () => {
  server = sharedCms();
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE });
  await bot.upload([
    { name: 'orari.txt', bytes: Buffer.from('La pizzeria apre alle 19. Sconto del 50% il martedì.\n') },
  ]);
  await bot.publish();
  sessions = [];
  for (const message of ['A che ora apre la pizzeria?', 'Sconto del 50% davvero?', 'Chi era Annibale Barca?'])
    sessions.push(await say(message));
});

test('the list finds what visitors and the bot said, letter for letter', async () => {
  const found = async (q: string) =>
    (await list(`?q=${encodeURIComponent(q)}`)).body.data.map(({ sessionId }) => sessionId);
  expect(await found('annibale')).toEqual([sessions[2]]);
  expect(await found('50%')).toContain(sessions[1]);
  expect(await found('%')).not.toContain(sessions[2]);
  expect(await found('_nnibale')).toEqual([]);
  expect(await found("' or 1=1 --")).toEqual([]);
});

test('it is cut by days, as Rome counts them', async () => {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Rome' });
  expect((await list(`?from=${day(0)}&to=${day(0)}`)).body.meta.total).toBe(3);
  expect((await list(`?from=${day(-2)}&to=${day(-1)}`)).body.meta.total).toBe(0);
  expect((await list(`?from=${day(1)}`)).body.meta.total).toBe(0);
  for (const query of [
    `?from=${day(1)}&to=${day(0)}`,
    '?from=31-12-2026',
    '?to=2026-02-30',
    '?page=0',
    '?page=x',
  ])
    expect((await list(query)).status).toBe(422);
});

test('it comes in pages of twenty', async () => {
  const many = await ownerOfBot(server);
  await many.save({ siteUrl: SITE });
  await many.publish();
  for (let index = 0; index < 21; index += 1)
    await client(server).post(
      '/widget/chat',
      { install_id: many.id, message: `Domanda ${index}` },
      { headers: { origin: SITE } },
    );
  const page = async (number: number) =>
    (
      await client(server).get<ListConversations['response']>(
        `/chatbots/${many.id}/conversations?page=${number}`,
        { token: many.owner.token },
      )
    ).body;
  expect((await page(1)).data).toHaveLength(20);
  expect(await page(2)).toMatchObject({
    data: [{ preview: 'Domanda 0' }],
    meta: { total: 21, pageSize: 20 },
  });
});

test("a conversation of one's own bot cannot be read through another bot", async () => {
  const other = await ownerOfBot(server);
  const reply = await client(server).get(`/chatbots/${other.id}/conversations/${sessions[0]}`, {
    token: other.owner.token,
  });
  expect(reply.status).toBe(404);
});
