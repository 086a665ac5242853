import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { PackedWidget, WidgetConfig } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client } from '../support/client';
import { sql } from '../support/database';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { signInToPanel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const SITE = 'https://pizzeria.test';
const CANARY = 'CANARY-PROMPT-9f3';

let server: CmsServer;
let bot: OwnedBot;
const sdk = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-sdk-'));
beforeAll(async () => {
  fs.mkdirSync(path.join(sdk, 'assets'));
  fs.writeFileSync(path.join(sdk, 'widget.js'), 'start("__OFFICINA_CONFIG__");\n');
  fs.writeFileSync(
    path.join(sdk, 'assets', 'chat-abc123.js'),
    `export const chat = "${'x'.repeat(2000)}";\n`,
  );
  fs.writeFileSync(path.join(sdk, 'secret.txt'), 'secret');
  server = await startCms({ env: { SEED_DEMO: 'true', SDK_DIST: sdk } });
  bot = await ownerOfBot(server);
  await bot.save({
    siteUrl: SITE,
    instructions: CANARY,
    design: { displayName: '</script><b>Pizza\u2028', bubbleColor: '#2563eb' },
  });
  await bot.publish();
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(sdk, { recursive: true, force: true });
});

const config = (id: string, headers: Record<string, string> = { origin: SITE }, query = '') =>
  client(server).get<WidgetConfig>(`/widget/config?install_id=${id}${query}`, { headers });
const script = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/widget.js${query}`, { headers });

describe('the public configuration', () => {
  test('it is what can be seen, and nothing else', async () => {
    const { status, body, headers } = await config(bot.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ install_id: bot.id, bubble_color: '#2563eb', api_url: server.url });
    expect(Object.keys(body).sort()).toMatchInlineSnapshot(`
      [
        "ai_bubble_background_color",
        "ai_bubble_text_color",
        "ai_label",
        "api_url",
        "bot_avatar_url",
        "bot_display_name",
        "bot_display_name_color",
        "bot_public_key",
        "bot_tone",
        "bubble_color",
        "chat_background_color",
        "chatbot_id",
        "close_icon_color",
        "close_icon_type",
        "display_delay_seconds",
        "font_family",
        "footer_background_color",
        "handover",
        "header_background_color",
        "input_field_background_color",
        "input_field_border_radius_option",
        "input_field_text_color",
        "install_id",
        "instructions_prompt",
        "invitation_message_background_color",
        "invitation_message_text",
        "invitation_message_text_color",
        "language",
        "metadata",
        "opening_questions",
        "position",
        "privacy_url",
        "send_button_background_color",
        "send_icon_color",
        "send_icon_type",
        "start_open",
        "trigger_icon_color",
        "trigger_icon_type",
        "user_bubble_background_color",
        "user_bubble_text_color",
        "welcome_message_closed",
      ]
    `);
    expect(JSON.stringify(body)).not.toContain(CANARY);
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  test('a browser that has it gets 304', async () => {
    const { headers } = await config(bot.id);
    const again = await config(bot.id, {
      origin: SITE,
      'if-none-match': headers.get('etag') ?? '',
      // Without it `fetch` adds no-cache of its own, which asks for the whole answer.
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  test.each([
    ['https://evil-pizzeria.test'],
    ['https://pizzeria.test.evil.io'],
    ['https://pizzeria.test:444'],
    ['https://pizzerіa.test'],
    ['null'],
  ])('%s gets 403 and no configuration', async (origin) => {
    const { status, body } = await config(bot.id, { origin: encodeURI(origin) });
    expect(status).toBe(403);
    expect(body).toMatchObject({ data: null, suspended: true });
    expect(JSON.stringify(body)).not.toContain('bubble_color');
  });

  test('in a frame of ours the embedding page is named by the query, and checked the same', async () => {
    expect((await config(bot.id, {}, `&origin=${encodeURIComponent(SITE)}`)).status).toBe(200);
    expect((await config(bot.id, {}, '&origin=https%3A%2F%2Fevil.test')).status).toBe(403);
    expect((await config(bot.id, {})).status).toBe(403);
  });

  test('the bots of somebody who is blocked in the panel stop at once, and come back with them', async () => {
    const blocked = await ownerOfBot(server);
    await blocked.save({ siteUrl: SITE });
    await blocked.publish();
    expect((await config(blocked.id)).status).toBe(200);
    const panel = await signInToPanel(server);
    const USERS = '/plugin::users-permissions.user';
    const { results } = (
      await panel.call<{ results: { documentId: string }[] }>(
        'GET',
        `${USERS}?filters[email][$eq]=${encodeURIComponent(blocked.owner.email)}`,
      )
    ).body;
    const block = (value: boolean) =>
      panel.call('PUT', `${USERS}/${results[0]?.documentId}`, { blocked: value });
    expect((await block(true)).status).toBe(200);
    expect((await config(blocked.id)).status).toBe(404);
    expect((await block(false)).status).toBe(200);
    expect((await config(blocked.id)).status).toBe(200);
  });

  test('unknown, unpublished, suspended and unpaid look alike', async () => {
    const unpublished = await ownerOfBot(server);
    const suspended = await ownerOfBot(server);
    await suspended.save({ siteUrl: SITE });
    await suspended.publish();
    await suspended.suspend();
    const unpaid = await ownerOfBot(server);
    await unpaid.save({ siteUrl: SITE });
    await unpaid.publish();
    // As the end of the days of grace leaves it: published, and stopped by us.
    await sql(server, `update chatbots set suspended = (1 = 1) where install_id = '${unpaid.id}'`);
    const ids = ['nessuno', unpublished.id, suspended.id, unpaid.id];
    const answers = await Promise.all(ids.map((id) => config(id)));
    // All but the request's own id.
    const shapes = answers.map(({ body }) => {
      const { error, instance, ...rest } = body as unknown as { error: object; instance: string };
      return { ...rest, hasInstance: typeof instance === 'string', name: (error as { name: string }).name };
    });
    expect(shapes[0]).toMatchObject({ status: 404, code: 'NOT_FOUND', data: null, suspended: true });
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test('a change is seen at once', async () => {
    const changing = await ownerOfBot(server);
    await changing.save({ siteUrl: SITE });
    await changing.publish();
    expect((await config(changing.id)).status).toBe(200);
    await changing.suspend();
    expect((await config(changing.id)).status).toBe(404);
    await changing.save({ design: { bubbleColor: '#0f766e' } });
    await changing.publish();
    expect((await config(changing.id)).body.bubble_color).toBe('#0f766e');
  });

  test('the owner sees which page loads the widget', async () => {
    await config(bot.id);
    const { lastSeenHost, lastSeenAt } = await bot.get();
    expect(lastSeenHost).toBe('pizzeria.test');
    expect(Date.parse(lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 120_000);
  });

  test('a preflight of any page is answered without granting cookies', async () => {
    const reply = await fetch(`${server.url}/api/widget/chat`, {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization',
      },
    });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(reply.headers.get('access-control-allow-methods')).toContain('POST');
    expect(reply.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('the script', () => {
  test('with the id and from the right page it comes with its configuration inside, safely written', async () => {
    const reply = await script(`?id=${bot.id}`, { referer: `${SITE}/` });
    const text = await reply.text();
    expect(reply.headers.get('content-type')).toContain('text/javascript');
    expect(text).not.toContain('__OFFICINA_CONFIG__');
    expect(text).not.toMatch(/<|\u2028/);
    expect(text).not.toContain(CANARY);
    const [[name, color], chat]: PackedWidget = JSON.parse(/^start\((.*)\);$/m.exec(text)?.[1] ?? 'null');
    expect([name, color]).toEqual(['</script><b>Pizza\u2028'.trim(), '#2563eb']);
    expect(chat.slice(0, 2)).toEqual([server.url, bot.id]);
    expect(reply.headers.get('vary')).toMatch(/Referer/);
  });

  test('without an id, or from a page that hides itself, it is the plain loader', async () => {
    for (const query of ['', `?id=${bot.id}`])
      expect(await (await script(query)).text()).toContain('"__OFFICINA_CONFIG__"');
  });

  test.each([
    ['another site', 'https://evil.test/', () => bot.id],
    ['an unknown bot', `${SITE}/`, () => 'nessuno'],
  ])('for %s it does nothing', async (_what, referer, id) => {
    const reply = await script(`?id=${id()}`, { referer });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toMatch(/^\/\*.*\*\/\s*$/);
  });

  test('once suspended it is empty at the next page', async () => {
    const own = await ownerOfBot(server);
    await own.save({ siteUrl: SITE });
    await own.publish();
    const first = await script(`?id=${own.id}`, { referer: `${SITE}/` });
    expect(first.headers.get('cache-control')).toContain('no-cache');
    expect(await first.text()).toContain(own.id);
    await own.suspend();
    const etag = first.headers.get('etag') ?? '';
    const next = await script(`?id=${own.id}`, { referer: `${SITE}/`, 'if-none-match': etag });
    expect(next.status).toBe(200);
    expect(await next.text()).not.toContain(own.id);
  });

  test('its parts are compressed, kept for ever and readable by any page', async () => {
    const reply = await fetch(`${server.url}/widget-assets/chat-abc123.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(await reply.text()).toContain('export const chat');
  });

  test('its parts are in the folder in which the loader asks once more', async () => {
    const reply = await fetch(`${server.url}/widget-assets/again/again/chat-abc123.js`);
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(await reply.text()).toContain('export const chat');
  });

  test.each([
    '/widget-assets/nothing.js',
    '/widget-assets/other/chat-abc123.js',
    '/widget-assets/again/..%2fsecret.txt',
    '/widget-assets/..%2fsecret.txt',
    '/widget-assets/%2e%2e/secret.txt',
  ])('%s is not there', async (address) => {
    // `fetch` would tidy the path away.
    const status = await new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      http
        .get({ hostname, port, path: address }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        })
        .on('error', reject);
    });
    expect(status).toBe(404);
  });
});

test("the frame page may stand in the bot's own sites only", async () => {
  const reply = await fetch(`${server.url}/widget/${bot.id}`, { headers: { accept: 'text/html' } });
  const policy = reply.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/frame-ancestors 'self' https:\/\/pizzeria\.test/);
  expect(reply.headers.get('x-frame-options')).toBeNull();
  const unknown = await fetch(`${server.url}/widget/nessuno`, { headers: { accept: 'text/html' } });
  expect(unknown.headers.get('content-security-policy')).not.toContain('pizzeria');
  expect(unknown.headers.get('x-frame-options')).not.toBeNull();
});
