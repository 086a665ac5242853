import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../support/client';
import { repositoryRoot } from '../support/paths';
import { startCms, type CmsServer } from '../support/start-cms';

/** The built site (`npm run build`), as `npm test` leaves it. */
const siteDist = path.resolve(process.env.SITE_DIST ?? path.join(repositoryRoot, 'site/dist'));

let server: CmsServer;
beforeAll(async () => {
  if (!fs.existsSync(path.join(siteDist, 'index.html')))
    throw new Error('The site is not built: run `npm run build` first');
  server = await startCms({ env: { SEED_DEMO: 'true', SITE_DIST: siteDist } });
});
afterAll(() => server?.stop());

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it came over the wire, still compressed. */
  body: Buffer;
}

/** A request with exactly these headers: `fetch` adds some of its own and unpacks the answer. */
const ask = (
  address: string,
  {
    method = 'GET',
    headers = {},
    from = server,
  }: { method?: string; headers?: http.OutgoingHttpHeaders; from?: CmsServer } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request(`${from.url}${address}`, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end();
  });
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const browse = (address: string, headers: http.OutgoingHttpHeaders = {}) =>
  ask(address, { headers: { ...HTML, ...headers } });
const isPage = ({ headers }: Answer) => /^text\/html/.test(headers['content-type'] ?? '');

describe('pages', () => {
  test.each([
    ['/', 200],
    ['/marketplace', 200],
    ['/blog', 200],
    ['/product-detail/chatbot-ai', 200],
    ['/login', 200],
    ['/i-miei-prodotti', 200],
    ['/admin', 200],
    ['/nessuna-pagina', 404],
    ['/product-detail/mai-esistito', 404],
    ['/blog/mai-scritto', 404],
    ['/admin/nessuna-pagina', 404],
    ['/index.html', 404],
  ])('%s answers %d with a page', async (address, status) => {
    const answer = await browse(address);
    expect([answer.status, isPage(answer)]).toEqual([status, true]);
    expect(answer.body.toString()).toMatch(/^<!doctype html>/i);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a public page comes with its words and data, for those who read no script', async () => {
    const html = (await browse('/product-detail/chatbot-ai')).body.toString();
    expect(html).toMatch(/<h1[^>]*>Chatbot AI<\/h1>/);
    expect(html).toContain('<script id="page-data" type="application/json">');
    expect(html).toContain(`<link rel="canonical" href="${server.url}/product-detail/chatbot-ai">`);
  });

  test('?lang=en draws English, and the language of one reader is not shown to the next', async () => {
    const read = async (address: string) => (await browse(address)).body.toString();
    for (const [address, lang] of [
      ['/', 'it'],
      ['/?lang=en', 'en'],
      ['/', 'it'],
      ['/?lang=en&utm_source=prova', 'en'],
      ['/?lang=xx', 'it'],
    ] as const)
      expect(await read(address)).toContain(`<html lang="${lang}">`);
    expect(await read('/login?lang=en')).toContain('<html lang="en">');
  });

  test('script in an address is not script in the page', async () => {
    const html = (
      await browse('/marketplace?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E')
    ).body.toString();
    expect(html).not.toContain('<script>alert(1)');
  });

  test('a signed-in screen is an empty shell, the same for everybody, and never taken unasked from a cache', async () => {
    const { token, cookie, email } = await signUp(server, { name: 'Ginevra Unica' });
    const guest = await browse('/i-miei-prodotti');
    const person = await browse('/i-miei-prodotti', { authorization: `Bearer ${token}`, cookie });
    expect(person.body.equals(guest.body)).toBe(true);
    const html = person.body.toString();
    expect(html).not.toContain('page-data');
    expect(html).not.toContain('Ginevra');
    expect(html).not.toContain(email);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(person.headers['cache-control']).toBe('no-cache');
    expect(person.headers['set-cookie']).toBeUndefined();
  });

  test('an unchanged page is not sent again', async () => {
    const first = await browse('/login');
    const again = await browse('/login', { 'if-none-match': first.headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await browse('/login', { 'if-none-match': 'W/"altro"' })).status).toBe(200);
  });

  test('a missing page is never "unchanged"', async () => {
    const first = await browse('/nessuna-pagina');
    expect((await browse('/nessuna-pagina', { 'if-none-match': first.headers.etag })).status).toBe(404);
  });

  test('comes compressed for who can unpack it', async () => {
    const plain = await browse('/blog');
    const packed = await browse('/blog', { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(zlib.gunzipSync(packed.body).equals(plain.body)).toBe(true);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
  });

  test.each(['/', '/blog', '/i-miei-prodotti', '/nessuna-pagina'])(
    'HEAD %s: all but the body',
    async (address) => {
      const [head, get] = [await ask(address, { method: 'HEAD', headers: HTML }), await browse(address)];
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
        expect(head.headers[name]).toBe(get.headers[name]);
    },
  );

  test('nothing else than reading is done to a page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await ask('/blog', { method, headers: HTML });
      expect([answer.status, isPage(answer)]).toEqual([405, false]);
    }
  });

  test.each(['/%', '/%E0%A4%A', '/..%2f..%2fetc/passwd', '//evil.test/', '/blog/%00'])(
    'the odd address %s harms nobody',
    async (address) => {
      const answer = await browse(address);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body.includes('root:x:')).toBe(false);
      expect(answer.headers.location).toBeUndefined();
    },
  );
});

