import type { FailedJobFilter, JobRequest, Queue } from './port';
import type { QueueDatabase } from './queue-database';

/** A job as it is written: `uniqueKey` is the whole one, with its kind. */
export type NewJob = Omit<JobRequest, 'key'> & { uniqueKey: string | null };

interface FailedRow {
  id: number;
  document_id: string;
  name: string;
  payload: string | null;
  attempts: number;
  max_attempts: number;
  unique_key: string | null;
  tenant: string | null;
  last_error: string | null;
  updated_at: Date | string | number;
}

type Transaction = QueueDatabase['connection'];

const TABLE = 'jobs';

/** A job that was given up gives its key back, and has it again when it is retried. */
export const failedKey = (id: number, key: string): string => `failed:${id}:${key}`;
const keyBeforeFailure = (id: number, key: string): string => key.slice(failedKey(id, '').length);
/** The first line of what is stored: stacks are for the log. */
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** What the embedded queue does with jobs that were given up. */
export const embeddedFailures = (
  database: QueueDatabase,
  insert: (job: NewJob) => Promise<void>,
): Pick<Queue, 'countFailed' | 'listFailed' | 'retryFailed' | 'discardFailed'> => {
  /** Takes the rows out: whoever does has the jobs, and nobody else can enqueue them again. */
  const take = async (trx: Transaction, filter: FailedJobFilter): Promise<FailedRow[]> => {
    const rows = await trx<FailedRow>(TABLE)
      .where('state', 'failed')
      .andWhere('id' in filter ? { document_id: filter.id } : { name: filter.name })
      // Knex gives no rows of a DELETE on SQLite.
      .update({ state: 'done' } as never)
      .returning(['id', 'document_id', 'name', 'payload', 'max_attempts', 'unique_key', 'tenant']);
    for (const { id } of rows) await trx(TABLE).where({ id }).delete();
    return rows as FailedRow[];
  };

  return {
    async countFailed() {
      const rows: { name: string; count?: number | string }[] = await database
        .connection<{ name: string; state: string }>(TABLE)
        .where('state', 'failed')
        .select('name')
        .count({ count: '*' })
        .groupBy('name')
        .orderBy([{ column: 'count', order: 'desc' }, { column: 'name' }]);
      return rows.map(({ name, count }) => ({ name, count: Number(count ?? 0) }));
    },

    async listFailed(limit) {
      const rows = await database
        .connection<FailedRow>(TABLE)
        .where('state', 'failed')
        .orderBy([
          { column: 'updated_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
      return rows.map((row) => ({
        id: row.document_id,
        name: row.name,
        failedAt: new Date(row.updated_at),
        attempts: row.attempts,
        error: firstLine(row.last_error ?? ''),
      }));
    },

    retryFailed: (filter) =>
      database.transaction(async ({ trx }) => {
        const rows = await take(trx, filter);
        for (const { id, name, payload, max_attempts: maxAttempts, unique_key: key, tenant } of rows)
          await insert({
            name,
            payload: payload === null ? null : JSON.parse(payload),
            uniqueKey: key && keyBeforeFailure(id, key),
            maxAttempts,
            tenant: tenant ?? undefined,
          });
        return rows.map(({ document_id: id, name }) => ({ id, name }));
      }),

    discardFailed: (id) =>
      database.transaction(async ({ trx }) => {
        const [job] = await take(trx, { id });
        return job ? { name: job.name } : null;
      }),
  };
};
