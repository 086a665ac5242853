import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const FOLDER = path.join(import.meta.dirname, 'pds');
const START_MS = 60_000;

/** An account at the server, with a password made for us. */
export interface PdsAccount {
  did: string;
  handle: string;
  /** Of the account itself. */
  password: string;
  appPassword: string;
}
export interface PdsRecord {
  uri: string;
  value: {
    text: string;
    createdAt: string;
    langs?: string[];
    facets?: { index: { byteStart: number; byteEnd: number }; features: Record<string, string>[] }[];
    reply?: { root: { uri: string; cid: string }; parent: { uri: string; cid: string } };
    embed?: {
      $type: string;
      images?: { alt: string; aspectRatio?: { width: number; height: number }; image: { size: number } }[];
      external?: { uri: string; title: string; description: string };
    };
  };
}
export interface Pds {
  url: string;
  /** For WEB_FETCH_ALLOW. */
  host: string;
  createAccount(name: string): Promise<PdsAccount>;
  createAppPassword(account: Pick<PdsAccount, 'handle' | 'password'>): Promise<string>;
  revokeAppPasswords(account: Pick<PdsAccount, 'handle' | 'password'>): Promise<void>;
  /** What stands in somebody's repository, newest first. */
  posts(did: string): Promise<PdsRecord[]>;
  deletePost(account: PdsAccount, uri: string): Promise<void>;
  close(): Promise<void>;
}

const call = async <T>(url: string, { json, token }: { json?: unknown; token?: string } = {}): Promise<T> => {
  const response = await fetch(url, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : {}) as T;
};

/** Starts Bluesky's own server, the real one, on this machine. `npm test` installs it; see `installPds`. */
export const startPds = async (): Promise<Pds> => {
  if (!fs.existsSync(path.join(FOLDER, 'node_modules/@atproto/pds')))
    throw new Error('Bluesky’s server is not installed: run `npm test -- api` once, which installs it.');
  const child = spawn(process.execPath, [path.join(FOLDER, 'serve.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = await once(lines, 'line', { signal: AbortSignal.timeout(START_MS) });
  const { url } = JSON.parse(String(line)) as { url: string };
  const xrpc = (method: string) => `${url}/xrpc/${method}`;
  const signIn = async ({ handle, password }: Pick<PdsAccount, 'handle' | 'password'>): Promise<string> => {
    const json = { identifier: handle, password };
    return (await call<{ accessJwt: string }>(xrpc('com.atproto.server.createSession'), { json })).accessJwt;
  };
  const createAppPassword: Pds['createAppPassword'] = async (account) => {
    const json = { name: `Officina ${crypto.randomUUID().slice(0, 8)}` };
    const made = await call<{ password: string }>(xrpc('com.atproto.server.createAppPassword'), {
      json,
      token: await signIn(account),
    });
    return made.password;
  };
  return {
    url,
    host: new URL(url).host,
    async createAccount(name) {
      const handle = `${name}-${crypto.randomUUID().slice(0, 6)}.test`;
      const password = `parola-${crypto.randomUUID()}`;
      const { did } = await call<{ did: string }>(xrpc('com.atproto.server.createAccount'), {
        json: { handle, email: `${handle}@officina.test`, password },
      });
      return { did, handle, password, appPassword: await createAppPassword({ handle, password }) };
    },
    createAppPassword,
    async revokeAppPasswords(account) {
      const token = await signIn(account);
      const { passwords } = await call<{ passwords: { name: string }[] }>(
        xrpc('com.atproto.server.listAppPasswords'),
        { token },
      );
      for (const { name } of passwords)
        await call(xrpc('com.atproto.server.revokeAppPassword'), { json: { name }, token });
    },
    posts: async (did) =>
      (
        await call<{ records: PdsRecord[] }>(
          `${xrpc('com.atproto.repo.listRecords')}?${new URLSearchParams({ repo: did, collection: 'app.bsky.feed.post' })}`,
        )
      ).records,
    async deletePost(account, uri) {
      const rkey = uri.split('/').at(-1);
      const json = { repo: account.did, collection: 'app.bsky.feed.post', rkey };
      await call(xrpc('com.atproto.repo.deleteRecord'), { json, token: await signIn(account) });
    },
    async close() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
};