describe('who asks', () => {
  test.each([
    ['a browser', HTML],
    ['a link preview', { accept: '*/*' }],
    ['a program that says nothing', {}],
  ])('%s gets the page', async (_name, headers) => {
    expect(isPage(await ask('/blog', { headers }))).toBe(true);
  });

  test('who wants JSON gets no page', async () => {
    const answer = await ask('/blog', { headers: { accept: 'application/json' } });
    expect([answer.status, isPage(answer)]).toEqual([404, false]);
    expect(JSON.parse(answer.body.toString()).error.details.code).toBe('NOT_FOUND');
  });

  test('caches are told that it depends', async () => {
    expect((await browse('/blog')).headers.vary).toMatch(/\bAccept\b(?!-)/);
  });

  test('/admin is the dashboard for a person and the panel’s API for the panel', async () => {
    expect(isPage(await browse('/admin'))).toBe(true);
    for (const accept of ['application/json', '*/*']) {
      const answer = await ask('/admin/init', { headers: { accept } });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body.toString())).toHaveProperty('data.hasAdmin');
    }
    expect(isPage(await ask('/admin', { headers: { accept: '*/*' } }))).toBe(false);
  });

  test.each([
    '/cms',
    '/cms/auth/login',
    '/api/nessuna',
    '/uploads/nessuno.png',
    '/widget-assets/nessuno.js',
    '/_health',
  ])('%s is somebody else’s, also for a browser', async (address) => {
    expect((await browse(address)).body.toString()).not.toContain('id="root"');
  });
});

test.each(['/', '/profile', '/widget/nonesiste'])(
  '%s lets run what its own head says before the first paint, and nothing else that is written into it',
  async (address) => {
    const { headers, body } = await browse(address);
    const policy = String(headers['content-security-policy']);
    const [, allowed] = /script-src ([^;]*)/.exec(policy) ?? [];
    const written = [...body.toString().matchAll(/<script>([^]*?)<\/script>/g)].map(
      ([, code = '']) => `'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`,
    );
    expect(written).toHaveLength(1);
    expect(allowed).toBe(["'self'", ...written].join(' '));
  },
);

describe('files', () => {
  const assets = fs.existsSync(path.join(siteDist, 'assets'))
    ? fs.readdirSync(path.join(siteDist, 'assets'))
    : [];
  const script = `/assets/${assets.find((name) => name.endsWith('.js') && assets.includes(`${name}.br`))}`;
  const onDisk = (address: string) => fs.readFileSync(path.join(siteDist, address));

  test('everything the first page names is there, with the right type', async () => {
    const html = (await browse('/')).body.toString();
    const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(js|css|svg|woff2))"/g)];
    expect(named.length).toBeGreaterThan(2);
    const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' };
    for (const [, address = '', kind] of named) {
      const { status, headers } = await ask(address);
      expect([address, status]).toEqual([address, 200]);
      expect(headers['content-type']).toContain(types[kind as keyof typeof types]);
    }
  });

  test('hashed ones are kept for good, the others asked after', async () => {
    expect((await ask(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/theme.js')).headers['cache-control']).toBe('public, max-age=300');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('Accept-Encoding %s is answered with %s, and it unpacks to the file', async (accepted, encoding) => {
    const { headers, body } = await ask(script, { headers: accepted ? { 'accept-encoding': accepted } : {} });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
    const unpacked =
      encoding === 'br'
        ? zlib.brotliDecompressSync(body)
        : encoding === 'gzip'
          ? zlib.gunzipSync(body)
          : body;
    expect(unpacked.equals(onDisk(script))).toBe(true);
  });

  test('an unchanged one is not sent again', async () => {
    const { etag } = (await ask(script)).headers;
    const again = await ask(script, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  });

  test('HEAD: all but the body', async () => {
    const head = await ask(script, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(onDisk(script).length));
  });

  test.each([
    '/assets/index-nessuno.js',
    '/assets/',
    '/nessuno.js',
    '/robots-nessuno.txt',
    '/assets/../index.js',
  ])('a missing one (%s) fails as a file, for a browser too', async (address) => {
    const answer = await browse(address);
    expect([answer.status, isPage(answer)]).toEqual([404, false]);
  });

  test.each([
    '/server/entry-server.js',
    '/.vite/manifest.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('%s is nobody’s business', async (address) => {
    const answer = await browse(address);
    expect([403, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toMatch(/"devDependencies"|isEntry|createStaticHandler/);
  });
});

test('a build that empties the folder while the server starts does not stop it', async () => {
  const folder = fs.mkdtempSync(path.join(repositoryRoot, '.tmp/site-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'assets/there.js'), 'export {};');
  // Listed, and gone when it is read.
  fs.symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'assets/gone.js'));
  const started = await startCms({ env: { SITE_DIST: folder } });
  try {
    expect((await ask('/assets/there.js', { from: started })).status).toBe(200);
    expect((await ask('/assets/gone.js', { from: started })).status).toBe(404);
    const page = await ask('/', { from: started, headers: HTML });
    expect([page.status, page.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(page.body.toString()).toContain('npm run build');
    expect((await ask('/api/health', { from: started })).status).toBe(200);
  } finally {
    await started.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
