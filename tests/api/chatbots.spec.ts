import { createRequire } from 'node:module';
import path from 'node:path';
import type { Chatbot, GetChatbot } from '@contract';
import { DESIGN_DEFAULTS } from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, dataOf, refusalOf, signUp, type TestUser } from '../support/client';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { cmsRoot } from '../support/paths';
import { sharedCms, type SharedCms } from '../support/shared-cms';

const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
  'sharp',
) as (typeof import('sharp'))['default'];

let server: SharedCms;
let bot: OwnedBot;
let stranger: TestUser;
beforeAll(async () => {
  server = sharedCms();
  bot = await ownerOfBot(server);
  stranger = await signUp(server, { name: 'Luca Bianchi' });
});

const save = (version: number, changes: unknown, token = bot.owner.token) =>
  client(server).patch<GetChatbot['response']>(`/chatbots/${bot.id}`, { version, changes }, { token });
const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#d40000' } })
    .toFormat(format)
    .toBuffer();
const putAvatar = (bytes: Buffer, name: string) => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return client(server).put<GetChatbot['response']>(`/chatbots/${bot.id}/avatar`, form, {
    token: bot.owner.token,
  });
};

test('a bought chatbot begins with the defaults of the specification', async () => {
  const fresh = await bot.get();
  expect(fresh).toMatchObject({
    id: bot.id,
    status: 'installing',
    suspended: false,
    tone: 'professional',
    design: DESIGN_DEFAULTS,
    messagesUsedMonthly: 0,
    messagesMonthlyLimit: 5000,
    allowedDomains: [],
  });
  expect(fresh.snippet).toBe(
    `<script async src="${server.url}/widget.js?id=${bot.id}" data-install-id="${bot.id}"></script>`,
  );
});

