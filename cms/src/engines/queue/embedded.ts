import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import type { Timings } from '../../settings/timings';
import { embeddedFailures, failedKey, type NewJob } from './embedded-failures';
import { embeddedTurns, nextTurn } from './fair-order';
import { createLane } from './lane';
import { leasedRow, newLease, NO_LEASE, renewLease } from './lease';
import type { QueueDatabase } from './queue-database';
import { retryDelayMs } from './retry-delay';
import { runJob } from './run-job';
import type { JobDefinition, Queue } from './port';

export interface EmbeddedQueueOptions {
  log: { warn(message: string): void; error(message: string): void };
  timings: Timings['queue'];
}

interface JobRow {
  id: number;
  name: string;
  payload: string | null;
  attempts: number;
  max_attempts: number;
  lease_token: string;
  unique_key: string | null;
}
const TABLE = 'jobs';
const DEFAULT_ATTEMPTS = 5;

/**
 * The queue of a single-process server: rows of the table `jobs` in the application's own database.
 * A job is claimed by one UPDATE that also writes a lease; whoever finishes must still hold the lease's token,
 * so a run that was given up for dead cannot overwrite the one that replaced it.
 */
export const createEmbeddedQueue = (database: QueueDatabase, options: EmbeddedQueueOptions): Queue => {
  const { log, timings } = options;
  const definitions = new Map<string, JobDefinition>();
  const running = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const namesWithRoom = () =>
    [...definitions.values()]
      .filter(({ name, concurrency }) => (running.get(name) ?? 0) < concurrency)
      .map(({ name }) => name);

  const claim = async (names: string[]): Promise<JobRow | undefined> => {
    const now = new Date();
    const knex = database.connection;
    const next = knex(TABLE)
      .select('id')
      .whereIn('name', names)
      .andWhere((due) => {
        due
          .where((waiting) => {
            waiting.where('state', 'waiting').andWhere('run_at', '<=', now);
          })
          // The lease of a process that died has run out: the job is anybody's again.
          .orWhere((lost) => {
            lost.where('state', 'running').andWhere('lease_until', '<=', now);
          });
      })
      .orderBy('turn')
      .orderBy('run_at')
      .orderBy('id')
      .limit(1);
    const rows = await knex<JobRow>(TABLE)
      .where('id', next)
      .update({
        state: 'running',
        attempts: knex.raw('attempts + 1'),
        ...newLease(now, timings.leaseMs),
        updated_at: now,
      } as never)
      .returning(['id', 'name', 'payload', 'attempts', 'max_attempts', 'lease_token', 'unique_key']);
    return rows[0];
  };

  const leaseOf = ({ id, lease_token: leaseToken }: JobRow) => ({ id, leaseToken });
  const mine = (job: JobRow) => leasedRow(database.connection, TABLE, leaseOf(job));

  const settleFailed = async (job: JobRow, failure: unknown) => {
    const message = failure instanceof Error ? (failure.stack ?? failure.message) : inspect(failure);
    const exhausted = job.attempts >= job.max_attempts;
    await mine(job).update({
      state: exhausted ? 'failed' : 'waiting',
      ...(exhausted && job.unique_key ? { unique_key: failedKey(job.id, job.unique_key) } : {}),
      run_at: new Date(Date.now() + retryDelayMs(job.attempts, timings)),
      ...NO_LEASE,
      last_error: message.slice(0, 4_000),
      updated_at: new Date(),
    });
  };

  const execute = async (job: JobRow, stopping: AbortSignal) => {
    const definition = definitions.get(job.name);
    if (!definition) return;
    running.set(job.name, (running.get(job.name) ?? 0) + 1);
    try {
      if (job.attempts > job.max_attempts) throw new Error('The process that ran it ended each time');
      await runJob(definition, {
        payload: job.payload === null ? null : JSON.parse(job.payload),
        attempt: job.attempts,
        maxAttempts: job.max_attempts,
        stopping,
        renew: () =>
          renewLease(database.connection, TABLE, leaseOf(job), { now: new Date(), leaseMs: timings.leaseMs }),
        heartbeatMs: timings.heartbeatMs,
        log,
      });
      await mine(job).delete();
    } catch (error) {
      await settleFailed(job, error);
    } finally {
      running.set(job.name, (running.get(job.name) ?? 1) - 1);
    }
  };

  const lane = createLane<JobRow>({
    name: 'The queue',
    async *claim() {
      for (;;) {
        const names = namesWithRoom();
        const job = names.length ? await claim(names) : undefined;
        if (!job) return;
        yield job;
      }
    },
    run: execute,
    releaseMs: timings.releaseMs,
    log,
  });
  const wakeUp = () => void lane.fill();

  const insert = async ({
    name,
    payload,
    uniqueKey,
    runAt,
    maxAttempts = DEFAULT_ATTEMPTS,
    tenant,
    cost,
  }: NewJob): Promise<void> => {
    // `transaction` joins the caller's when there is one; the wake-up waits for its commit.
    await database.transaction(async ({ trx, onCommit }) => {
      const now = new Date();
      const row = {
        document_id: randomBytes(12).toString('hex'),
        name,
        payload: JSON.stringify(payload ?? null),
        unique_key: uniqueKey,
        state: 'waiting',
        run_at: runAt ?? now,
        attempts: 0,
        max_attempts: maxAttempts,
        tenant: tenant ?? null,
        turn: tenant === undefined ? 0 : nextTurn(await embeddedTurns(trx, { name, tenant, now }), cost),
        created_at: now,
        updated_at: now,
      };
      await trx(TABLE).insert(row).onConflict('unique_key').ignore();
      onCommit(wakeUp);
    });
  };

  const failures = embeddedFailures(database, insert);

  return {
    enqueue: ({ key, ...job }) => insert({ ...job, uniqueKey: key ? `${job.name}:${key}` : null }),

    async start(list) {
      for (const definition of list) definitions.set(definition.name, definition);
      timer ??= setInterval(wakeUp, timings.pollMs);
      wakeUp();
    },

    async stop(graceMs) {
      clearInterval(timer);
      await lane.stop(graceMs);
    },

    async stats() {
      const rows: { state: string; count: number | string }[] = await database
        .connection(TABLE)
        .select('state')
        .count({ count: '*' })
        .groupBy('state');
      const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return { waiting: count('waiting'), running: count('running'), failed: count('failed') };
    },

    async oldestDue() {
      const due = await database
        .connection<{ run_at: Date | string | number }>(TABLE)
        .where('state', 'waiting')
        .andWhere('run_at', '<=', new Date())
        .orderBy('run_at')
        .first('run_at');
      return due ? new Date(due.run_at) : null;
    },

    ...failures,
  };
};
