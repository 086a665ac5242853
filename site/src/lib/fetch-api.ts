import { withFreshToken } from './access-token';
import { ApiFailure, failureOf } from './api-failure';
import { learnServerTime } from './server-clock';

interface FetchApiOptions extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
}

/** A line that broke. Who stopped a call on purpose hears of that instead. */
const asFailure = (cause: unknown): never => {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ApiFailure(0, 'NETWORK');
};

/** Waits for the body of an answer; one that is cut off on its way counts as none. Throws `ApiFailure`. */
export const received = <Body>(body: Promise<Body>): Promise<Body> => body.catch(asFailure);

/**
 * Fetches from `/api` with the token of the moment, and answers the response once the server said yes: for files and streams, and for
 * public pages, which do not wait for axios. Everything else is called by `http`. Throws `ApiFailure`, or `AbortError` where `signal` did.
 */
export const fetchApi = (path: string, { headers, ...init }: FetchApiOptions = {}): Promise<Response> =>
  withFreshToken(async (token) => {
    const response = await fetch(`/api${path}`, {
      ...init,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }).catch(asFailure);
    learnServerTime(response.headers.get('date'));
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => null);
    throw failureOf(response.status, body, response.headers.get('retry-after'));
  });
