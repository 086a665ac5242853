import { createEmbeddedQueue, type QueueDatabase } from './embedded';
import { createPgBossQueue } from './pg-boss';
import type { Queue } from './port';

interface QueueLog {
  warn(message: string): void;
  error(message: string): void;
}

/** pg-boss where the database is PostgreSQL, rows of our own where it is SQLite. */
export const createQueue = (
  database: QueueDatabase,
  { databaseUrl, log }: { databaseUrl: string; log: QueueLog },
): Queue =>
  databaseUrl
    ? createPgBossQueue(database, { connectionString: databaseUrl, log })
    : createEmbeddedQueue(database, { log });
