import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns';

/** Tasks that end when the test says so, and a clock that only moves then. */
const scene = (atOnce: number) => {
  let clock = 0;
  const turns = new FairTurns({ atOnce, now: () => clock });
  const order: string[] = [];
  const open = new Map<string, () => void>();
  const results: Promise<unknown>[] = [];
  return {
    turns,
    order,
    running: () => [...open.keys()],
    add: (tenant: string, name: string) =>
      results.push(
        turns.run(tenant, () => {
          order.push(name);
          return new Promise<void>((resolve) => open.set(name, resolve));
        }),
      ),
    async finish(name: string, milliseconds: number) {
      clock += milliseconds;
      open.get(name)?.();
      open.delete(name);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

test('six tasks of one tenant make another wait for one at most', async () => {
  const { add, order, finish } = scene(1);
  for (let index = 1; index <= 6; index += 1) add('anna', `anna ${index}`);
  add('luca', 'luca 1');
  await finish('anna 1', 10_000);
  await finish('luca 1', 100);
  await finish('anna 2', 10_000);
  expect(order).toEqual(['anna 1', 'luca 1', 'anna 2', 'anna 3']);
});

test('with room for two, a second tenant waits for nobody, and the first never has both', async () => {
  const { add, running, finish } = scene(2);
  add('anna', 'anna 1');
  add('anna', 'anna 2');
  expect(running()).toEqual(['anna 1']);
  add('luca', 'luca 1');
  expect(running()).toEqual(['anna 1', 'luca 1']);
  await finish('luca 1', 50);
  expect(running()).toEqual(['anna 1']);
});

test('time is shared, not the number of tasks', async () => {
  const { add, order, finish } = scene(1);
  add('anna', 'long 1');
  add('anna', 'long 2');
  for (let index = 1; index <= 4; index += 1) add('luca', `short ${index}`);
  await finish('long 1', 300);
  for (let index = 1; index <= 3; index += 1) await finish(`short ${index}`, 100);
  // Both have used 300 ms: whoever came first goes on.
  expect(order).toEqual(['long 1', 'short 1', 'short 2', 'short 3', 'long 2']);
});

test('who was away does not make up for it, and a task that fails gives its turn on', async () => {
  const turns = new FairTurns({ atOnce: 1 });
  await expect(turns.run('anna', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run('anna', async () => 'yes')).toBe('yes');
  expect(turns.waiting('anna')).toBe(0);
});
