import type { Timings } from '../../settings/timings';
import { createEmbeddedQueue } from './embedded';
import type { QueueDatabase } from './queue-database';
import { createPgBossQueue } from './pg-boss';
import type { Queue } from './port';
import { repeatJobs } from './repeat-jobs';

export { createLane, type Lane, type LaneOptions } from './lane';
export { leasedRow, newLease, NO_LEASE, renewLease } from './lease';
export { rejectedBy } from './rejected-by';
export { underLease } from './under-lease';

interface QueueLog {
  warn(message: string): void;
  error(message: string): void;
}

/** pg-boss where the database is PostgreSQL, rows of our own where it is SQLite. */
export const createQueue = (
  database: QueueDatabase,
  { databaseUrl, log, timings }: { databaseUrl: string; log: QueueLog; timings: Timings['queue'] },
): Queue => {
  const queue = databaseUrl
    ? createPgBossQueue(database, { connectionString: databaseUrl, log, timings })
    : createEmbeddedQueue(database, { log, timings });
  let endRepeating = () => {};
  return {
    ...queue,
    async start(definitions) {
      await queue.start(definitions);
      endRepeating = await repeatJobs(queue, definitions, log);
    },
    stop(graceMs) {
      endRepeating();
      return queue.stop(graceMs);
    },
  };
};
