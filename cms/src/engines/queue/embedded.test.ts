import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Database } from '@strapi/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTimings } from '../../settings/timings';
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
  });
  await database.init({ models: [] });
  await database.connection.schema.createTable('jobs', (table) => {
    table.increments('id');
    table.string('document_id');
    table.string('name');
    table.json('payload');
    table.string('unique_key').unique();
    table.string('state');
    table.string('tenant');
    table.integer('turn');
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

const create = () =>
  createEmbeddedQueue(database, {
    log,
    timings: { ...readTimings({}).queue, pollMs: 50, retryFirstMs: 50, retryLongestMs: 50 },
  });

queueSuite('the embedded queue', async () => ({ create, database: database }));

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

test('a run that was given up for dead leaves the job to the one that replaced it', async () => {
  const name = 'late-return';
  const job = () => database.connection('jobs').where({ name });
  const queue = create();
  let finish = () => undefined as void;
  let runs = 0;
  await queue.start([
    {
      name,
      concurrency: 1,
      timeoutMs: 20_000,
      run: () => {
        runs += 1;
        return new Promise<void>((resolve) => (finish = resolve));
      },
    },
  ]);
  await queue.enqueue({ name, payload: null });
  await expect.poll(() => runs, { timeout: 5_000 }).toBe(1);
  await job().update({ lease_token: 'of-another', lease_until: new Date(Date.now() + 60_000) });
  finish();
  await queue.stop(5_000);
  expect(await job().select('state', 'lease_token')).toEqual([
    { state: 'running', lease_token: 'of-another' },
  ]);
  await job().delete();
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
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      },
    },
  ]);
  await queue.enqueue({ name, payload: null });
  await expect.poll(() => attempts, { timeout: 5_000 }).toEqual([1, 2]);
  await queue.stop(1_000);
});
