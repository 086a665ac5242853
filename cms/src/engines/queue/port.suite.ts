import { afterEach, describe, expect, test } from 'vitest';
import type { QueueDatabase } from './queue-database';
import type { JobDefinition, Queue } from './port';

export interface QueueUnderTest {
  /** A queue of its own process, as far as the database can tell. */
  create(): Queue;
  database: QueueDatabase;
}

const until = async (ready: () => boolean, ms = 15_000): Promise<void> => {
  const deadline = Date.now() + ms;
  while (!ready()) {
    if (Date.now() > deadline) throw new Error(`Not so after ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** What every queue promises, whichever database it lives on. */
export const queueSuite = (name: string, setUp: () => Promise<QueueUnderTest>) => {
  describe(name, () => {
    const started: Queue[] = [];
    let counter = 0;
    /** A job name nobody else uses, so that tests share a database. */
    const freshName = () => `job-${Date.now().toString(36)}-${(counter += 1)}`;
    const start = async (
      queue: Queue,
      definition: Partial<JobDefinition> & Pick<JobDefinition, 'name' | 'run'>,
    ) => {
      started.push(queue);
      await queue.start([{ concurrency: 1, timeoutMs: 5_000, ...definition }]);
      return queue;
    };
    afterEach(async () => {
      for (const queue of started.splice(0)) await queue.stop(1_000);
    });

    test('a job runs once, with what it was given', async () => {
      const { create } = await setUp();
      const job = freshName();
      const handled: unknown[] = [];
      const queue = await start(create(), { name: job, run: async (payload) => void handled.push(payload) });
      await queue.enqueue({ name: job, payload: { to: 'anna', times: 3 } });
      await until(() => handled.length > 0);
      expect(handled).toEqual([{ to: 'anna', times: 3 }]);
    });

    test('a job enqueued before the workers start is not lost', async () => {
      const { create } = await setUp();
      const job = freshName();
      const handled: unknown[] = [];
      const queue = create();
      await queue.enqueue({ name: job, payload: 1 });
      await start(queue, { name: job, run: async (payload) => void handled.push(payload) });
      await until(() => handled.length === 1);
    });

    test('it exists exactly when the change does', async () => {
      const { create, database } = await setUp();
      const job = freshName();
      const handled: unknown[] = [];
      const queue = await start(create(), { name: job, run: async (payload) => void handled.push(payload) });
      const refused = database.transaction(async () => {
        await queue.enqueue({ name: job, payload: 'rolled back' });
        throw new Error('the change is refused');
      });
      await expect(refused).rejects.toThrow('the change is refused');
      await database.transaction(async () => {
        await queue.enqueue({ name: job, payload: 'committed' });
      });
      await until(() => handled.length > 0);
      expect(handled).toEqual(['committed']);
    });

    test('a key is one job while it waits or runs, and free again afterwards', async () => {
      const { create } = await setUp();
      const job = freshName();
      let release = () => undefined as void;
      let runs = 0;
      const queue = create();
      await Promise.all([1, 2, 3].map((payload) => queue.enqueue({ name: job, payload, key: 'one' })));
      await start(queue, {
        name: job,
        run: async () => {
          runs += 1;
          await new Promise<void>((resolve) => (release = resolve));
        },
      });
      await until(() => runs === 1);
      await queue.enqueue({ name: job, payload: 4, key: 'one' });
      release();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(runs).toBe(1);
      await queue.enqueue({ name: job, payload: 5, key: 'one' });
      await until(() => runs === 2);
      release();
    });

    test('a failure is tried again, and given up after the last attempt', async () => {
      const { create } = await setUp();
      const job = freshName();
      const attempts: number[] = [];
      const queue = await start(create(), {
        name: job,
        run: async (_payload, { attempt }) => {
          attempts.push(attempt);
          throw new Error('not today');
        },
      });
      const before = (await queue.stats()).failed;
      await queue.enqueue({ name: job, payload: null, maxAttempts: 2 });
      await until(() => attempts.length === 2, 20_000);
      expect(attempts).toEqual([1, 2]);
      let failed = before;
      await until(() => {
        void queue.stats().then((stats) => (failed = stats.failed));
        return failed === before + 1;
      });
    }, 30_000);

    test('it says since when the oldest due job waits, and forgets it once it has run', async () => {
      const { create } = await setUp();
      const job = freshName();
      const queue = create();
      const due = new Date(Date.now() - 3_600_000);
      await queue.enqueue({ name: job, payload: 'due', runAt: due });
      await queue.enqueue({ name: job, payload: 'later', runAt: new Date(Date.now() + 3_600_000) });
      expect((await queue.oldestDue())?.getTime()).toBe(due.getTime());
      await start(queue, { name: job, run: async () => undefined });
      await expect
        .poll(async () => (await queue.oldestDue())?.getTime(), { timeout: 15_000 })
        .not.toBe(due.getTime());
    }, 30_000);

    test('a later time is waited for', async () => {
      const { create } = await setUp();
      const job = freshName();
      let ranAt = 0;
      const queue = await start(create(), { name: job, run: async () => void (ranAt = Date.now()) });
      const runAt = new Date(Date.now() + 1_500);
      await queue.enqueue({ name: job, payload: null, runAt });
      await until(() => ranAt > 0);
      expect(ranAt).toBeGreaterThanOrEqual(runAt.getTime());
    });

    test('of two workers each job has one, and never more at once than allowed', async () => {
      const { create } = await setUp();
      const job = freshName();
      const handled: unknown[] = [];
      const atOnce = { first: 0, second: 0, most: 0 };
      const run = (worker: 'first' | 'second') => async (payload: unknown) => {
        atOnce[worker] += 1;
        atOnce.most = Math.max(atOnce.most, atOnce[worker]);
        handled.push(payload);
        await new Promise((resolve) => setTimeout(resolve, 5));
        atOnce[worker] -= 1;
      };
      const [first, second] = [create(), create()];
      for (let index = 0; index < 40; index += 1) await first.enqueue({ name: job, payload: index });
      await start(first, { name: job, concurrency: 2, run: run('first') });
      await start(second, { name: job, concurrency: 2, run: run('second') });
      await until(() => handled.length >= 40, 60_000);
      expect(new Set(handled).size).toBe(40);
      expect(handled).toHaveLength(40);
      expect(atOnce.most).toBeLessThanOrEqual(2);
    }, 70_000);

    test('many jobs of one tenant make another wait for one at most, and all are done', async () => {
      const { create } = await setUp();
      const job = freshName();
      const handled: unknown[] = [];
      const queue = create();
      for (let index = 1; index <= 6; index += 1)
        await queue.enqueue({ name: job, payload: `anna ${index}`, tenant: 'anna' });
      await queue.enqueue({ name: job, payload: 'luca 1', tenant: 'luca' });
      await queue.enqueue({ name: job, payload: 'luca 2', tenant: 'luca', cost: 3 });
      await start(queue, { name: job, run: async (payload) => void handled.push(payload) });
      await until(() => handled.length === 8, 30_000);
      expect(handled.indexOf('luca 1')).toBeLessThanOrEqual(1);
      // Three turns' worth, behind its tenant's first.
      expect(handled.indexOf('luca 2')).toBeGreaterThan(handled.indexOf('anna 3'));
      expect(handled.indexOf('luca 2')).toBeLessThan(handled.indexOf('anna 6'));
    }, 40_000);

    test('whoever comes later waits for the job that runs, and nobody is passed over for ever', async () => {
      const { create } = await setUp();
      const job = freshName();
      const handled: string[] = [];
      const queue = create();
      await queue.enqueue({ name: job, payload: 'anna 1', tenant: 'anna' });
      await queue.enqueue({ name: job, payload: 'anna 2', tenant: 'anna' });
      let newcomers = 0;
      await start(queue, {
        name: job,
        // Each job brings a newcomer along, who has never had a turn.
        run: async (payload) => {
          handled.push(String(payload));
          if ((newcomers += 1) <= 6)
            await queue.enqueue({ name: job, payload: `new ${newcomers}`, tenant: `new ${newcomers}` });
        },
      });
      await until(() => handled.length === 8, 40_000);
      expect(handled.indexOf('anna 2')).toBeLessThanOrEqual(3);
    }, 50_000);

    describe('a job that was given up', () => {
      const giveUp = async ({ key, jobs = 1 }: { key?: string; jobs?: number } = {}) => {
        const { create, database } = await setUp();
        const name = freshName();
        const runs: unknown[] = [];
        let isBroken = true;
        const queue = await start(create(), {
          name,
          run: async (payload) => {
            runs.push(payload);
            if (isBroken) throw new Error('the disk is full\nand more');
          },
        });
        const failures = async () => (await queue.listFailed(100)).filter((job) => job.name === name);
        for (let index = 0; index < jobs; index += 1)
          await queue.enqueue({ name, payload: index, maxAttempts: 1, ...(key ? { key } : {}) });
        await expect.poll(async () => (await failures()).length, { timeout: 15_000 }).toBe(jobs);
        return { queue, other: create(), database, name, runs, failures, repair: () => (isBroken = false) };
      };

      test('is listed with its reason and counted by kind', async () => {
        const { queue, name, failures } = await giveUp({ jobs: 2 });
        const [job] = await failures();
        expect(job).toMatchObject({ name, attempts: 1, error: expect.stringContaining('the disk is full') });
        expect(job?.error).not.toContain('embedded.ts');
        expect(Date.now() - Number(job?.failedAt)).toBeLessThan(60_000);
        expect(await queue.countFailed()).toContainEqual({ name, count: 2 });
      }, 30_000);

      test('is done once more, with what it was given, when two retry it at once', async () => {
        const { queue, other, runs, failures, repair } = await giveUp();
        repair();
        const [job] = await failures();
        const id = job?.id ?? '';
        const retried = await Promise.all([queue.retryFailed({ id }), other.retryFailed({ id })]);
        expect(retried.flat()).toHaveLength(1);
        await until(() => runs.length === 2);
        expect(runs).toEqual([0, 0]);
        expect(await failures()).toEqual([]);
        expect(await queue.retryFailed({ id })).toEqual([]);
        expect(runs).toHaveLength(2);
      }, 30_000);

      test('stays as it was when the change that retries it is refused', async () => {
        const { queue, database, name, failures } = await giveUp();
        const refused = database.transaction(async () => {
          await queue.retryFailed({ name });
          throw new Error('the change is refused');
        });
        await expect(refused).rejects.toThrow('the change is refused');
        expect(await failures()).toHaveLength(1);
      }, 30_000);

      test('is retried with all others of its kind', async () => {
        const { queue, name, runs, repair } = await giveUp({ jobs: 3 });
        repair();
        expect(await queue.retryFailed({ name })).toHaveLength(3);
        await until(() => runs.length === 6);
        expect(runs.slice(3).sort()).toEqual([0, 1, 2]);
      }, 30_000);

      test('becomes one with an equal job that waits by then', async () => {
        const { queue, name, runs, failures, repair } = await giveUp({ key: 'one' });
        repair();
        await queue.enqueue({ name, payload: 'later', key: 'one', runAt: new Date(Date.now() + 1_500) });
        expect(await queue.retryFailed({ name })).toHaveLength(1);
        expect(await failures()).toEqual([]);
        await until(() => runs.length > 1);
        expect(runs).toEqual([0, 'later']);
      }, 30_000);

      test('is forgotten once when it is discarded', async () => {
        const { queue, other, name, failures } = await giveUp();
        const [job] = await failures();
        const discarded = await Promise.all([
          queue.discardFailed(job?.id ?? ''),
          other.discardFailed(job?.id ?? ''),
        ]);
        expect(discarded.filter(Boolean)).toEqual([{ name }]);
        expect(await failures()).toEqual([]);
        expect(await queue.discardFailed('no such job')).toBeNull();
      }, 30_000);
    });

    test('stopping lets a running job end', async () => {
      const { create } = await setUp();
      const job = freshName();
      let state = 'waiting';
      const queue = await start(create(), {
        name: job,
        run: async () => {
          state = 'running';
          await new Promise((resolve) => setTimeout(resolve, 300));
          state = 'done';
        },
      });
      await queue.enqueue({ name: job, payload: null });
      await until(() => state === 'running');
      await queue.stop(5_000);
      expect(state).toBe('done');
    });
  });
};
