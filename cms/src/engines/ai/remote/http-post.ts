import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { type AddressesOf, ProviderError } from '../port';
import { errorDetail } from './error-detail';
import { timings } from '../../../settings/timings';

export interface HttpPost {
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** JSON already, instead of `body`. */
  text?: string;
  method?: 'POST' | 'GET';
  signal: AbortSignal;
  /** The whole exchange, in milliseconds. */
  timeoutMs: number;
  /** Until the connection stands. */
  connectMs?: number;
  /** An answer longer than this is cut off as nonsense. */
  maxBytes?: number;
  /** For addresses that an owner typed: the connection goes to what this answers, and nowhere else. */
  addressesOf?: AddressesOf | undefined;
}
export interface HttpReply {
  contentType: string;
  chunks: AsyncIterable<Buffer>;
}

export const MAX_REPLY_BYTES = 32 * 1024;

/** Answers a look-up with what has been judged already: a name server is not asked a second time. */
const pinnedTo =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, found) => {
    const [first] = addresses;
    if (all) found(null, addresses);
    else found(null, first?.address ?? '', first?.family);
  };

const resolved = async (
  target: URL,
  addressesOf: AddressesOf,
  signal: AbortSignal,
  connectMs: number,
): Promise<LookupAddress[]> => {
  let stop: () => void = () => undefined;
  const limit = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new ProviderError(`The name was not found in ${connectMs} ms`, 'timeout')),
      connectMs,
    );
    const leave = (): void => reject(new ProviderError('The visitor left', 'aborted'));
    signal.addEventListener('abort', leave, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    };
  });
  try {
    return await Promise.race([addressesOf(target), limit]);
  } finally {
    stop();
  }
};

/** How long a server asks to be left alone, in milliseconds; it says so in seconds or as a date. */
const retryAfter = (header: string | undefined): number | undefined => {
  if (header === undefined) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
};

/**
 * Posts JSON and streams what comes back. Written on `node:http` rather than `fetch`, because a model may think for seconds but must
 * be reached within three: only here can connecting be told from waiting. Redirects are never followed and nothing is unpacked, so
 * that an answer can be no larger than its bytes.
 */
export const httpPost = async (request: HttpPost): Promise<HttpReply> => {
  const {
    url,
    signal,
    timeoutMs,
    connectMs = timings().models.connectMs,
    maxBytes = MAX_REPLY_BYTES,
  } = request;
  if (signal.aborted) throw new ProviderError('The visitor left', 'aborted');
  let target: URL;
  try {
    target = new URL(url);
  } catch (cause) {
    throw new ProviderError('The address is not a URL', 'invalid', { cause });
  }
  if (target.protocol !== 'http:' && target.protocol !== 'https:')
    throw new ProviderError(`Cannot talk ${target.protocol}`, 'invalid');

  const addresses = request.addressesOf && (await resolved(target, request.addressesOf, signal, connectMs));
  const { method = 'POST' } = request;
  const payload = Buffer.from(method === 'GET' ? '' : (request.text ?? JSON.stringify(request.body)));
  const outgoing = (target.protocol === 'https:' ? https : http).request(target, {
    method,
    // A kept connection would go where another name once led.
    ...(addresses ? { agent: false, lookup: pinnedTo(addresses) } : {}),
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'content-length': payload.length }),
      ...request.headers,
      'accept-encoding': 'identity',
    },
  });
  let failure: ProviderError | null = null;
  const fail = (message: string, kind: ProviderError['kind']): void => {
    failure ??= new ProviderError(message, kind);
    outgoing.destroy(failure);
  };
  const total = setTimeout(() => fail(`No complete answer in ${timeoutMs} ms`, 'timeout'), timeoutMs);
  const connecting = setTimeout(() => fail(`No connection in ${connectMs} ms`, 'timeout'), connectMs);
  const leave = (): void => fail('The visitor left', 'aborted');
  signal.addEventListener('abort', leave, { once: true });
  const settle = (): void => {
    clearTimeout(total);
    clearTimeout(connecting);
    signal.removeEventListener('abort', leave);
  };
  const failed = (error: Error): ProviderError =>
    failure ?? new ProviderError(`The connection failed: ${error.message}`, 'network', { cause: error });

  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    outgoing.once('socket', (socket) => {
      const connected = (): void => clearTimeout(connecting);
      if (!socket.connecting) connected();
      else socket.once(target.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
    });
    outgoing.once('response', resolve);
    outgoing.once('error', (error) => reject(failed(error)));
    outgoing.end(payload);
  }).catch((error: unknown) => {
    settle();
    throw error;
  });
  // Later errors reach the reader below through the response; without a listener they would end the process.
  outgoing.on('error', () => undefined);

  const status = response.statusCode ?? 0;
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (status < 200 || status > 299 || encoding !== 'identity') {
    const detail = encoding === 'identity' ? await errorDetail(response, request.headers) : undefined;
    settle();
    outgoing.destroy();
    if (encoding !== 'identity') throw new ProviderError(`The answer came packed as ${encoding}`, 'invalid');
    throw new ProviderError(`The server answered ${status}`, 'status', {
      status,
      retryAfterMs: retryAfter(response.headers['retry-after']),
      ...(detail === undefined ? {} : { detail }),
    });
  }

  const read = async function* (): AsyncGenerator<Buffer> {
    let bytes = 0;
    try {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > maxBytes)
          throw new ProviderError(`The answer is longer than ${maxBytes} bytes`, 'invalid');
        yield chunk;
      }
    } catch (error) {
      throw error instanceof ProviderError
        ? error
        : failed(error instanceof Error ? error : new Error(String(error)));
    } finally {
      settle();
      outgoing.destroy();
    }
    if (failure) throw failure;
  };
  return { contentType: response.headers['content-type'] ?? '', chunks: read() };
};

/** The whole body as text. */
export const readAll = async ({ chunks }: HttpReply): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
};
