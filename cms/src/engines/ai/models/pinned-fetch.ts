import { Readable } from 'node:stream';
import type { AddressesOf } from '../port';
import { httpPost } from '../remote/http-post';

/** Each piece of a stream wraps a few letters in two hundred bytes of JSON; the text itself is limited by who reads it. */
const MAX_STREAM_BYTES = 1024 * 1024;

interface FetchLimits {
  timeoutMs: number;
  addressesOf?: AddressesOf | undefined;
  maxBytes?: number;
}

const headersOf = ({ headers }: RequestInit): Record<string, string> => {
  const pairs: Record<string, string> = {};
  new Headers(headers ?? {}).forEach((value, name) => (pairs[name] = value));
  return pairs;
};

/**
 * `fetch` for a provider's library, over our own transport: short patience for connecting, long patience for thinking, no redirects,
 * and where an owner typed the address, connections only to what was judged to be public. Answers with other statuses than 2xx are thrown as
 * ProviderError.
 */
export const pinnedFetch =
  ({ timeoutMs, addressesOf, maxBytes = MAX_STREAM_BYTES }: FetchLimits) =>
  async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    const { contentType, chunks } = await httpPost({
      url,
      headers: headersOf(init),
      text: typeof init.body === 'string' ? init.body : '',
      signal: init.signal ?? new AbortController().signal,
      timeoutMs,
      maxBytes,
      addressesOf,
    });
    const body = Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream;
    return new Response(body, { status: 200, headers: { 'content-type': contentType } });
  };
