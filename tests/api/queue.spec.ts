import type { TrainingFile } from '@contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, eventually } from '../support/client';
import { sql } from '../support/database';
import { ownerOfBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
afterAll(() => server.stop());

/** Longer than what is waited for. */
const SLOW = { timeout: 180_000 };

const uploadTen = async (on: CmsServer) => {
  const bot = await ownerOfBot(on);
  const form = new FormData();
  for (let index = 0; index < 10; index += 1)
    form.append('files', new Blob([`Testo numero ${index}.`]), `file-${index}.txt`);
  const path = `/chatbots/${bot.id}/training-files`;
  const { status } = await client(on).post(path, form, { token: bot.owner.token });
  expect(status, on.log()).toBe(201);
  const { body } = await eventually(
    () => client(on).get<{ data: TrainingFile[] }>(path, { token: bot.owner.token }),
    (reply) => reply.body.data.every(({ status }) => status === 'ready'),
    60_000,
  );
  return body.data;
};

test('each uploaded file is read once, and the queue is empty afterwards', SLOW, async () => {
  const files = await uploadTen(server);
  expect(files.map(({ passages }) => passages)).toEqual(Array.from({ length: 10 }, () => 1));
  const [row] = await sql(
    server,
    'select count(*) as count from passages where training_file_id is not null',
  );
  expect(Number(row?.count)).toBe(10);
  await eventually(
    () => client(server).get<{ queue: { waiting: number; running: number; failed: number } }>('/health'),
    ({ body }) => body.queue.waiting === 0 && body.queue.running === 0 && body.queue.failed === 0,
  );
});

// Two processes share work only where they share a PostgreSQL; SQLite serves one.
if (process.env.TEST_DATABASE === 'postgres')
  test('two instances on one database read each file once', SLOW, async () => {
    const twin = await server.twin();
    const [before] = await sql(server, 'select count(*) as count from passages');
    await uploadTen(twin);
    const [after] = await sql(server, 'select count(*) as count from passages');
    expect(Number(after?.count) - Number(before?.count)).toBe(10);
    await twin.stop();
  });
