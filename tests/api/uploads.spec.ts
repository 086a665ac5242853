import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Account, ErrorBody, GetHealth, GetSystemStatus, TrainingFile } from '@contract';
import { client, eventually, signIn, signUp, type Reply, type TestUser } from '../support/client';
import { startS3, type S3Server } from '../../cms/src/engines/files/objects/testing/s3-server.suite';
import { ownerOfBot } from '../support/owner';
import { signInToPanel } from '../support/panel';
import { cmsRoot } from '../support/paths';
import { startCms, type CmsServer } from '../support/start-cms';

/** Real upload routes of somebody's chatbot; whether it exists is decided after the body has been read. */
const TRAINING = '/chatbots/nessuno/training-files';
const MEGABYTE = 1024 * 1024;

let s3: S3Server;
let server: CmsServer;
let api: ReturnType<typeof client>;
let giulia: TestUser;
let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-uploads-'));
  s3 = await startS3();
  server = await startCms({
    env: { SEED_DEMO: 'true', TMPDIR: folder, TIMING_STORAGE_PROBE_MS: '100', ...s3.env },
  });
  api = client(server);
  giulia = await signUp(server);
});
afterAll(async () => {
  await server.stop();
  await s3.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const form = (field: string, bytes: number, count = 1) => {
  const data = new FormData();
  for (let index = 0; index < count; index += 1) {
    data.append(field, new Blob([new Uint8Array(bytes)]), `file-${index}.txt`);
  }
  return data;
};
const codeOf = ({ body }: Reply<unknown>) => (body as ErrorBody).error.details.code;
const leftBehind = () => fs.readdirSync(folder);
const expectNothingLeft = () =>
  eventually(
    async () => leftBehind(),
    (files) => files.length === 0,
    5000,
  );

test('a form with files is refused unread by every route that takes none', async () => {
  for (const target of ['/auth/local', '/me', '/purchases', '/nessuna', '/widget/chat']) {
    for (const token of [undefined, giulia.token]) {
      const reply = await api.post(target, form('documento', 200_000), { token });
      expect([target, reply.status, codeOf(reply)]).toEqual([target, 415, 'UNSUPPORTED_FILE_TYPE']);
    }
  }
  // The media library's own route takes files from whom its permissions name.
  for (const token of [undefined, giulia.token])
    expect((await api.post('/upload', form('files', 200_000), { token })).status).toBe(403);
  expect((await api.post('/upload', form('files', 200_000), { token: 'nonsense' })).status).toBe(401);
  expect(leftBehind()).toEqual([]);
});

test('without a session an upload route reads nothing', async () => {
  for (const token of [undefined, 'nonsense']) {
    const reply = await api.post(TRAINING, form('files', 200_000), { token });
    expect([reply.status, codeOf(reply)]).toEqual([401, 'UNAUTHENTICATED']);
  }
  expect(leftBehind()).toEqual([]);
});

test.each(['files', 'documento', 'files[]', '__proto__'])(
  'a refused upload leaves no temporary file, with the field %s',
  async (field) => {
    const reply = await api.post(TRAINING, form(field, 200_000, 3), { token: giulia.token });
    expect([400, 404, 422]).toContain(reply.status);
    await expectNothingLeft();
  },
);

test('one file too large is told so', async () => {
  const reply = await api.post(TRAINING, form('documento', 9 * MEGABYTE), { token: giulia.token });
  expect([reply.status, codeOf(reply)]).toEqual([413, 'FILE_TOO_LARGE']);
  await expectNothingLeft();
});

test('a body far too large is refused before it is read, whatever its type', async () => {
  const reply = await api.post(TRAINING, form('documento', 40 * MEGABYTE), { token: giulia.token });
  expect([reply.status, codeOf(reply)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  await expectNothingLeft();
});

test('a body that hides its length is stopped while it is read', async () => {
  const boundary = 'limite';
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="f"; filename="f.txt"\r\ncontent-type: text/plain\r\n\r\n`;
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === 0) controller.enqueue(new TextEncoder().encode(start));
      sent += MEGABYTE;
      controller.enqueue(new Uint8Array(MEGABYTE));
      if (sent > 60 * MEGABYTE) controller.close();
    },
  });
  const outcome = await fetch(`${server.url}/api${TRAINING}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${giulia.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: stream,
    duplex: 'half',
  } as RequestInit).then(
    ({ status }) => status,
    // The server may also hang up in the middle of what it does not want.
    () => 413,
  );
  expect(outcome).toBe(413);
  await expectNothingLeft();
  expect((await api.get('/health')).status).toBe(200);
});

test('a form that breaks off in the middle leaves nothing and breaks nothing', async () => {
  const reply = await api.post(
    TRAINING,
    '--x\r\ncontent-disposition: form-data; name="f"; filename="a.txt"\r\n',
    {
      token: giulia.token,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  );
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  await expectNothingLeft();
});

describe('with files in a bucket', () => {
  afterEach(() => s3.heal());

  const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
    'sharp',
  ) as (typeof import('sharp'))['default'];
  const picture = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: '#b5573a' } })
      .png()
      .toBuffer();
  const onDisk = (of: string) =>
    fs.existsSync(of) ? fs.readdirSync(of, { recursive: true, encoding: 'utf8' }) : [];
  const putAvatar = async () => {
    const data = new FormData();
    data.append('files', new Blob([new Uint8Array(await picture(300))]), 'io.png');
    return api.put<{ data: Account }>('/me/avatar', data, { token: giulia.token });
  };
  const bucketHas = async (key: string) => (await s3.stored()).includes(key);

  test('a document is read out of the bucket, and nothing of it lies on the disk', async () => {
    const bot = await ownerOfBot(server);
    const files = await bot.upload([{ name: 'orari.txt', bytes: Buffer.from('Apriamo alle nove.\n') }]);
    expect(files).toMatchObject([{ status: 'ready', passages: 1 }]);
    expect(onDisk(path.join(server.dataDir, 'files'))).toEqual([]);
  });

  test('a private picture comes through the server alone, and goes from the bucket with its owner’s wish', async () => {
    const url = (await putAvatar()).body.data.avatarUrl ?? '';
    expect(url).toMatch(/^\/api\//);
    const shown = await fetch(server.url + url, { redirect: 'manual' });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const name = url.split('/').at(-1) ?? '';
    const key = `files/${name.slice(0, 2)}/${name}`;
    expect(await bucketHas(key)).toBe(true);
    await api.del('/me/avatar', undefined, { token: giulia.token });
    expect(await bucketHas(key)).toBe(false);
  });

  test('the media library serves from the bucket: whole, in parts, scaled, and not twice', async () => {
    const panel = await signInToPanel(server);
    const data = new FormData();
    data.append(
      'files',
      new Blob([new Uint8Array(await picture(1_000))], { type: 'image/png' }),
      'vetrina.png',
    );
    const stored = await fetch(`${server.url}/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${panel.token}` },
      body: data,
    });
    const [file] = (await stored.json()) as {
      id: number;
      url: string;
      formats: { small: { url: string } };
    }[];
    expect([stored.status, file?.url]).toEqual([201, expect.stringMatching(/^\/uploads\/vetrina_\w+\.png$/)]);
    const url = file?.url ?? '';
    const get = (headers: Record<string, string> = {}, at = url) => fetch(server.url + at, { headers });

    const whole = await get();
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await sharp(bytes).metadata()).width).toBe(1_000);
    expect((await get({}, file?.formats.small.url)).status).toBe(200);
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');

    const part = await get({ range: 'bytes=1-3' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 1-3/${bytes.length}`,
      'PNG',
    ]);
    const beyond = await get({ range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await get({ 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
    const head = await fetch(server.url + url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    const scaled = await get({}, `/pictures/400/${path.basename(url)}.webp`);
    expect((await sharp(Buffer.from(await scaled.arrayBuffer())).metadata()).width).toBe(400);

    expect(onDisk(path.join(cmsRoot, 'public/uploads'))).not.toContain(path.basename(url));
    expect((await panel.request('DELETE', `/upload/files/${file?.id}`)).status).toBe(200);
    expect((await get()).status).toBe(404);
  });

  test('while the bucket is away an upload is refused whole, pictures are not called gone, and both come back', async () => {
    const bot = await ownerOfBot(server);
    const url = (await putAvatar()).body.data.avatarUrl ?? '';
    s3.fail('slow-down');
    const data = new FormData();
    data.append('files', new Blob(['Apriamo alle nove.']), 'orari.txt');
    const refused = await api.post(`/chatbots/${bot.id}/training-files`, data, { token: bot.owner.token });
    expect([refused.status, codeOf(refused)]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const shown = await fetch(server.url + url);
    expect([shown.status, Number(shown.headers.get('retry-after'))]).toEqual([503, 5]);
    expect((await fetch(`${server.url}/uploads/vetrina.png`)).status).toBe(503);
    expect((await api.get('/me', { token: giulia.token })).status).toBe(200);
    s3.heal();
    const { body } = await api.get<{ data: TrainingFile[] }>(`/chatbots/${bot.id}/training-files`, {
      token: bot.owner.token,
    });
    expect(body.data).toEqual([]);
    expect((await fetch(server.url + url)).status).toBe(200);
  });

  test('health, figures and the status name the bucket, and say while it is away; the server stays ready', async () => {
    const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
    const read = async () => {
      const { status, body } = await api.get<GetHealth['response']>('/health');
      return [status, body.storage];
    };
    const stored = async () => {
      const { body } = await api.get<GetSystemStatus['response']>('/admin/system', { token: admin.token });
      return body.data.storage;
    };
    await eventually(read, ([, storage]) => storage === 'ok');
    expect(await stored()).toMatchObject({ ok: true, value: { bucket: s3.settings.bucket, fault: null } });
    s3.fail('refused');
    await eventually(read, ([, storage]) => storage === 'refused');
    expect(await read()).toEqual([200, 'refused']);
    expect(await stored()).toMatchObject({ ok: true, value: { milliseconds: null, fault: 'refused' } });
    s3.heal();
    await eventually(read, ([, storage]) => storage === 'ok');
  });

  test('what is deleted while the bucket is away is gone for everybody, and from the bucket once it is back', async () => {
    const url = (await putAvatar()).body.data.avatarUrl ?? '';
    const name = url.split('/').at(-1) ?? '';
    s3.fail('closed');
    expect((await api.del('/me/avatar', undefined, { token: giulia.token })).status).toBeLessThan(300);
    s3.heal();
    await eventually(
      () => bucketHas(`files/${name.slice(0, 2)}/${name}`),
      (isThere) => !isThere,
    );
  });

  test('a server whose bucket refuses says so in a sentence and ends', async () => {
    await expect(startCms({ env: { ...s3.env, S3_SECRET_ACCESS_KEY: 'wrong' } })).rejects.toThrow(
      /Officina cannot start\. S3_BUCKET \(officina-test at http.*the store refused/,
    );
  });
});
