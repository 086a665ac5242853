import type { Chatbot, LiveEvent } from '@contract';
import { unzipSync, strFromU8 } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { client, dataOf, eventually } from '../support/client';
import { testOnSqlite } from '../support/on-sqlite';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

const SITE = 'https://pizzeria.test';
let server: SharedCms;
let bot: OwnedBot;
beforeAll(async () => {
  server = sharedCms();
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE });
  await bot.publish();
});

const download = () =>
  fetch(`${server.url}/api/chatbots/${bot.id}/wordpress-plugin`, {
    headers: { authorization: `Bearer ${bot.owner.token}` },
  });

testOnSqlite('the WordPress plugin is made for this installation', async () => {
  const response = await download();
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('officina-chat.zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual(['officina-chat/officina-chat.php', 'officina-chat/readme.txt']);

  const php = strFromU8(files['officina-chat/officina-chat.php'] ?? new Uint8Array());
  expect(php.startsWith('<?php\n/**\n * Plugin Name: Officina Chat')).toBe(true);
  expect(php).toContain(`const OFFICINA_CHAT_INSTALL_ID = '${bot.id}';`);
  expect(php).toContain(`const OFFICINA_CHAT_ORIGIN     = '${server.url}';`);
  expect(php).toContain("defined( 'ABSPATH' )");
  expect(php).toContain('esc_attr( OFFICINA_CHAT_INSTALL_ID )');
  const readme = strFromU8(files['officina-chat/readme.txt'] ?? new Uint8Array());
  expect(readme).toContain('=== Officina Chat ===');
  expect(readme).toContain('Carica plugin');
});

testOnSqlite('the plugin speaks the language of the bot', async () => {
  await bot.save({ language: 'en' });
  const files = unzipSync(new Uint8Array(await (await download()).arrayBuffer()));
  expect(strFromU8(files['officina-chat/readme.txt'] ?? new Uint8Array())).toContain('Upload Plugin');
});

test('the first page that loads the widget is told to its owner at once', async () => {
  const fresh = await ownerOfBot(server);
  await fresh.save({ siteUrl: SITE });
  await fresh.publish();
  const stop = new AbortController();
  const stream = await fetch(`${server.url}/api/stream`, {
    headers: { authorization: `Bearer ${fresh.owner.token}` },
    signal: stop.signal,
  });
  const events: LiveEvent[] = [];
  const reading = (async () => {
    if (!stream.body) throw new Error('A stream without a body');
    let text = '';
    for await (const chunk of stream.body) {
      text += new TextDecoder().decode(chunk);
      for (const line of text.split('\n').slice(0, -1))
        if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)) as LiveEvent);
      text = text.slice(text.lastIndexOf('\n') + 1);
    }
  })();
  reading.catch(() => undefined);

  await visitor(server, fresh.id, 'https://www.pizzeria.test');
  await eventually(
    async () => events,
    (events) => events.some((event) => event.topic === 'chatbot' && event.chatbotId === fresh.id),
  );
  const chatbot = await client(server).get(`/chatbots/${fresh.id}`, { token: fresh.owner.token });
  const { lastSeenHost, lastSeenAt } = dataOf<Chatbot>(chatbot);
  expect(lastSeenHost).toBe('www.pizzeria.test');
  expect(Date.now() - Date.parse(lastSeenAt ?? '')).toBeLessThan(30_000);
  stop.abort();
});
