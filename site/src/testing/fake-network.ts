import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { axiosClient } from '../lib/axios-client';

/** A request that reached the API of a test or a story. */
export interface ApiCall {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

interface Reply {
  status?: number;
  body?: unknown;
  /** Of a stream, each a `data:` line. */
  events?: readonly object[];
}

/** `pending` never arrives. */
export type ApiReply = Reply | 'offline' | 'pending';
export type ApiRoutes = Record<string, ApiReply | ((call: ApiCall) => ApiReply)>;

/** The body of a refusal, as the contract has it. */
export const refusal = (status: number, code: string, details: object = {}): ApiReply => ({
  status,
  body: {
    data: null,
    error: { status, name: code, message: code, details: { code, requestId: 'r', ...details } },
  },
});

/** Answers by `METHOD /path`; an address with a query also by its path alone. */
export const answerFrom =
  (routes: ApiRoutes) =>
  (call: ApiCall): ApiReply => {
    const [path = ''] = call.path.split('?');
    const route = routes[`${call.method} ${call.path}`] ?? routes[`${call.method} ${path}`];
    if (!route) return refusal(404, 'NOT_FOUND');
    return typeof route === 'function' ? route(call) : route;
  };

const toCall = ({ method = 'get', url = '', headers, data }: InternalAxiosRequestConfig): ApiCall => ({
  method: method.toUpperCase(),
  path: url,
  body: typeof data === 'string' ? (JSON.parse(data) as unknown) : (data as unknown),
  headers: Object.fromEntries(Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)])),
});

const never = <T>() => new Promise<T>(() => undefined);

/** What our server answers: the API, and the widget's package. */
const OURS = /^\/(api|downloads)\//;

/** Takes the place of the network under the product's own client. */
const adapterFor =
  (answer: (call: ApiCall) => ApiReply): AxiosAdapter =>
  async (config) => {
    const reply = answer(toCall(config));
    if (reply === 'pending') return never();
    if (reply === 'offline') throw new AxiosError('offline', AxiosError.ERR_NETWORK, config);
    const { status = 200, body = null } = reply;
    const response = { data: body, status, statusText: '', headers: {}, config };
    if (status < 400) return response;
    throw new AxiosError(`status ${status}`, undefined, config, null, response);
  };

const fetchFor =
  (answer: (call: ApiCall) => ApiReply) =>
  async (url: string, init: RequestInit = {}): Promise<Response> => {
    // The live stream stays open and silent.
    if (url === '/api/stream') return new Response(new ReadableStream());
    const method = init.method ?? 'GET';
    const reply = answer({ method, path: url.replace(/^\/api/, ''), body: init.body, headers: {} });
    if (reply === 'pending') return never();
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    if (reply.events)
      return new Response(reply.events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
    return new Response(JSON.stringify(reply.body ?? null), { status: reply.status ?? 200 });
  };

/**
 * Answers what the product asks of its API, by axios and by `fetch`, until the returned function is called. It stands in for the
 * network only; everything of ours above it runs for real. Other addresses stay the browser's.
 */
export const installFakeNetwork = (answer: (call: ApiCall) => ApiReply): (() => void) => {
  const { adapter } = axiosClient.defaults;
  const { fetch } = globalThis;
  const fakeFetch = fetchFor(answer);
  axiosClient.defaults.adapter = adapterFor(answer);
  const partlyFakeFetch: typeof fetch = (input, init) =>
    typeof input === 'string' && OURS.test(input) ? fakeFetch(input, init) : fetch(input, init);
  globalThis.fetch = partlyFakeFetch;
  return () => {
    axiosClient.defaults.adapter = adapter;
    globalThis.fetch = fetch;
  };
};
