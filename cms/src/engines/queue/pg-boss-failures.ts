import { envelopeOf, SCHEMA } from './pg-boss-rows';
import type { QueueDatabase } from './queue-database';
import type { FailedJobFilter, JobRequest, Queue } from './port';

interface FailedRow {
  id: string;
  name: string;
  data: unknown;
  singleton_key: string | null;
  retry_limit: number;
}

/** What pg-boss keeps of a failure: an error's fields, or whatever was thrown. */
const messageOf = (output: unknown): string => {
  const { message }: { message?: unknown } = typeof output === 'object' && output !== null ? output : {};
  return typeof message === 'string' ? message : JSON.stringify(output ?? 'unknown failure');
};

interface PgBossAccess {
  ready(): Promise<void>;
  enqueue(job: JobRequest): Promise<void>;
}

/** What the shared queue does with jobs that were given up. pg-boss's own retry would meet an equal job that waits by then. */
export const pgBossFailures = (
  database: QueueDatabase,
  { ready, enqueue }: PgBossAccess,
): Pick<Queue, 'countFailed' | 'listFailed' | 'retryFailed' | 'discardFailed'> => {
  // Ids are compared as text: what a caller calls one need not be a UUID.
  const failedJobs = (filter: FailedJobFilter): [string, string] =>
    'id' in filter ? ['id::text = ?', filter.id] : ['name = ?', filter.name];

  return {
    async countFailed() {
      await ready();
      const { rows } = await database.connection.raw<{ rows: { name: string; count: number }[] }>(
        `select name, count(*)::int as count from ${SCHEMA}.job where state = 'failed' and name not like '\\_\\_pgboss%' group by name order by count desc, name`,
      );
      return rows;
    },

    async listFailed(limit) {
      await ready();
      const { rows } = await database.connection.raw<{
        rows: { id: string; name: string; failed_at: Date; attempts: number; output: unknown }[];
      }>(
        `select id, name, completed_on as failed_at, retry_count + 1 as attempts, output from ${SCHEMA}.job
         where state = 'failed' and name not like '\\_\\_pgboss%' order by completed_on desc, id limit ?`,
        [limit],
      );
      return rows.map(({ id, name, failed_at: failedAt, attempts, output }) => ({
        id,
        name,
        failedAt,
        attempts,
        error: messageOf(typeof output === 'string' ? JSON.parse(output) : output),
      }));
    },

    async retryFailed(filter) {
      await ready();
      return database.transaction(async ({ trx }) => {
        const [condition, value] = failedJobs(filter);
        // Whoever deletes the row has the job: nobody else can enqueue it again.
        const { rows } = await trx.raw<{ rows: FailedRow[] }>(
          `delete from ${SCHEMA}.job where state = 'failed' and ${condition} returning id, name, data, singleton_key, retry_limit`,
          [value],
        );
        for (const { name, data, singleton_key: key, retry_limit: retryLimit } of rows)
          await enqueue({
            name,
            ...envelopeOf(data),
            ...(key === null ? {} : { key }),
            maxAttempts: retryLimit + 1,
          });
        return rows.map(({ id, name }) => ({ id, name }));
      });
    },

    async discardFailed(id) {
      await ready();
      const [condition, value] = failedJobs({ id });
      return database.transaction(async ({ trx }) => {
        const { rows } = await trx.raw<{ rows: { name: string }[] }>(
          `delete from ${SCHEMA}.job where state = 'failed' and ${condition} returning name`,
          [value],
        );
        return rows[0] ?? null;
      });
    },
  };
};
