// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { accessToken } from './access-token';
import type { ApiFailure } from './api-failure';
import { fetchApi, received } from './fetch-api';

afterEach(() => {
  vi.unstubAllGlobals();
  accessToken.set(null);
});

const answerWith = (answer: () => Response | Promise<Response>) => {
  const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('a call carries the token beside its own headers', async () => {
  const fetched = answerWith(() => new Response('a,b'));
  accessToken.set('abc');
  const response = await fetchApi('/export', { method: 'POST', headers: { accept: 'text/csv' }, body: '{}' });
  expect(await response.text()).toBe('a,b');
  expect(fetched).toHaveBeenCalledWith('/api/export', {
    method: 'POST',
    body: '{}',
    headers: { accept: 'text/csv', authorization: 'Bearer abc' },
  });
});

test('a refusal says its code, and when it ends', async () => {
  answerWith(
    () =>
      new Response(JSON.stringify({ error: { details: { code: 'RATE_LIMITED' } } }), {
        status: 429,
        headers: { 'retry-after': '30' },
      }),
  );
  const failure = await fetchApi('/me/export').catch((cause: unknown) => cause);
  expect(failure).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect((failure as ApiFailure).retryAfterSeconds).toBe(30);
});

test.each([
  ['a line that broke', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that took too long', () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('%s is NETWORK', async (_, answer) => {
  answerWith(answer);
  await expect(fetchApi('/x')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

test('a file that is cut off on its way is no file', async () => {
  await expect(received(Promise.reject(new TypeError('terminated')))).rejects.toMatchObject({
    code: 'NETWORK',
  });
});

test('who stopped a call is not told that the line broke', async () => {
  answerWith(() => Promise.reject(new DOMException('', 'AbortError')));
  await expect(fetchApi('/x')).rejects.toMatchObject({ name: 'AbortError' });
});
