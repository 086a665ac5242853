import { onTestFinished, vi } from 'vitest';
import { ApiFailure, failureOf } from '../lib/api-failure';

/** A request that reached the API of a test. */
export interface ApiCall {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}
/** `events`: of a stream, each a `data:` line. */
export type ApiReply = { status?: number; body?: unknown; events?: readonly object[] } | 'offline';

let answer: (call: ApiCall) => ApiReply = () => ({ status: 404 });

vi.doMock('../lib/axios-client', () => ({
  send: async (config: { method: string; url: string; data?: unknown; headers?: Record<string, string> }) => {
    const reply = answer({
      method: config.method,
      path: config.url,
      body: config.data,
      headers: config.headers ?? {},
    });
    if (reply === 'offline') throw new ApiFailure(0, 'NETWORK');
    const { status = 200, body = null } = reply;
    if (status >= 400) throw failureOf(status, body);
    return body;
  },
}));

/** The body of a refusal, as the contract has it. */
export const refusal = (status: number, code: string, details: object = {}): ApiReply => ({
  status,
  body: {
    data: null,
    error: { status, name: code, message: code, details: { code, requestId: 'r', ...details } },
  },
});

/**
 * An API for the length of one test: answers by `METHOD /path`, and what was asked of it. It stands in for the network
 * only; everything of ours above it runs for real.
 */
export const fakeApi = (routes: Record<string, ApiReply | ((call: ApiCall) => ApiReply)>) => {
  const calls: ApiCall[] = [];
  answer = (call) => {
    calls.push(call);
    const route = routes[`${call.method} ${call.path}`];
    if (!route) return refusal(404, 'NOT_FOUND');
    return typeof route === 'function' ? route(call) : route;
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    // The live stream stays open and silent.
    if (url === '/api/stream') return new Response(new ReadableStream());
    const reply = answer({
      method: init.method ?? 'GET',
      path: url.replace(/^\/api/, ''),
      body: init.body,
      headers: {},
    });
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    if (reply.events)
      return new Response(reply.events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
    return new Response(JSON.stringify(reply.body ?? null), { status: reply.status ?? 200 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    answer = () => ({ status: 404 });
  });
  return { calls, to: (path: string) => calls.filter((call) => call.path === path) };
};
