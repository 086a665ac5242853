import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { onTestFinished, vi } from 'vitest';
import { axiosClient } from '../lib/axios-client';

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

/** Takes the place of the network under the product's own client. */
const adapter: AxiosAdapter = async (config) => {
  const { status = 200, body = null } = replyTo(config);
  const response = { data: body, status, statusText: '', headers: {}, config };
  if (status < 400) return response;
  throw new AxiosError(`status ${status}`, undefined, config, null, response);
};

const replyTo = (config: InternalAxiosRequestConfig): Exclude<ApiReply, 'offline'> => {
  const { method = 'get', url = '', headers } = config;
  const data: unknown = config.data;
  const reply = answer({
    method: method.toUpperCase(),
    path: url,
    body: typeof data === 'string' ? (JSON.parse(data) as unknown) : data,
    headers: Object.fromEntries(
      Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]),
    ),
  });
  if (reply === 'offline') throw new AxiosError('offline', AxiosError.ERR_NETWORK, config);
  return reply;
};

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
  const { adapter: realAdapter } = axiosClient.defaults;
  axiosClient.defaults.adapter = adapter;
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
    axiosClient.defaults.adapter = realAdapter;
    answer = () => ({ status: 404 });
  });
  return { calls, to: (path: string) => calls.filter((call) => call.path === path) };
};
