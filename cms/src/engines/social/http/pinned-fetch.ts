import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import type { Fetch } from './client';

/** Where an address leads; throws for one that is nobody's public server. */
export type AddressesOf = (url: URL) => Promise<LookupAddress[]>;

/** Answers that have no body by definition; `Response` refuses one for them. */
const BODILESS = [204, 205, 304];

/** Judged before anything is sent, so nothing can have been made. */
const notReached = (cause: unknown): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(String(cause)), { code: 'ENOTFOUND' }) });

const headersOf = (response: http.IncomingMessage): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
};

/**
 * `fetch` for servers whose address a person typed: the connection goes to what was judged to be public, and nowhere else, and a
 * redirect is an error. Nothing is unpacked, so that an answer is no larger than its bytes.
 */
export const createPinnedFetch =
  (addressesOf: AddressesOf): Fetch =>
  async (url, init) => {
    const target = new URL(url);
    const addresses = await addressesOf(target).catch((cause: unknown) => {
      throw notReached(cause);
    });
    // Writes forms and their boundary down as `fetch` would.
    const request = new Request(url, init);
    const body = Buffer.from(await request.arrayBuffer());
    const signal = init.signal ?? null;
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const outgoing = (target.protocol === 'https:' ? https : http).request(
        target,
        {
          method: request.method,
          // A kept connection would go where another name once led.
          agent: false,
          lookup: (_host, { all }, found) => {
            const [first] = addresses;
            if (all) found(null, addresses);
            else found(null, first?.address ?? '', first?.family);
          },
          headers: {
            ...Object.fromEntries(request.headers),
            'accept-encoding': 'identity',
            ...(body.length > 0 ? { 'content-length': String(body.length) } : {}),
          },
          ...(signal ? { signal } : {}),
        },
        (response) => {
          const status = response.statusCode ?? 0;
          if (status >= 300 && status < 400) {
            outgoing.destroy();
            reject(new TypeError('fetch failed', { cause: new Error('A redirect') }));
            return;
          }
          const stream = BODILESS.includes(status) ? null : (Readable.toWeb(response) as ReadableStream);
          resolve(new Response(stream, { status, headers: headersOf(response) }));
        },
      );
      outgoing.on('error', (cause) => reject(new TypeError('fetch failed', { cause })));
      outgoing.end(body);
    });
  };
