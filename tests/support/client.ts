import type { Account, ErrorBody, Login, Register } from '@contract';
import { assertContract } from './api-contract';
import type { CmsServer } from './start-cms';

export interface Reply<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}
/** What an answer carries, as the contract names it. */
export const dataOf = <T>({ body }: Pick<Reply, 'body'>): T => (body as { data: T }).data;

/** What a refusal says: its code, and the fields or figures that go with it. */
export const refusalOf = ({ body }: Pick<Reply, 'body'>): ErrorBody['error']['details'] =>
  (body as ErrorBody).error.details;

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
}

/**
 * A small HTTP client for one server: JSON in, JSON out, FormData as it is. Paths are below `/api`. Each answer must be what
 * `/api/openapi.json` says of its route.
 */
export const client = (server: Pick<CmsServer, 'url'>) => {
  const call =
    (method: string) =>
    async <T = unknown>(
      path: string,
      body?: unknown,
      { token, headers = {} }: CallOptions = {},
    ): Promise<Reply<T>> => {
      const form = body instanceof FormData;
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body:
          body === undefined
            ? undefined
            : form
              ? body
              : typeof body === 'string'
                ? body
                : JSON.stringify(body),
      });
      const text = await response.text();
      let parsed: unknown = text;
      try {
        parsed = JSON.parse(text);
      } catch {
        // Not JSON: the test sees the text.
      }
      const { status, headers: answered } = response;
      await assertContract({ method, path, status, body: parsed, headers: answered });
      return { status, body: parsed as T, headers: answered };
    };
  const write = { post: call('POST'), put: call('PUT'), patch: call('PATCH'), del: call('DELETE') };
  return {
    ...write,
    get: <T = unknown>(path: string, options?: CallOptions) => call('GET')<T>(path, undefined, options),
  };
};

export interface TestUser {
  token: string;
  user: Account;
  email: string;
  password: string;
  /** `name=value` of the refresh cookie. */
  cookie: string;
}

const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Registers a new person with a name and address of their own. */
export const signUp = async (
  server: Pick<CmsServer, 'url'>,
  { name = 'Giulia Rossi' } = {},
): Promise<TestUser> => {
  const email = `${Math.random().toString(36).slice(2, 12)}@clienti.test`;
  const password = 'una-parola-lunga';
  const reply = await client(server).post<Register['response']>('/auth/local/register', {
    displayName: name,
    email,
    password,
  });
  const session = reply.body.session;
  if (!session) throw new Error(`Sign-up failed (${reply.status}): ${JSON.stringify(reply.body)}`);
  return { token: session.jwt, user: session.user, email, password, cookie: cookieOf(reply.headers) };
};

export const signIn = async (
  server: Pick<CmsServer, 'url'>,
  email: string,
  password: string,
): Promise<TestUser> => {
  const reply = await client(server).post<Login['response']>('/auth/local', { identifier: email, password });
  if (reply.status !== 200)
    throw new Error(`Sign-in failed (${reply.status}): ${JSON.stringify(reply.body)}`);
  if (!('jwt' in reply.body)) throw new Error('Sign-in asks for a second factor');
  return { token: reply.body.jwt, user: reply.body.user, email, password, cookie: cookieOf(reply.headers) };
};

/** Asks until `ready` holds, at most `ms`: for what the server does in the background. */
export const eventually = async <T>(
  ask: () => Promise<T>,
  ready: (value: T) => boolean,
  ms = 15_000,
): Promise<T> => {
  const deadline = Date.now() + ms;
  for (;;) {
    const value = await ask();
    if (ready(value)) return value;
    if (Date.now() > deadline)
      throw new Error(`Still not so after ${ms} ms: ${JSON.stringify(value)?.slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
