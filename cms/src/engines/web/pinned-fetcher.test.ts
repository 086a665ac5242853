import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PinnedFetcher } from './pinned-fetcher';
import { WebFetchError } from './port';
import { isPublicAddress } from './public-address';
import { startNameServer } from './testing/name-server.suite';

const LIMITS = { maxBytes: 100_000, timeoutMs: 2_000 };
let port = 0;
let opened: string[] = [];

const bomb = zlib.gzipSync(Buffer.alloc(50_000_000));
const server = http.createServer((request, response) => {
  const path = request.url ?? '';
  opened.push(`${request.headers.host}${path}`);
  const redirect = (location: string) => response.writeHead(302, { location }).end();
  if (path === '/page')
    response.writeHead(200, { 'content-type': 'Text/HTML; charset="ISO-8859-1"' }).end('<p>ciao</p>');
  else if (path === '/gzip')
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(zlib.gzipSync('<p>ciao</p>'));
  else if (path === '/half')
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(zlib.gzipSync('<p>ciao</p>').subarray(0, 12));
  else if (path === '/odd') response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end('x');
  else if (path === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  else if (path === '/endless') {
    const write = (): void =>
      void (response.destroyed || (response.write('x'.repeat(10_000)), setImmediate(write)));
    write();
  } else if (path === '/drip') {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  } else if (path === '/loop') redirect('/loop');
  else if (path === '/moved') redirect('/page');
  else if (path === '/to-private') redirect(`http://127.0.0.2:${port}/secret`);
  else if (path === '/to-metadata') redirect('http://169.254.169.254/latest/meta-data/');
  else if (path === '/to-file') redirect('file:///etc/passwd');
  else if (path === '/cut') {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('ciao');
    setImmediate(() => response.destroy());
  } else if (path !== '/silent') response.writeHead(404).end('no');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetcher = () => new PinnedFetcher({ userAgent: 'Test/1.0', allow: [`127.0.0.1:${port}`] });
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'opened',
    (error: unknown) => (error instanceof WebFetchError ? error.fault : String(error)),
  );
const open = (path: string, more: Partial<typeof LIMITS> & { signal?: AbortSignal } = {}) =>
  fetcher().fetch(`http://127.0.0.1:${port}${path}`, { ...LIMITS, ...more });

describe('a page', () => {
  test('comes with its type and charset, unpacked', async () => {
    expect(await open('/page')).toMatchObject({
      status: 200,
      contentType: 'text/html',
      charset: 'iso-8859-1',
    });
    expect((await open('/gzip')).body.toString()).toBe('<p>ciao</p>');
  });
  test('that is missing is an answer too', async () => {
    expect((await open('/none')).status).toBe(404);
  });
  test('that moved is read where it is', async () => {
    expect(await open('/moved')).toMatchObject({ status: 200, url: `http://127.0.0.1:${port}/page` });
  });
});

describe('a hostile server', () => {
  test.each([
    ['/bomb', 'TOO_LARGE'],
    ['/endless', 'TOO_LARGE'],
    ['/drip', 'TOO_SLOW'],
    ['/silent', 'TOO_SLOW'],
    ['/half', 'UNREACHABLE'],
    ['/odd', 'UNREACHABLE'],
    ['/cut', 'UNREACHABLE'],
    ['/loop', 'TOO_MANY_REDIRECTS'],
    ['/to-private', 'BAD_ADDRESS'],
    ['/to-metadata', 'PRIVATE_ADDRESS'],
    ['/to-file', 'BAD_ADDRESS'],
  ])('%s is given up: %s', async (path, fault) => {
    expect(await faultOf(open(path, { timeoutMs: 500 }))).toBe(fault);
  });
  test('a caller who leaves ends the request', async () => {
    const leave = new AbortController();
    const fault = faultOf(open('/silent', { signal: leave.signal }));
    leave.abort();
    expect(await fault).toBe('UNREACHABLE');
  });
});

describe('an address', () => {
  test.each([
    ['http://127.0.0.1/', 'PRIVATE_ADDRESS'],
    ['http://2130706433/', 'PRIVATE_ADDRESS'],
    ['http://0x7f.1/', 'PRIVATE_ADDRESS'],
    ['http://[::1]/', 'PRIVATE_ADDRESS'],
    ['http://[::ffff:127.0.0.1]/', 'PRIVATE_ADDRESS'],
    ['http://localhost/', 'PRIVATE_ADDRESS'],
    ['http://169.254.169.254/', 'PRIVATE_ADDRESS'],
    ['http://93.184.216.34:22/', 'BAD_ADDRESS'],
    ['http://user:secret@93.184.216.34/', 'BAD_ADDRESS'],
    ['ftp://93.184.216.34/', 'BAD_ADDRESS'],
    ['javascript:alert(1)', 'BAD_ADDRESS'],
    ['not an address', 'BAD_ADDRESS'],
    ['', 'BAD_ADDRESS'],
  ])('%s is refused: %s', async (address, fault) => {
    expect(await faultOf(new PinnedFetcher({ userAgent: 'Test/1.0' }).fetch(address, LIMITS))).toBe(fault);
  });
  test.each([
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'fec0::1',
    'nonsense',
  ])('%s is nobody’s public site', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  test('one private address among public ones is enough to refuse', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]);
    expect(
      await faultOf(new PinnedFetcher({ userAgent: 'x', resolve }).fetch('http://site.test/', LIMITS)),
    ).toBe('PRIVATE_ADDRESS');
  });
  test('a name is resolved once and the connection goes where that answer pointed', async () => {
    opened = [];
    let requests = 0;
    // Harmless at the first look, our own machine at the second: the second is never asked.
    const resolve = () =>
      Promise.resolve([{ address: requests++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
    const pinned = new PinnedFetcher({ userAgent: 'x', allow: [`rebind.test:${port}`], resolve });
    expect((await pinned.fetch(`http://rebind.test:${port}/page`, LIMITS)).status).toBe(200);
    expect(requests).toBe(1);
    expect(opened).toEqual([`rebind.test:${port}/page`]);
  });
  test('a redirect is judged anew: a name that turns private on the way is refused', async () => {
    let requests = 0;
    const resolve = () =>
      Promise.resolve([{ address: '127.0.0.1', family: 4 }]).finally(() => (requests += 1));
    const pinned = new PinnedFetcher({ userAgent: 'x', allow: [`first.test:${port}`], resolve });
    expect(await faultOf(pinned.fetch(`http://first.test:${port}/to-metadata`, LIMITS))).toBe(
      'PRIVATE_ADDRESS',
    );
    expect(requests).toBe(1);
  });
  test('a real name server that answers otherwise each time leads nowhere private', async () => {
    opened = [];
    // Judged when it is saved, then led astray: in our own machine, and at a cloud's own address.
    for (const [saved, later] of [
      ['93.184.216.34', '127.0.0.1'],
      ['93.184.216.34', '169.254.169.254'],
    ] as const) {
      const names = await startNameServer([saved, later]);
      const pinned = new PinnedFetcher({ userAgent: 'x', resolve: names.resolve });
      const url = new URL('http://rebind.test/page');
      expect(await pinned.addressesOf(url)).toEqual([{ address: saved, family: 4 }]);
      expect(await faultOf(pinned.fetch(url.href, LIMITS))).toBe('PRIVATE_ADDRESS');
      expect(names.questions()).toBe(2);
      names.close();
    }
    // Harmless at the look, private from then on: the connection goes where the look led.
    const names = await startNameServer(['127.0.0.1', '127.0.0.2']);
    const allowed = `rebind.test:${port}`;
    const pinned = new PinnedFetcher({ userAgent: 'x', allow: [allowed], resolve: names.resolve });
    expect((await pinned.fetch(`http://${allowed}/page`, LIMITS)).status).toBe(200);
    expect(names.questions()).toBe(1);
    expect(opened).toEqual([`${allowed}/page`]);
    names.close();
  });
  test('a name server that says nothing does not hold us', async () => {
    const pinned = new PinnedFetcher({ userAgent: 'x', resolve: () => new Promise(() => undefined) });
    expect(await faultOf(pinned.fetch('http://site.test/', { ...LIMITS, timeoutMs: 50 }))).toBe('TOO_SLOW');
  });
});
