import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { allowList, isUsualPort } from './allow-list';
import { type FetchedPage, type FetchOptions, WebFetchError, type WebFetcher } from './port';
import { isPublicAddress } from './public-address';
import { ACCEPT_ENCODING, readBody } from './read-body';

export interface PinnedFetcherOptions {
  /** `host` or `host:port`, exact: opened although private, or on an unusual port. */
  allow?: string[];
  userAgent: string;
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

const parse = (address: string, base?: URL): URL => {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch (cause) {
    throw new WebFetchError('BAD_ADDRESS', { cause });
  }
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new WebFetchError('BAD_ADDRESS');
  return url;
};

/** Ends with the signal, whatever the promise does. */
const until = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/**
 * Opens public addresses only. A name is resolved once, every address of it is judged, and the connection goes to those very addresses:
 * a name server that answers differently the second time is never asked a second time.
 */
export class PinnedFetcher implements WebFetcher {
  readonly #allowed: ReturnType<typeof allowList>;
  readonly #userAgent: string;
  readonly #resolve: (host: string) => Promise<LookupAddress[]>;

  constructor({ allow = [], userAgent, resolve }: PinnedFetcherOptions) {
    this.#allowed = allowList(allow);
    this.#userAgent = userAgent;
    this.#resolve = resolve ?? ((host) => dns.lookup(host, { all: true }));
  }

  async fetch(address: string, options: FetchOptions): Promise<FetchedPage> {
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    try {
      return await this.#follow(parse(address), options, signal);
    } catch (error) {
      if (timeout.aborted) throw new WebFetchError('TOO_SLOW', { cause: error });
      if (error instanceof WebFetchError) throw error;
      throw new WebFetchError('UNREACHABLE', { cause: error });
    }
  }

  async #follow(start: URL, options: FetchOptions, signal: AbortSignal): Promise<FetchedPage> {
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const addresses = await until(signal, this.addressesOf(url));
      const answer = await this.#request(url, addresses, options, signal);
      if ('page' in answer) return answer.page;
      url = parse(answer.location, url);
    }
    throw new WebFetchError('TOO_MANY_REDIRECTS');
  }

  /** Where a name leads; throws unless each address of it may be opened. */
  async addressesOf(url: URL): Promise<LookupAddress[]> {
    const allowed = this.#allowed.has(url);
    if (!allowed && !isUsualPort(url)) throw new WebFetchError('BAD_ADDRESS');
    const host = withoutBrackets(url.hostname);
    const family = isIP(host);
    const addresses = family ? [{ address: host, family }] : await this.#resolve(host);
    if (addresses.length === 0) throw new WebFetchError('UNREACHABLE');
    if (!allowed && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new WebFetchError('PRIVATE_ADDRESS');
    return addresses;
  }

  #request(
    url: URL,
    addresses: LookupAddress[],
    { maxBytes, accept = '*/*' }: FetchOptions,
    signal: AbortSignal,
  ): Promise<{ page: FetchedPage } | { location: string }> {
    const client = url.protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      const request = client.get(
        url,
        {
          signal,
          agent: false,
          headers: { 'User-Agent': this.#userAgent, Accept: accept, 'Accept-Encoding': ACCEPT_ENCODING },
          lookup: (_host, { all }, found) => {
            const [first] = addresses;
            if (all) found(null, addresses);
            else found(null, first?.address ?? '', first?.family);
          },
        },
        (response) => {
          const status = response.statusCode ?? 0;
          const { location } = response.headers;
          if (REDIRECTS.includes(status) && location !== undefined) {
            request.destroy();
            resolve({ location });
            return;
          }
          const [type = '', ...parameters] = (response.headers['content-type'] ?? '')
            .toLowerCase()
            .split(';');
          const charset = parameters.map((each) => /^\s*charset="?([^"\s]+)/.exec(each)?.[1]).find(Boolean);
          readBody(response, maxBytes)
            .then((body) =>
              resolve({
                page: { url: url.href, status, contentType: type.trim(), charset: charset ?? null, body },
              }),
            )
            .catch(reject)
            .finally(() => request.destroy());
        },
      );
      request.on('error', reject);
    });
  }
}
