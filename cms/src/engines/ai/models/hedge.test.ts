import { expect, test } from 'vitest';
import { FirstWordTimes, hedged } from './hedge';

/** An attempt that waits for its turn to say its words. */
const attempts = (plans: { after: () => Promise<void>; words: string[] }[]) => {
  const aborted: number[] = [];
  let begun = 0;
  return {
    aborted,
    begun: () => begun,
    begin: async function* (signal: AbortSignal): AsyncGenerator<string, void> {
      const place = begun;
      begun += 1;
      const plan = plans[place];
      signal.addEventListener('abort', () => aborted.push(place));
      if (!plan) throw new Error('One attempt too many');
      await plan.after();
      yield* plan.words;
    },
  };
};
const never = () => new Promise<void>(() => undefined);
const atOnce = () => Promise.resolve();
const collect = async (items: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const item of items) all.push(item);
  return all;
};
const failing = (message: string) => () => Promise.reject(new Error(message));

test('an attempt that begins in time stays alone', async () => {
  const { begin, begun } = attempts([{ after: atOnce, words: ['a', 'b'] }]);
  expect(await collect(hedged({ begin, afterMs: 1_000, onGivenUp: () => undefined }))).toEqual(['a', 'b']);
  expect(begun()).toBe(1);
});

test('where the first word is late a second attempt answers, and the first is stopped', async () => {
  const { begin, aborted } = attempts([
    { after: never, words: ['late'] },
    { after: atOnce, words: ['a', 'b'] },
  ]);
  let givenUp = 0;
  const items = hedged({ begin, afterMs: 5, onGivenUp: () => (givenUp += 1) });
  expect(await collect(items)).toEqual(['a', 'b']);
  expect(aborted).toContain(0);
  expect(givenUp).toBe(1);
});

test('a second attempt that fails leaves the first its chance', async () => {
  let speak = (): void => undefined;
  const spoken = new Promise<void>((resolve) => (speak = resolve));
  const { begin } = attempts([
    { after: () => spoken, words: ['a'] },
    {
      after: () => {
        speak();
        return Promise.reject(new Error('busy'));
      },
      words: [],
    },
  ]);
  expect(await collect(hedged({ begin, afterMs: 5, onGivenUp: () => undefined }))).toEqual(['a']);
});

test('a failure before the delay is told at once, and not asked again', async () => {
  const { begin, begun } = attempts([{ after: failing('refused'), words: [] }]);
  await expect(collect(hedged({ begin, afterMs: 1_000, onGivenUp: () => undefined }))).rejects.toThrow(
    'refused',
  );
  expect(begun()).toBe(1);
});

test('nothing is hedged before twenty replies are known; then what nineteen of twenty began within is the limit', () => {
  const times = new FirstWordTimes();
  for (let each = 1; each < 20; each += 1) times.add(each * 100);
  expect(times.p95).toBeNull();
  times.add(9_000);
  expect(times.p95).toBe(1_900);
});

test('a model that always begins at once is still left a moment', () => {
  const times = new FirstWordTimes();
  for (let each = 0; each < 40; each += 1) times.add(3);
  expect(times.p95).toBe(250);
});
