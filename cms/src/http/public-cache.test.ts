import type { Context } from 'koa';
import { expect, test, vi } from 'vitest';
import { createPublicCache } from './public-cache';

/** As much of a Koa context as an answer touches. */
const visit = (etag?: string) => {
  const headers: Record<string, string> = {};
  const context = {
    status: 0,
    body: undefined as unknown,
    type: '',
    set: (name: string, value: string) => (headers[name] = value),
    get: () => etag ?? '',
    headers,
  };
  return context as unknown as Context & { headers: Record<string, string> };
};

test('a second visitor is answered from memory', async () => {
  const load = vi.fn(async () => ({ data: 1 }));
  const cache = createPublicCache();
  const [first, second] = [visit(), visit()];
  await cache.answer(first, 'a', load);
  await cache.answer(second, 'a', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(second.body).toBe('{"data":1}');
});

test('many at once make one load', async () => {
  const load = vi.fn(async () => ({ data: 1 }));
  const cache = createPublicCache();
  await Promise.all(Array.from({ length: 20 }, () => cache.answer(visit(), 'a', load)));
  expect(load).toHaveBeenCalledTimes(1);
});

test('who has it already gets 304 and no body', async () => {
  const cache = createPublicCache();
  const first = visit();
  await cache.answer(first, 'a', async () => ({ data: 1 }));
  const again = visit(first.headers.ETag);
  await cache.answer(again, 'a', async () => ({ data: 1 }));
  expect([again.status, again.body]).toEqual([304, undefined]);
});

test('a proxy’s weak copy and a list of copies count too', async () => {
  const cache = createPublicCache();
  const first = visit();
  await cache.answer(first, 'a', async () => 1);
  const again = visit(`"other", W/${first.headers.ETag}`);
  await cache.answer(again, 'a', async () => 1);
  expect(again.status).toBe(304);
});

test('a change while an answer is being made is not hidden by it', async () => {
  const cache = createPublicCache();
  let value = 'old';
  let release = () => undefined as void;
  const slow = cache.answer(visit(), 'a', async () => {
    const firstValue = value;
    await new Promise<void>((resolve) => (release = resolve));
    return firstValue;
  });
  value = 'new';
  cache.clear();
  release();
  await slow;
  const later = visit();
  await cache.answer(later, 'a', async () => value);
  expect(later.body).toBe('"new"');
});

test('a refusal is not kept', async () => {
  const cache = createPublicCache();
  await expect(cache.answer(visit(), 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const later = visit();
  await cache.answer(later, 'a', async () => 'back');
  expect(later.body).toBe('"back"');
});

test('memory stays small whatever is asked', async () => {
  const cache = createPublicCache({ maxEntries: 2 });
  const load = vi.fn(async () => 1);
  for (const key of ['a', 'b', 'c', 'a']) await cache.answer(visit(), key, load);
  expect(load).toHaveBeenCalledTimes(4);
});