test.each([
  ['GET', ''],
  ['PATCH', ''],
  ['POST', '/publish'],
  ['POST', '/suspend'],
  ['POST', '/rotate-key'],
  ['DELETE', '/avatar'],
  ['GET', '/training-files'],
  ['GET', '/training-files/x/text'],
  ['POST', '/training-files/x/retry'],
  ['DELETE', '/training-files/x'],
  ['GET', '/conversations'],
  ['GET', '/conversations/x'],
  ['GET', '/statistics'],
  ['POST', '/preview-token'],
])('%s /chatbots/:id%s is 404 for another person and 401 for nobody', async (method, rest) => {
  const call = (token?: string) =>
    fetch(`${server.url}/api/chatbots/${bot.id}${rest}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: method === 'GET' ? undefined : JSON.stringify({ version: 1, changes: {} }),
    });
  expect((await call(stranger.token)).status).toBe(404);
  expect((await call()).status).toBe(401);
});

describe('saving', () => {
  test('it keeps what was not changed, and raises the version', async () => {
    const before = await bot.get();
    const reply = await save(before.version, { design: { displayName: 'Giada' }, tone: 'friendly' });
    expect(reply.status).toBe(200);
    expect(dataOf(reply)).toMatchObject({
      version: before.version + 1,
      tone: 'friendly',
      design: { ...before.design, displayName: 'Giada' },
    });
  });

  test('of ten tabs that save one version, one wins and the others get the current state', async () => {
    const { version } = await bot.get();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => save(version, { instructions: `Scheda ${tab}` })),
    );
    const winners = replies.filter(({ status }) => status === 200);
    const losers = replies.filter(({ status }) => status === 409);
    expect([winners.length, losers.length]).toEqual([1, 9]);
    for (const { body } of losers) {
      expect(refusalOf({ body }).code).toBe('STALE_VERSION');
      expect((refusalOf({ body }).current as Chatbot).instructions).toBe(winners[0]?.body.data.instructions);
    }
  });

  testOnSqlite('the allowed domain follows the site URL until it is edited by hand', async () => {
    const own = await ownerOfBot(server);
    expect((await own.save({ siteUrl: 'https://www.Pizzeria.test/menu' })).allowedDomains).toEqual([
      'pizzeria.test',
    ]);
    expect((await own.save({ siteUrl: 'trattoria.test' })).allowedDomains).toEqual(['trattoria.test']);
    const edited = await own.save({ allowedDomains: ['trattoria.test', 'https://WWW.shop.test/x'] });
    expect(edited.allowedDomains).toEqual(['trattoria.test', 'shop.test']);
    expect((await own.save({ siteUrl: 'https://osteria.test' })).allowedDomains).toEqual([
      'trattoria.test',
      'shop.test',
    ]);
  });

  testOnSqlite.each<[string, unknown, string]>([
    ['a colour that is none', { design: { bubbleColor: 'red' } }, 'changes.design.bubbleColor'],
    ['CSS in a colour', { design: { bubbleColor: '#d40000;x' } }, 'changes.design.bubbleColor'],
    ['a font of somebody', { design: { fontFamily: 'Comic Sans' } }, 'changes.design.fontFamily'],
    ['a delay of 61 s', { design: { displayDelaySeconds: 61 } }, 'changes.design.displayDelaySeconds'],
    ['an unknown design field', { design: { onclick: 'x' } }, 'changes.design'],
    ['a foreign avatar', { design: { avatarUrl: 'https://evil.test/x.svg' } }, 'changes.design.avatarUrl'],
    ['an unknown field', { publicKey: 'mine' }, 'changes'],
    ['a counter', { messagesMonthlyLimit: 1_000_000 }, 'changes'],
    ['a site that is none', { siteUrl: 'javascript:alert(1)' }, 'changes.siteUrl'],
    ['a domain that is none', { allowedDomains: ['*'] }, 'changes.allowedDomains.0'],
    ['a privacy link that is none', { privacyUrl: 'javascript:alert(1)' }, 'changes.privacyUrl'],
    ['an email that is none', { contactEmail: 'x' }, 'changes.contactEmail'],
    ['8001 characters of instructions', { instructions: 'x'.repeat(8001) }, 'changes.instructions'],
    ['a tone that is none', { tone: 'rude' }, 'changes.tone'],
  ])('%s is refused and nothing is saved', async (_what, changes, field) => {
    const before = await bot.get();
    const reply = await save(before.version, changes);
    expect(reply.status).toBe(422);
    expect(Object.keys(refusalOf(reply).fields ?? {})).toContain(field);
    expect(await bot.get()).toEqual(before);
  });
});

describe('publishing', () => {
  test('it needs a site; then it serves what was designed, until it is suspended', async () => {
    const own = await ownerOfBot(server);
    const act = async (name: string) =>
      client(server).post(
        `/chatbots/${own.id}/${name}`,
        { version: (await own.get()).version },
        { token: own.owner.token },
      );
    const early = await act('publish');
    expect(early.status).toBe(409);
    expect(refusalOf(early).code).toBe('NOT_PUBLISHABLE');
    await own.save({ siteUrl: 'https://pizzeria.test' });
    expect(dataOf(await act('publish'))).toMatchObject({ status: 'published', suspended: false });
    expect(dataOf(await act('suspend'))).toMatchObject({ status: 'installing', suspended: true });
    expect(dataOf(await act('publish'))).toMatchObject({ status: 'published', suspended: false });
  });

  test('a new key makes the old one useless', async () => {
    const before = await bot.get();
    const reply = await client(server).post(
      `/chatbots/${bot.id}/rotate-key`,
      { version: before.version },
      { token: bot.owner.token },
    );
    expect(dataOf<Chatbot>(reply).publicKey).not.toBe(before.publicKey);
  });
});

describeOnSqlite('the avatar', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('a %s is drawn anew as a square WebP', async (format) => {
    const reply = await putAvatar(await picture(format), `io.${format}`);
    expect(reply.status).toBe(200);
    const { avatarUrl } = reply.body.data.design;
    const served = await fetch(`${server.url}${avatarUrl}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height, format: kind } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect({ width, height, kind }).toEqual({ width: 512, height: 512, kind: 'webp' });
  });

  test.each([
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['HTML named .png', Buffer.from('<html><script>1</script></html>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused', async (_what, bytes) => {
    const reply = await putAvatar(bytes, 'io.png');
    expect(reply.status).toBe(415);
  });

  test('a GIF is refused, and removing brings the robot back', async () => {
    expect((await putAvatar(await picture('gif'), 'io.gif')).status).toBe(415);
    const reply = await client(server).del<GetChatbot['response']>(`/chatbots/${bot.id}/avatar`, undefined, {
      token: bot.owner.token,
    });
    expect(reply.body.data.design.avatarUrl).toBeNull();
  });

  test.each(['nothing.webp', '..%2f..%2fofficina.db', '00000000-0000-0000-0000-000000000000.webp'])(
    '/chatbot-avatars/%s is not there',
    async (key) => {
      expect((await client(server).get(`/chatbot-avatars/${key}`)).status).toBe(404);
    },
  );
});
