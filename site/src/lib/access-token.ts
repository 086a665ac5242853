import { ApiFailure, failureOf } from './api-failure';

/**
 * The short access token lives here and nowhere else: never in storage, where any script could read it. The refresh
 * token is an HttpOnly cookie that this code never sees.
 */
let token: string | null = null;
let onLost: () => void = () => undefined;
const onChange = new Set<() => void>();

export const accessToken = {
  get: () => token,
  set: (next: string | null) => {
    token = next;
    onChange.forEach((listener) => listener());
  },
  /** Called when somebody signs in or out; a mere refresh is the same person and passes in silence. */
  whenChanged: (listener: () => void) => {
    onChange.add(listener);
  },
  /** Called when the server no longer knows the session. */
  whenLost: (handler: () => void) => {
    onLost = handler;
  },
};

/** Longer, and the answer is lost; the server gives the same one to the next question. Also frees the lock for other tabs. */
const TIMEOUT_MS = 10_000;

/** Refresh tokens rotate: one exchange at a time, across tabs, is enough for all of them. */
const oneAtATime = async <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('officina.refresh', work) : work();

let running: Promise<unknown> | null = null;

/** Whether a failed refresh means that the session is over; faults, floods and dead lines pass. */
const endsSession = ({ status, code }: ApiFailure): boolean => status === 401 || code === 'ACCOUNT_BLOCKED';

/**
 * Asks for a new access token and answers the whole session. Calls made meanwhile share the one request.
 * Throws `ApiFailure`; the session is declared lost only when the server refused it, not when it was out of reach.
 */
export const refreshSession = <Session extends { jwt: string }>(): Promise<Session> => {
  running ??= oneAtATime(async () => {
    let response: Response;
    try {
      response = await fetch('/api/auth/refresh', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{}',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      throw new ApiFailure(0, 'NETWORK');
    }
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const failure = failureOf(response.status, body, response.headers.get('retry-after'));
      if (endsSession(failure)) {
        token = null;
        onLost();
      }
      throw failure;
    }
    const session = body as Session | null;
    // A proxy's page with status 200 is no session.
    if (!session?.jwt) throw new ApiFailure(502, 'UNAVAILABLE');
    token = session.jwt;
    return session;
  }).finally(() => {
    running = null;
  });
  return running as Promise<Session>;
};

/**
 * Runs a call with the token of the moment; when the server says it has run out, refreshes once and runs it again.
 * `call` throws ApiFailure.
 */
export const withFreshToken = async <T>(call: (token: string | null) => Promise<T>): Promise<T> => {
  const used = token;
  try {
    return await call(used);
  } catch (failure) {
    const expired = failure instanceof ApiFailure && failure.code === 'UNAUTHENTICATED';
    if (!expired || !used) throw failure;
    // Somebody else may have refreshed while this call was on its way.
    if (token === used) await refreshSession();
    return call(token);
  }
};
