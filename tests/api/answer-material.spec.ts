import type { WidgetChatReply } from '@contract';
import { beforeAll, expect, test } from 'vitest';
import { client, eventually } from '../support/client';
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
});

const ask = async (message: string) =>
  (
    await client(server).post<WidgetChatReply>(
      '/widget/chat',
      { install_id: bot.id, message },
      { token: preview },
    )
  ).body;

test('an owner who tries a bot without documents learns what is missing', async () => {
  const reply = await ask('A che ora aprite?');
  expect(reply.reply).toContain('Non ho ancora materiale');
  expect(reply.reply).toContain('Addestramento');
});

test('one short document is enough for the first question, asked in other words', async () => {
  await bot.upload([
    {
      name: 'orari.txt',
      bytes: Buffer.from('Apriamo alle 7:30 e chiudiamo alle 19:30. Il lunedì riposiamo.'),
    },
  ]);
  for (const question of ['A che ora aprite?', 'a che ora chiudete?', 'orari'])
    expect((await ask(question)).reply).toMatch(/\b(?:7:30|19:30)\b/);
  expect((await ask('Che tempo fa domani?')).reply).not.toContain('7:30');
});

test('what another server took away is no longer quoted', async () => {
  expect((await ask('A che ora aprite?')).reply).toContain('7:30');
  // Nobody tells this server: it must notice by itself.
  await sql(server, 'DELETE FROM passages');
  await eventually(
    () => ask('A che ora aprite?'),
    ({ reply }) => !reply.includes('7:30'),
  );
});
