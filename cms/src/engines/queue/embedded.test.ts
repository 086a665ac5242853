import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Database } from '@strapi/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedQueue } from './embedded';
import { queueSuite } from './port.suite';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-queue-'));
const log = { warn: () => undefined, error: () => undefined };
let database: Database;

beforeAll(async () => {
  database = new Database({
    connection: {
      client: 'sqlite',
      connection: { filename: path.join(folder, 'queue.db') },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    },
    settings: { migrations: { dir: path.join(folder, 'migrations') } },
  } as never);
  await database.init({ models: [] });
  await database.connection.schema.createTable('jobs', (table) => {
    table.increments('id');
    table.string('document_id');
    table.string('name');
    table.json('payload');
    table.string('unique_key').unique();
    table.string('state');
    table.datetime('run_at');
    table.integer('attempts');
    table.integer('max_attempts');
    table.datetime('lease_until');
    table.string('lease_token');
    table.text('last_error');
    table.datetime('created_at');
    table.datetime('updated_at');
  });
});
afterAll(async () => {
  await database.destroy();
  fs.rmSync(folder, { recursive: true, force: true });
});

const create = () => createEmbeddedQueue(database as never, { log, pollMs: 50, retryDelay: () => 50 });

queueSuite('the embedded queue', async () => ({ create, database: database as never }));

test('the job of a process that died is done by the next one, and the dead one can no longer settle it', async () => {
  const name = 'lost-lease';
  const jobs = () => database.connection('jobs').where({ name });
  const queue = create();
  await queue.enqueue({ name, payload: null });
  await jobs().update({
    state: 'running',
    attempts: 1,
    lease_until: new Date(Date.now() - 1),
    lease_token: 'of-the-dead',
  });
  const attempts: number[] = [];
  await queue.start([
    { name, concurrency: 1, timeoutMs: 5_000, run: async (_, { attempt }) => void attempts.push(attempt) },
  ]);
  await expect.poll(() => attempts, { timeout: 5_000 }).toEqual([2]);
  await expect.poll(async () => (await jobs()).length, { timeout: 5_000 }).toBe(0);
  await queue.stop(1_000);
});

test('a run that takes longer than it may is given up and tried again', async () => {
  const name = 'too-long';
  const queue = create();
  const attempts: number[] = [];
  await queue.start([
    {
      name,
      concurrency: 1,
      timeoutMs: 100,
      run: (_, { attempt, signal }) => {
        attempts.push(attempt);
        if (attempt > 1) return Promise.resolve();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      },
    },
  ]);
  await queue.enqueue({ name, payload: null });
  await expect.poll(() => attempts, { timeout: 5_000 }).toEqual([1, 2]);
  await queue.stop(1_000);
});
