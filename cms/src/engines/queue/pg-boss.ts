import { AsyncLocalStorage } from 'node:async_hooks';
import PgBoss from 'pg-boss';
import { SECOND_MS, toSeconds } from '../../contract/time-units';
import type { Timings } from '../../settings/timings';
import { nextTurn, pgBossTurns } from './fair-order';
import type { QueueDatabase } from './queue-database';
import { pgBossFailures } from './pg-boss-failures';
import { envelopeOf, SCHEMA, type Envelope } from './pg-boss-rows';
import type { JobDefinition, JobRequest, Queue } from './port';
import { runJob } from './run-job';

/** The part of knex's driver that is used here; knex leaves it untyped. */
interface Driver {
  acquireConnection(): Promise<{ query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }>;
}

export interface PgBossQueueOptions {
  connectionString: string;
  log: { warn(message: string): void; error(message: string): void };
  timings: Timings['queue'];
}

const DEFAULT_ATTEMPTS = 5;

/** pg-boss counts whole seconds, at least one. */
const wholeSeconds = (milliseconds: number): number => Math.max(1, toSeconds(milliseconds));

/**
 * The queue of servers that share one PostgreSQL: pg-boss, whose `SKIP LOCKED` claim gives each job to one instance.
 * It keeps a small pool of its own, but inserts through the caller's transaction.
 */
export const createPgBossQueue = (database: QueueDatabase, options: PgBossQueueOptions): Queue => {
  const { connectionString, log, timings } = options;
  const boss = new PgBoss({
    connectionString,
    schema: SCHEMA,
    max: 3,
    schedule: false,
    maintenanceIntervalSeconds: timings.maintenanceMs / SECOND_MS,
    archiveCompletedAfterSeconds: timings.archiveMs / SECOND_MS,
    archiveFailedAfterSeconds: timings.failedStoredMs / SECOND_MS,
  });
  boss.on('error', (error) => log.error(`Queue: ${error.message}`));

  const workers = new Map<string, string[]>();
  const knownQueues = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const outside = AsyncLocalStorage.snapshot();
  let started: Promise<void> | null = null;

  // Started by whoever needs it first: a seed may enqueue before the workers run. `snapshot` keeps pg-boss out of that caller's transaction.
  const ready = () => (started ??= outside(() => boot()));
  const boot = async () => {
    await boss.start();
    // pg-boss has no policy "once while waiting or running"; its insert says ON CONFLICT DO NOTHING, so an index is enough.
    const client = database.connection;
    await client.raw(
      `create unique index if not exists officina_job_key on ${SCHEMA}.job (name, singleton_key) where state < 'completed' and singleton_key is not null`,
    );
  };
  const ensureQueue = (name: string): Promise<void> => {
    const known = knownQueues.get(name);
    if (known) return known;
    const made = ready().then(() => outside(() => boss.createQueue(name)));
    knownQueues.set(name, made);
    made.catch(() => knownQueues.delete(name));
    return made;
  };

  const notify = (name: string) => workers.get(name)?.forEach((id) => boss.notifyWorker(id));

  // pg-boss gives a job up when it ran longer than it may, also where its process died at once. Its start is therefore moved: the
  // job looks late as soon as nobody has renewed it for a lease, and never as long as somebody does.
  const renew = ({ id, name }: PgBoss.JobWithMetadata<Envelope>): Promise<boolean> =>
    outside(async () => {
      const renewed = await database
        .connection(`${SCHEMA}.job`)
        .where({ id, name, state: 'active' })
        .update({
          started_on: database.connection.raw(`now() - expire_in + ? * interval '1 millisecond'`, [
            timings.leaseMs,
          ]),
        });
      return renewed === 1;
    });

  const runOne = async (definition: JobDefinition, job: PgBoss.JobWithMetadata<Envelope>) => {
    renew(job).catch((error: unknown) => log.warn(`A lease was not renewed: ${String(error)}`));
    try {
      await runJob(definition, {
        payload: envelopeOf(job.data).payload,
        attempt: job.retryCount + 1,
        maxAttempts: job.retryLimit + 1,
        stopping: stopping.signal,
        renew: () => renew(job),
        heartbeatMs: timings.heartbeatMs,
        log,
      });
    } finally {
      // A worker would rest until its next poll after each job, also while others wait.
      notify(definition.name);
    }
  };

  const enqueue = async ({
    name,
    payload,
    key,
    runAt,
    maxAttempts = DEFAULT_ATTEMPTS,
    tenant,
    cost,
  }: JobRequest): Promise<void> => {
    await ensureQueue(name);
    await database.transaction(async ({ trx, onCommit }) => {
      const executeSql = async (text: string, values: unknown[]) => {
        // knex wants `?`; pg-boss writes `$1`. The driver's own query keeps the text as it is and stays in the transaction.
        const connection = await (trx.client as Driver).acquireConnection();
        return connection.query(text, values);
      };
      await boss.send(
        name,
        { payload: payload ?? null, ...(tenant === undefined ? {} : { tenant }) } satisfies Envelope,
        {
          db: { executeSql },
          singletonKey: key,
          startAfter: runAt,
          retryLimit: maxAttempts - 1,
          retryDelay: wholeSeconds(timings.retryFirstMs),
          retryBackoff: true,
          // pg-boss takes the highest priority first.
          priority: tenant === undefined ? 0 : -nextTurn(await pgBossTurns(trx, { name, tenant }), cost),
        },
      );
      onCommit(() => notify(name));
    });
  };

  return {
    enqueue,

    async start(definitions) {
      await ready();
      for (const definition of definitions) {
        await ensureQueue(definition.name);
        await boss.updateQueue(definition.name, {
          name: definition.name,
          expireInSeconds: wholeSeconds(definition.timeoutMs),
        });
        const ids = await Promise.all(
          Array.from({ length: definition.concurrency }, () =>
            boss.work<Envelope>(
              definition.name,
              { includeMetadata: true, pollingIntervalSeconds: timings.sharedPollMs / SECOND_MS },
              async ([job]: PgBoss.JobWithMetadata<Envelope>[]) => {
                if (job) await runOne(definition, job);
              },
            ),
          ),
        );
        workers.set(definition.name, ids);
      }
    },

    async stop(graceMs) {
      if (!started) return;
      await started;
      await boss.stop({ graceful: true, wait: true, timeout: graceMs, close: true });
      stopping.abort(new Error('The server is stopping'));
    },

    async stats() {
      await ready();
      const result = await database.connection.raw<{ rows: { state: string; count: number }[] }>(
        `select state::text as state, count(*)::int as count from ${SCHEMA}.job where name not like '\\_\\_pgboss%' group by state`,
      );
      const count = (...states: string[]) =>
        result.rows.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + row.count, 0);
      return { waiting: count('created', 'retry'), running: count('active'), failed: count('failed') };
    },

    async oldestDue() {
      await ready();
      const { rows } = await database.connection.raw<{ rows: { due: Date | null }[] }>(
        `select min(start_after) as due from ${SCHEMA}.job where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_pgboss%'`,
      );
      return rows[0]?.due ?? null;
    },

    ...pgBossFailures(database, { ready, enqueue }),
  };
};
