import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderError } from '../port';
import { type FaultServer, startFaultServer } from '../testing/fault-server.suite';
import { httpPost, readAll } from './http-post';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

const post = async (changes: Partial<Parameters<typeof httpPost>[0]> = {}): Promise<string> =>
  readAll(
    await httpPost({
      url: server.url,
      body: { a: 1 },
      signal: new AbortController().signal,
      timeoutMs: 400,
      ...changes,
    }),
  );
const kindOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: ProviderError) => error.kind,
  );

test('sends JSON and reads what comes back', async () => {
  server.answer((response, { body }) => response.end(JSON.stringify({ got: body })));
  expect(await post()).toBe('{"got":{"a":1}}');
});

describe('faults', () => {
  test.each([401, 404, 429, 500, 503])('status %i', async (status) => {
    server.answer((response) => response.writeHead(status).end('{"error":"secret detail"}'));
    const failure = await post().catch((error: ProviderError) => error);
    expect(failure).toMatchObject({ kind: 'status' });
    expect(String(failure)).not.toContain('secret');
  });
  test('a redirect is not followed', async () => {
    const before = server.received.length;
    server.answer((response) => response.writeHead(302, { location: `${server.url}/elsewhere` }).end());
    expect(await kindOf(post())).toBe('status');
    expect(server.received.length).toBe(before + 1);
  });
  test('no answer at all', async () => {
    server.answer(() => undefined);
    const start = performance.now();
    expect(await kindOf(post())).toBe('timeout');
    expect(performance.now() - start).toBeLessThan(2000);
  });
  test('headers, then nothing', async () => {
    server.answer((response) => response.writeHead(200).write('{'));
    expect(await kindOf(post())).toBe('timeout');
  });
  test('one byte now and then for ever', async () => {
    server.answer((response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await kindOf(post())).toBe('timeout');
  });
  test('the line is cut', async () => {
    server.answer((response) => response.socket?.resetAndDestroy());
    expect(await kindOf(post())).toBe('network');
    server.answer((response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
      setImmediate(() => response.socket?.destroy());
    });
    expect(await kindOf(post())).toBe('network');
  });
  test('an endless answer is cut off', async () => {
    server.answer((response) => {
      const pump = (): void => {
        while (response.writable && response.write(Buffer.alloc(65_536, 'x')));
      };
      response.on('drain', pump);
      pump();
    });
    expect(await kindOf(post({ timeoutMs: 3000 }))).toBe('invalid');
  });
  test('a packed answer is refused, for a small one can hold a gigabyte', async () => {
    server.answer((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{}')));
    expect(await kindOf(post())).toBe('invalid');
  });
  test('nobody listens, or the address is none', async () => {
    expect(await kindOf(post({ url: 'http://127.0.0.1:1' }))).toBe('network');
    expect(await kindOf(post({ url: 'file:///etc/passwd' }))).toBe('invalid');
    expect(await kindOf(post({ url: 'not a url' }))).toBe('invalid');
  });
  test('a server that takes connections and never shakes hands', async () => {
    const mute = net.createServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as net.AddressInfo;
    const start = performance.now();
    expect(await kindOf(post({ url: `https://127.0.0.1:${port}`, timeoutMs: 5000, connectMs: 200 }))).toBe(
      'timeout',
    );
    expect(performance.now() - start).toBeLessThan(2000);
    mute.close();
  });
  test('the visitor leaves: the server sees the line go', async () => {
    const leaving = new AbortController();
    const gone = new Promise<void>((resolve) =>
      server.answer((response) => {
        response.on('close', () => resolve());
        leaving.abort();
      }),
    );
    expect(await kindOf(post({ signal: leaving.signal, timeoutMs: 3000 }))).toBe('aborted');
    await gone;
    expect(await kindOf(post({ signal: leaving.signal }))).toBe('aborted');
  });
});
