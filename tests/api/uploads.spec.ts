import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '@contract';
import { client, eventually, signUp, type Reply, type TestUser } from '../support/client';
import { startCms, type CmsServer } from '../support/start-cms';

/** Real upload routes of somebody's chatbot; whether it exists is decided after the body has been read. */
const TRAINING = '/chatbots/nessuno/training-files';
const MEGABYTE = 1024 * 1024;

let server: CmsServer;
let api: ReturnType<typeof client>;
let giulia: TestUser;
let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-uploads-'));
  server = await startCms({ env: { TMPDIR: folder } });
  api = client(server);
  giulia = await signUp(server);
});
afterAll(async () => {
  await server.stop();
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
