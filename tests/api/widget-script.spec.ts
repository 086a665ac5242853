import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PackedWidget } from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { client } from '../support/client';
import { ownerOfBot, type OwnedBot } from '../support/owner';
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

const script = async (query: string) => {
  const reply = await fetch(`${server.url}/widget.js?id=${bot.id}${query}`, {
    headers: { referer: `${SITE}/` },
  });
  return { reply, text: await reply.text() };
};
/** The configuration out of the script: the one array of two arrays in it. */
const insideOf = (text: string): PackedWidget =>
  JSON.parse(/\[\[".*?\],\[.*?\]\](?=[,;)])/s.exec(text)?.[0] ?? 'null');

describe('the script of a chatbot', () => {
  test('is at most 3.1 kB, configuration inside', async () => {
    const { text } = await script('');
    expect(insideOf(text)[1][1]).toBe(bot.id);
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(3100);
  });

  test('is at most 23.7 kB with the open chat that it imports', async () => {
    const { text } = await script('');
    const [name] = /chat-[\w-]+\.js/.exec(text) ?? [];
    const chat = await (await fetch(`${server.url}/widget-assets/${name}`)).text();
    const [closed, open] = [text, chat].map((source) => gzipSync(source, { level: 9 }).length);
    expect((closed ?? NaN) + (open ?? NaN)).toBeLessThanOrEqual(23_700);
  });

  test('draws the icon that the owner chose, and no other', async () => {
    await bot.save({ design: { triggerIcon: 'robot', position: 'left' } });
    await bot.publish();
    const [[, , icon, , , side]] = insideOf((await script('')).text);
    expect([icon, side]).toEqual(['M4 8h16v12H4zM12 8V4M9 13v2M15 13v2M1 13v3M23 13v3', 'start']);
  });

  test.each([
    ['', 'Apri la chat', 'it'],
    ['&language=en', 'Open the chat', 'en'],
    ['&language=en-GB', 'Open the chat', 'en'],
    ['&language=fr', 'Apri la chat', 'it'],
  ])('speaks the language of the page%s', async (query, label, language) => {
    const [shell, chat] = insideOf((await script(query)).text);
    expect([shell[8], chat[3]]).toEqual([label, language]);
  });

  test('can be pinned: the list names the plain loader and its parts by their content', async () => {
    const list = await fetch(`${server.url}/widget-assets/integrity.json`);
    expect(list.headers.get('cache-control')).toContain('no-cache');
    expect(list.headers.get('access-control-allow-origin')).toBe('*');
    const hashes: Record<string, string> = await list.json();
    const names = Object.keys(hashes);
    expect(names[0]).toMatch(/^widget-[\w-]{8}\.js$/);
    expect(names.some((name) => name.startsWith('chat-'))).toBe(true);
    for (const name of names) {
      const part = await fetch(`${server.url}/widget-assets/${name}`);
      expect(part.headers.get('cache-control'), name).toContain('immutable');
      expect(part.headers.get('access-control-allow-origin'), name).toBe('*');
      const bytes = Buffer.from(await part.arrayBuffer());
      expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`, name).toBe(hashes[name]);
    }
  });
});

describe('the package for programmers', () => {
  test('is handed out as the build packed it, with the integrity that npm would compute', async () => {
    const about = await (await fetch(`${server.url}/downloads/officina-chat.json`)).json();
    const reply = await fetch(`${server.url}/downloads/officina-chat.tgz`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/gzip']);
    expect(reply.headers.get('content-encoding')).toBe(null);
    const digest = createHash('sha512')
      .update(Buffer.from(await reply.arrayBuffer()))
      .digest('base64');
    expect(about).toMatchObject({ name: '@officina/chat', integrity: `sha512-${digest}` });
    expect(about.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test.each(['officina-chat.zip', '..%2fwidget.js', ''])('nothing else is there: %s', async (name) => {
    expect((await fetch(`${server.url}/downloads/${name}`)).status).toBe(404);
  });
});

describe('a widget of version 1.0.8', () => {
  test('asks for its configuration by the names of then, with the public key as bearer', async () => {
    const { body: known } = await client(server).get<{ bot_public_key: string }>(
      `/widget/config?install_id=${bot.id}`,
      { headers: { origin: SITE } },
    );
    for (const name of ['install_id', 'installId']) {
      const { status, body } = await client(server).get<{ install_id: string }>(
        `/widget/config?${name}=${bot.id}&origin=${encodeURIComponent(SITE)}`,
        { headers: { authorization: `Bearer ${known.bot_public_key}`, apikey: known.bot_public_key } },
      );
      expect(status, name).toBe(200);
      expect(body.install_id, name).toBe(bot.id);
    }
  });
});
