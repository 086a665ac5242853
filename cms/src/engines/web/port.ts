import type { LookupAddress } from 'node:dns';

/** A page of somebody else's site, as it was sent. */
export interface FetchedPage {
  /** Where it really was, after redirects. */
  url: string;
  status: number;
  /** Without parameters, lower case: `text/html`. */
  contentType: string;
  /** The `charset` that the server named, lower case. */
  charset: string | null;
  body: Buffer;
}

export interface FetchOptions {
  maxBytes: number;
  /** For the whole way, redirects included. */
  timeoutMs: number;
  accept?: string;
  signal?: AbortSignal;
}

/** `PRIVATE_ADDRESS`: the name leads, at once or by a redirect, to an address that is nobody's public site. */
export type WebFetchFault =
  'BAD_ADDRESS' | 'PRIVATE_ADDRESS' | 'UNREACHABLE' | 'TOO_MANY_REDIRECTS' | 'TOO_LARGE' | 'TOO_SLOW';

export class WebFetchError extends Error {
  constructor(
    readonly fault: WebFetchFault,
    options?: ErrorOptions,
  ) {
    super(`The page could not be fetched: ${fault}`, options);
    this.name = 'WebFetchError';
  }
}

/**
 * The only way in which the server opens an address that a person typed: http(s) on the usual ports, resolved once and pinned,
 * every redirect checked anew, private, loopback and link-local networks refused, and bytes counted after unpacking.
 * Answers any status; throws `WebFetchError`.
 */
export interface WebFetcher {
  fetch(url: string, options: FetchOptions): Promise<FetchedPage>;
  /** Where an address leads, for whoever talks to it in another way: to be connected to as they are, without asking again. */
  addressesOf(url: URL): Promise<LookupAddress[]>;
}
