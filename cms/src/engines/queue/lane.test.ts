import { expect, test } from 'vitest';
import { createLane } from './lane';
import { repeatJobs } from './repeat-jobs';
import { underLease } from './under-lease';

const log = { warn: () => undefined, error: () => undefined };
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};
/** A lane over a list, with room for so many at once. */
const laneOver = (
  due: number[],
  { room = 2, run }: { room?: number; run: (item: number) => Promise<void> },
) => {
  const claim = async (underWay: number) => due.splice(0, Math.max(0, room - underWay));
  return createLane<number>({ name: 'Test', claim, run, releaseMs: 200, log });
};

test('what ends makes room for what is due', async () => {
  const done: number[] = [];
  const lane = laneOver([1, 2, 3, 4, 5], { run: async (item) => void done.push(item) });
  await lane.fill();
  await lane.idle();
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('one that fails takes nothing along', async () => {
  const done: number[] = [];
  const lane = laneOver([1, 2, 3], {
    run: async (item) => {
      if (item === 1) throw new Error('broken');
      done.push(item);
    },
  });
  await lane.fill();
  await lane.idle();
  expect(done).toEqual([2, 3]);
});

test('a database that fails once is asked again at the next look', async () => {
  const due = [1];
  const done: number[] = [];
  let isBroken = true;
  const lane = createLane<number>({
    name: 'Test',
    claim: async () => {
      if (isBroken) throw new Error('locked');
      return due.splice(0);
    },
    run: async (item) => void done.push(item),
    releaseMs: 200,
    log,
  });
  await lane.fill();
  isBroken = false;
  await lane.fill();
  await lane.idle();
  expect(done).toEqual([1]);
});

test('stopping lets what is under way end, and takes nothing new', async () => {
  const { open, opened } = gate();
  const done: number[] = [];
  const due = [1, 2];
  const lane = laneOver(due, { room: 1, run: (item) => opened.then(() => void done.push(item)) });
  await lane.fill();
  const stopped = lane.stop(60_000);
  open();
  await stopped;
  await lane.fill();
  expect([done, due]).toEqual([[1], [2]]);
});

test('what has not ended within its grace is told to, and waited for no longer than giving back takes', async () => {
  const aborted: number[] = [];
  const lane = createLane<number>({
    name: 'Test',
    claim: async (underWay) => (underWay === 0 ? [1] : []),
    run: (item, stopping) =>
      new Promise(() => stopping.addEventListener('abort', () => void aborted.push(item))),
    releaseMs: 50,
    log,
  });
  await lane.fill();
  await lane.stop(100);
  expect(aborted).toEqual([1]);
});

test('work whose lease was lost hears of it; a renewal that fails is not a loss', async () => {
  const answers: (() => Promise<boolean>)[] = [
    () => Promise.reject(new Error('locked')),
    () => Promise.resolve(true),
    () => Promise.resolve(false),
  ];
  let renewals = 0;
  const renew = () => {
    const answer = answers[renewals] ?? (() => Promise.resolve(false));
    renewals += 1;
    return answer();
  };
  await underLease(
    { renew, everyMs: 5, log },
    (lost) => new Promise<void>((resolve) => lost.addEventListener('abort', () => resolve())),
  );
  expect(renewals).toBe(3);
});

test('a job that repeats is enqueued once at a time, and no more after the end', async () => {
  const keys: (string | undefined)[] = [];
  const queue = { enqueue: async ({ key }: { key?: string }) => void keys.push(key) };
  const job = { concurrency: 1, timeoutMs: 1_000, run: async () => undefined };
  const end = await repeatJobs(
    queue,
    [
      { ...job, name: 'at-start', repeat: { everyMs: 60_000, atStart: true } },
      { ...job, name: 'later', repeat: { everyMs: 10, atStart: false } },
      { ...job, name: 'on-demand' },
    ],
    log,
  );
  await expect.poll(() => keys.filter((key) => key === 'later').length).toBeGreaterThan(1);
  end();
  expect(keys[0]).toBe('at-start');
  expect(keys).not.toContain('on-demand');
});
