import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Chatbot, ErrorBody, ReadSiteColors } from '@contract';
import { LIMITS } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, signUp, type Reply, type TestUser } from '../support/client';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { cmsRoot } from '../support/paths';
import { startCms, type CmsServer } from '../support/start-cms';

const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
  'sharp',
) as (typeof import('sharp'))['default'];

/** Somebody's site, on an address that the server was told it may read. */
let site: http.Server;
let siteOrigin: string;
let answers: Record<string, { status?: number; type?: string; body: string }> = {};
let server: CmsServer;
let bot: OwnedBot;
let stranger: TestUser;

beforeAll(async () => {
  site = http.createServer((request, response) => {
    const { status = 200, type = 'text/html', body = '' } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  siteOrigin = `http://${host}`;
  server = await startCms({ env: { SEED_DEMO: 'true', RATE_LIMIT_SCALE: '1', WEB_FETCH_ALLOW: host } });
  bot = await ownerOfBot(server);
  stranger = await signUp(server, { name: 'Luca Bianchi' });
});
afterAll(async () => {
  await server?.stop();
  await new Promise((resolve) => site.close(resolve));
});

const codeOf = ({ body }: Reply<unknown>) => (body as ErrorBody).error.details.code;

describe('the picture of the own page', () => {
  const screenshot = (width: number, height: number, format: 'png' | 'jpeg' | 'gif' = 'png') =>
    sharp({ create: { width, height, channels: 3, background: '#155e63' } })
      .toFormat(format)
      .toBuffer();
  const put = (bytes: Buffer, token = bot.owner.token) => {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(bytes)]), 'pagina.png');
    return client(server).put<{ data: Chatbot }>(`/chatbots/${bot.id}/page-picture`, form, { token });
  };
  const load = (url: string) => fetch(server.url + url);

  test('is drawn anew, at most 1600 pixels wide, and does not disturb a save in progress', async () => {
    const before = await bot.get();
    const reply = await put(await screenshot(2400, 9000));
    expect(reply.status).toBe(200);
    const { pagePictureUrl, version } = reply.body.data;
    expect(version).toBe(before.version);
    const picture = await load(pagePictureUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const { width, height, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 1600, height: 3200, format: 'webp' });
    expect((await bot.get()).pagePictureUrl).toBe(pagePictureUrl);
  });

  test('a small one stays small; the one before it is gone', async () => {
    const old = (await bot.get()).pagePictureUrl ?? '';
    const { pagePictureUrl } = (await put(await screenshot(390, 844, 'jpeg'))).body.data;
    expect((await load(old)).status).toBe(404);
    const { width } = await sharp(
      Buffer.from(await (await load(pagePictureUrl ?? '')).arrayBuffer()),
    ).metadata();
    expect(width).toBe(390);
  });

  test('what is no picture is refused, and the picture stays', async () => {
    const before = (await bot.get()).pagePictureUrl;
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('\x89PNG\r\n\x1a\nno'),
      await screenshot(10, 10, 'gif'),
    ]) {
      const reply = await put(bytes);
      expect([reply.status, codeOf(reply)]).toEqual([415, 'UNSUPPORTED_FILE_TYPE']);
    }
    expect((await bot.get()).pagePictureUrl).toBe(before);
  });

  test('too large is said so; nothing at all too', async () => {
    const large = await put(Buffer.alloc(LIMITS.pagePicture.maxBytes + 1));
    expect([large.status, codeOf(large)]).toEqual([413, 'FILE_TOO_LARGE']);
    const none = await client(server).put(`/chatbots/${bot.id}/page-picture`, new FormData(), {
      token: bot.owner.token,
    });
    expect([none.status, codeOf(none)]).toEqual([422, 'VALIDATION']);
  });

  test('belongs to its owner', async () => {
    expect((await put(await screenshot(20, 20), stranger.token)).status).toBe(404);
    const removal = await client(server).del(`/chatbots/${bot.id}/page-picture`, undefined, {
      token: stranger.token,
    });
    expect(removal.status).toBe(404);
  });

  test.each(['x', '..%2f..%2fetc%2fpasswd', `${'0'.repeat(36)}.webp`])(
    'no other file can be asked for: %s',
    async (name) => {
      expect((await load(`/api/page-pictures/${name}`)).status).toBe(404);
    },
  );

  test('goes when its owner wishes', async () => {
    const url = (await bot.get()).pagePictureUrl ?? '';
    const reply = await client(server).del<{ data: Chatbot }>(`/chatbots/${bot.id}/page-picture`, undefined, {
      token: bot.owner.token,
    });
    expect(reply.body.data.pagePictureUrl).toBeNull();
    expect((await load(url)).status).toBe(404);
  });
});

describe('the colours of the own site', () => {
  const read = (token = bot.owner.token) =>
    client(server).post<ReadSiteColors['response']>(`/chatbots/${bot.id}/site-colors`, {}, { token });
  const reasonOf = async () => {
    const reply = await read();
    return [reply.status, codeOf(reply), (reply.body as unknown as ErrorBody).error.details.reason];
  };

  test('without an address there is nothing to read', async () => {
    expect(await reasonOf()).toEqual([422, 'SITE_UNREACHABLE', 'NO_ADDRESS']);
  });

  test('come from the page and its own stylesheets, and from nobody else’s', async () => {
    await bot.save({ siteUrl: `${siteOrigin}/` });
    answers = {
      '/': {
        body: `<title>Pasticceria Giada</title><meta name="theme-color" content="#7a1f3d">
          <link rel="stylesheet" href="/stile.css"><link rel="stylesheet" href="/manca.css">
          <link rel="stylesheet" href="http://localhost:1/altrui.css"><body><a class="btn">Ordina</a>`,
      },
      '/stile.css': {
        type: 'text/css',
        body: 'body{background:#fffaf3;color:#2b2320}.btn{background:#e07a2f}',
      },
    };
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.data.title).toBe('Pasticceria Giada');
    expect(Object.fromEntries(body.data.colors.map(({ hex, role }) => [hex, role]))).toEqual({
      '#7a1f3d': 'theme',
      '#fffaf3': 'background',
      '#2b2320': 'text',
      '#e07a2f': 'accent',
    });
  });

  test('a page that is none is said to be none', async () => {
    answers = { '/': { status: 503, body: 'manutenzione' } };
    expect(await reasonOf()).toEqual([422, 'SITE_UNREACHABLE', 'STATUS']);
    answers = { '/': { type: 'application/pdf', body: '%PDF' } };
    expect(await reasonOf()).toEqual([422, 'SITE_UNREACHABLE', 'NOT_A_PAGE']);
    answers = { '/': { body: 'x'.repeat(1024 * 1024 + 1) } };
    expect(await reasonOf()).toEqual([422, 'SITE_UNREACHABLE', 'TOO_LARGE']);
  });

  test('an address inside our own network is not read', async () => {
    await bot.save({ siteUrl: server.url });
    const [status, code] = await reasonOf();
    expect([status, code]).toEqual([422, 'SITE_UNREACHABLE']);
  });

  test('are their owner’s to ask for', async () => {
    expect((await read(stranger.token)).status).toBe(404);
  });
});

test('colours are read only so often', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const reply = await client(server).post(`/chatbots/nessuno/site-colors`, {}, { token: bot.owner.token });
    statuses.push(reply.status);
  }
  expect(statuses.at(-1)).toBe(429);
});
