import type { Timings } from '../../settings/timings';
import { createEmbeddedQueue } from './embedded';
import type { QueueDatabase } from './queue-database';
import { createPgBossQueue } from './pg-boss';
import type { Queue } from './port';

interface QueueLog {
  warn(message: string): void;
  error(message: string): void;
}

/** pg-boss where the database is PostgreSQL, rows of our own where it is SQLite. */
export const createQueue = (
  database: QueueDatabase,
  { databaseUrl, log, timings }: { databaseUrl: string; log: QueueLog; timings: Timings['queue'] },
): Queue =>
  databaseUrl
    ? createPgBossQueue(database, { connectionString: databaseUrl, log, timings })
    : createEmbeddedQueue(database, { log, timings });
