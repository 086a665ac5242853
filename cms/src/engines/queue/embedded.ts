import { randomBytes, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import type { Timings } from '../../settings/timings';
import { embeddedFailures, failedKey, type NewJob } from './embedded-failures';
import type { QueueDatabase } from './queue-database';
import { retryDelayMs } from './retry-delay';
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
  const running = new Map<Promise<void>, { name: string; abort: AbortController }>();
  let stopping = false;
  let loop: Promise<void> | null = null;
  let wake: () => void = () => undefined;

  const wakeUp = () => wake();

  const namesWithRoom = () =>
    [...definitions.values()]
      .filter(
        ({ name, concurrency }) =>
          [...running.values()].filter((run) => run.name === name).length < concurrency,
      )
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
      .orderBy('run_at')
      .orderBy('id')
      .limit(1);
    const rows = await knex<JobRow>(TABLE)
      .where('id', next)
      .update({
        state: 'running',
        attempts: knex.raw('attempts + 1'),
        lease_until: new Date(now.getTime() + timings.leaseMs),
        lease_token: randomUUID(),
        updated_at: now,
      } as never)
      .returning(['id', 'name', 'payload', 'attempts', 'max_attempts', 'lease_token', 'unique_key']);
    return rows[0];
  };

  const mineIn = (job: JobRow) =>
    database.connection(TABLE).where({ id: job.id, lease_token: job.lease_token });

  const renew = async (job: JobRow) => {
    await mineIn(job).update({ lease_until: new Date(Date.now() + timings.leaseMs) });
  };

  const finish = async (job: JobRow, failure: unknown) => {
    const mine = () => mineIn(job);
    if (failure === undefined) {
      await mine().delete();
      return;
    }
    const message = failure instanceof Error ? (failure.stack ?? failure.message) : inspect(failure);
    const exhausted = job.attempts >= job.max_attempts;
    log.warn(`Job ${job.name} failed (attempt ${job.attempts} of ${job.max_attempts}): ${message}`);
    await mine().update({
      state: exhausted ? 'failed' : 'waiting',
      ...(exhausted && job.unique_key ? { unique_key: failedKey(job.id, job.unique_key) } : {}),
      run_at: new Date(Date.now() + retryDelayMs(job.attempts, timings)),
      lease_until: null,
      lease_token: null,
      last_error: message.slice(0, 4_000),
      updated_at: new Date(),
    });
  };

  const execute = async (job: JobRow, definition: JobDefinition, abort: AbortController) => {
    const limit = setTimeout(
      () => abort.abort(new Error(`Ran longer than ${definition.timeoutMs} ms`)),
      definition.timeoutMs,
    );
    const heartbeat = setInterval(
      () => void renew(job).catch((error: unknown) => log.warn(`A lease was not renewed: ${String(error)}`)),
      timings.heartbeatMs,
    );
    const gaveUp = new Promise<never>((_, reject) => {
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason as Error));
    });
    let failure: unknown;
    try {
      if (job.attempts > job.max_attempts) throw new Error('The process that ran it ended each time');
      const payload: unknown = job.payload === null ? null : JSON.parse(job.payload);
      await Promise.race([definition.run(payload, { attempt: job.attempts, signal: abort.signal }), gaveUp]);
    } catch (error) {
      failure = error ?? new Error('unknown failure');
    } finally {
      clearTimeout(limit);
      clearInterval(heartbeat);
    }
    await finish(job, failure);
  };

  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timings.pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const work = async () => {
    while (!stopping) {
      // Asked for before the claim, so that a poke during the claim is not lost.
      const rest = sleep();
      try {
        const names = namesWithRoom();
        const job = names.length ? await claim(names) : undefined;
        const definition = job && definitions.get(job.name);
        if (job && definition) {
          const abort = new AbortController();
          const run: Promise<void> = execute(job, definition, abort)
            .catch((error: unknown) => log.error(`Job ${job.name} could not be settled: ${String(error)}`))
            .finally(() => {
              running.delete(run);
              wakeUp();
            });
          running.set(run, { name: job.name, abort });
          wakeUp();
        }
      } catch (error) {
        log.error(`The queue could not claim a job: ${String(error)}`);
      }
      await rest;
    }
  };

  const insert = async ({
    name,
    payload,
    uniqueKey,
    runAt,
    maxAttempts = DEFAULT_ATTEMPTS,
  }: NewJob): Promise<void> => {
    // `transaction` joins the caller's when there is one; the poke waits for its commit.
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
      loop ??= work();
    },

    async stop(graceMs) {
      stopping = true;
      wakeUp();
      await loop;
      const ended = Promise.allSettled([...running.keys()]);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
      for (const { abort } of running.values()) abort.abort(new Error('The server is stopping'));
      await ended;
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
