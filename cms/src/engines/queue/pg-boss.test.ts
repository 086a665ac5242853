import os from 'node:os';
import path from 'node:path';
import { Database } from '@strapi/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPgBossQueue } from './pg-boss';
import { queueSuite } from './port.suite';
import { startThrowawayPostgres } from './throwaway-postgres.suite';

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
  } as never);
  await database.init({ models: [] });
}, 60_000);
afterAll(async () => {
  await database.destroy();
  await cluster.stop();
});

const create = () =>
  createPgBossQueue(database as never, {
    connectionString: cluster.url,
    log,
    retryDelaySeconds: 1,
    maintenanceSeconds: 1,
  });

queueSuite('pg-boss', async () => ({ create, database: database as never }));

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
