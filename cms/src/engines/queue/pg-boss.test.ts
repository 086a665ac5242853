import os from 'node:os';
import path from 'node:path';
import { Database } from '@strapi/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTimings } from '../../settings/timings';
import { createPgBossQueue } from './pg-boss';
import { queueSuite } from './port.suite';
import { startThrowawayPostgres } from './throwaway-postgres.suite';

const TIMINGS = {
  ...readTimings({}).queue,
  leaseMs: 1_500,
  heartbeatMs: 300,
  maintenanceMs: 1_000,
  retryFirstMs: 1_000,
  sharedPollMs: 500,
};
const log = { warn: () => undefined, error: () => undefined };
let cluster: Awaited<ReturnType<typeof startThrowawayPostgres>>;
let database: Database;

beforeAll(async () => {
  cluster = await startThrowawayPostgres();
  database = new Database({
    connection: {
      client: 'postgres',
      connection: { connectionString: cluster.url },
      pool: { min: 0, max: 4 },
    },
    settings: { migrations: { dir: path.join(os.tmpdir(), 'officina-no-migrations') } },
  });
  await database.init({ models: [] });
}, 60_000);
afterAll(async () => {
  await database.destroy();
  await cluster.stop();
});

const create = () =>
  createPgBossQueue(database, {
    connectionString: cluster.url,
    log,
    timings: TIMINGS,
  });

queueSuite('pg-boss', async () => ({ create, database: database }));

test('the job of a process that died is done by the next one', async () => {
  const name = 'lost-lease';
  const queue = create();
  await queue.enqueue({ name, payload: null });
  // As a process leaves it that took the job and was killed.
  await database.connection.raw(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 hour' where name = 'lost-lease'`,
  );
  const attempts: number[] = [];
  await queue.start([
    { name, concurrency: 1, timeoutMs: 5_000, run: async (_, { attempt }) => void attempts.push(attempt) },
  ]);
  await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([2]);
  await queue.stop(1_000);
}, 30_000);

test('a job that takes longer than a lease is done once', async () => {
  const name = 'longer-than-a-lease';
  const queue = create();
  const attempts: number[] = [];
  let ended = false;
  await queue.start([
    {
      name,
      concurrency: 2,
      timeoutMs: 60_000,
      run: async (_, { attempt }) => {
        attempts.push(attempt);
        // Long enough for the lease to run out, and for two looks for lost jobs after it.
        await new Promise((resolve) => setTimeout(resolve, TIMINGS.leaseMs + 2.5 * TIMINGS.maintenanceMs));
        ended = true;
      },
    },
  ]);
  await queue.enqueue({ name, payload: null });
  await expect.poll(() => ended, { timeout: 20_000 }).toBe(true);
  await expect.poll(async () => (await queue.stats()).running, { timeout: 5_000 }).toBe(0);
  expect(attempts).toEqual([1]);
  await queue.stop(1_000);
}, 30_000);

test('a job of many minutes whose process died is taken over once its lease is over', async () => {
  const name = 'lost-long-job';
  const queue = create();
  await queue.start([]);
  await queue.enqueue({ name, payload: null });
  // As a process leaves it that renewed it once and was killed: it might have run for ten more minutes.
  await database.connection.raw(
    `update pgboss.job set state = 'active', expire_in = interval '10 minutes',
       started_on = now() - interval '10 minutes' + interval '1 second' where name = '${name}'`,
  );
  const attempts: number[] = [];
  await queue.start([
    { name, concurrency: 1, timeoutMs: 600_000, run: async (_, { attempt }) => void attempts.push(attempt) },
  ]);
  await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([2]);
  await queue.stop(1_000);
}, 30_000);
