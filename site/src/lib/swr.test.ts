// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken } from './access-token';
import { ApiFailure } from './api-failure';
import { fetcher, swrConfig } from './swr';

interface Call {
  path: string;
  authorization: string | undefined;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, code: string) => json(status, { error: { details: { code } } });

let calls: Call[] = [];
/** Stands for the server: answers each request by path, noting what came. */
const serve = (answer: (call: Call) => Response) => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const call = { path, authorization: headers.get('authorization') ?? undefined };
    calls.push(call);
    return answer(call);
  });
};

beforeEach(() => {
  calls = [];
  accessToken.set(null);
});
afterEach(() => vi.unstubAllGlobals());

/** A server on which `old` has run out and a refresh gives `new`. */
const withExpiredToken = () =>
  serve(({ path, authorization }) => {
    if (path === '/api/auth/refresh') return json(200, { jwt: 'new', user: {} });
    return authorization === 'Bearer new' ? json(200, { data: path }) : refusal(401, 'UNAUTHENTICATED');
  });

test('an expired token is refreshed and the call made again, unseen', async () => {
  withExpiredToken();
  accessToken.set('old');
  await expect(fetcher('/purchases')).resolves.toEqual({ data: '/api/purchases' });
  expect(calls.map(({ path }) => path)).toEqual(['/api/purchases', '/api/auth/refresh', '/api/purchases']);
});

test('calls that expire together share one refresh', async () => {
  withExpiredToken();
  accessToken.set('old');
  await Promise.all([fetcher('/a'), fetcher('/b'), fetcher('/c')]);
  expect(calls.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
});

test('a guest’s refusal is no reason to refresh', async () => {
  serve(() => refusal(401, 'UNAUTHENTICATED'));
  await expect(fetcher('/purchases')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(calls).toHaveLength(1);
});

test('a wrong password is no reason to refresh', async () => {
  serve(() => refusal(401, 'INVALID_CREDENTIALS'));
  accessToken.set('old');
  await expect(fetcher('/x')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(calls).toHaveLength(1);
});

test('a refused refresh ends the session', async () => {
  const lost = vi.fn();
  accessToken.whenLost(lost);
  serve(() => refusal(401, 'UNAUTHENTICATED'));
  accessToken.set('old');
  await expect(fetcher('/purchases')).rejects.toMatchObject({ status: 401 });
  expect(lost).toHaveBeenCalledTimes(1);
  expect(accessToken.get()).toBeNull();
});

test('a server out of reach does not end the session', async () => {
  const lost = vi.fn();
  accessToken.whenLost(lost);
  serve(({ path }) => {
    if (path === '/api/auth/refresh') throw new TypeError('Failed to fetch');
    return refusal(401, 'UNAUTHENTICATED');
  });
  accessToken.set('old');
  await expect(fetcher('/purchases')).rejects.toMatchObject({ code: 'NETWORK' });
  expect(lost).not.toHaveBeenCalled();
  expect(accessToken.get()).toBe('old');
});

test.each([
  ['a proxy’s page', new Response('<html>', { status: 502 }), { status: 502, code: 'UNAVAILABLE' }],
  ['an empty failure', new Response('', { status: 500 }), { status: 500, code: 'INTERNAL' }],
  [
    'a limit',
    json(429, { error: { details: { code: 'RATE_LIMITED' } } }, { 'retry-after': '12' }),
    { code: 'RATE_LIMITED', retryAfterSeconds: 12 },
  ],
  [
    'broken fields',
    json(422, { error: { details: { code: 'VALIDATION', fields: { email: 'email' } } } }),
    { code: 'VALIDATION', fields: { email: 'email' } },
  ],
])('%s becomes a failure with a code', async (_, response, expected) => {
  serve(() => response);
  await expect(fetcher('/x')).rejects.toMatchObject(expected);
});

test.each([
  [new ApiFailure(0, 'NETWORK'), true],
  [new ApiFailure(503, 'UNAVAILABLE'), true],
  [new ApiFailure(404, 'NOT_FOUND'), false],
  [new ApiFailure(422, 'VALIDATION'), false],
])('%s is tried again: %s', (failure, again) => {
  const { shouldRetryOnError } = swrConfig;
  expect(typeof shouldRetryOnError === 'function' && shouldRetryOnError(failure)).toBe(again);
});
