import type { ArticleNeighbours, ListArticles, ListProducts } from '@contract';
import { HtmlValidate } from 'html-validate/node';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, dataOf } from '../support/client';
import { signInToPanel } from '../support/panel';
import { repositoryRoot } from '../support/paths';
import { startCms, type CmsServer } from '../support/start-cms';

/** The built site (`npm run build`), as `npm test` leaves it. */
const siteDist = path.resolve(process.env.SITE_DIST ?? path.join(repositoryRoot, 'site/dist'));
const ARTICLE = 'api::article.article';
/** Ready pages and files live for some seconds. */
const SOON = { timeout: 40_000, interval: 500 };

const PUBLIC = [
  '/',
  '/marketplace',
  '/product-detail/chatbot-ai',
  '/blog',
  '/tutorial',
  '/help',
  '/login',
  '/signup',
]
  .flatMap((address) => [address, `${address}?lang=en`])
  .concat('/privacy', '/accessibilita', '/password-dimenticata', '/nessuna-pagina', '/chat');
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'unique-landmark': 'error' },
});

let server: CmsServer;
let panel: Awaited<ReturnType<typeof signInToPanel>>;
beforeAll(async () => {
  if (!fs.existsSync(path.join(siteDist, 'index.html')))
    throw new Error('The site is not built: run `npm run build` first');
  server = await startCms({
    env: { SEED_DEMO: 'true', SITE_DIST: siteDist, SECURITY_CONTACT: 'sicurezza@officina.test' },
  });
  panel = await signInToPanel(server);
});
afterAll(() => server?.stop());

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, server.url), { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
const read = async (address: string) => {
  const answer = await ask(address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const articles = async (locale: string) =>
  (await client(server).get<ListArticles['response']>(`/site/articles?locale=${locale}`)).body.data;

const save = async (data: Record<string, unknown>): Promise<string> => {
  const { status, body } = await panel.call<{ data: { documentId: string } }>(
    'POST',
    `/${ARTICLE}?locale=it`,
    data,
  );
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.data.documentId;
};
const publish = async (data: Record<string, unknown>, documentId?: string): Promise<string> => {
  const id = documentId ?? (await save(data));
  if (documentId) await panel.call('PUT', `/${ARTICLE}/${documentId}?locale=it`, data);
  const { status } = await panel.call('POST', `/${ARTICLE}/${id}/actions/publish?locale=it`, data);
  expect(status).toBe(200);
  return id;
};

const imageOf = (html: string) => /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(html)?.[1] ?? '';
const structuredOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the head', () => {
  test('an article says where it is in both languages, and what it is', async () => {
    const english = (await articles('en')).find(({ locale }) => locale === 'en');
    const italian = (await articles('it')).find(({ id }) => id === english?.id);
    const { text } = await read(`/blog/${italian?.slug}`);
    expect(text).toContain(`<link rel="canonical" href="${server.url}/blog/${italian?.slug}">`);
    expect(text).toContain(`hreflang="en" href="${server.url}/blog/${english?.slug}?lang=en"`);
    expect(text).toContain('<meta property="og:type" content="article">');
    const [posting, trail] = structuredOf(text)['@graph'];
    expect([posting['@type'], posting.headline, trail['@type']]).toEqual([
      'BlogPosting',
      italian?.title,
      'BreadcrumbList',
    ]);
  });

  test('a product says its price, and no rating that nobody gave', async () => {
    const product = structuredOf((await read('/product-detail/chatbot-ai')).text)['@graph'][0];
    expect(product['@type']).toBe('Product');
    expect(product.offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' });
    expect(Number(product.offers.price)).toBeGreaterThan(0);
    expect(product).not.toHaveProperty('aggregateRating');
  });

  test('the landing page says who it is, how it is searched and what people ask', async () => {
    const graph: { '@type': string }[] = structuredOf((await read('/?lang=en')).text)['@graph'];
    expect(graph.map((object) => object['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
  });
});

test('the marketplace lists every product that is for sale, with its address', async () => {
  const { body } = await client(server).get<ListProducts['response']>('/site/products?locale=en');
  const [list] = structuredOf((await read('/marketplace?lang=en')).text)['@graph'];
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: body.data.length });
  expect(list.itemListElement.map(({ url }: { url: string }) => url)).toEqual(
    body.data.map(({ slug }) => `${server.url}/product-detail/${slug}?lang=en`),
  );
});

test.each(PUBLIC)('%s is HTML that a validator accepts, its landmarks told apart', async (address) => {
  const report = await validator.validateString((await read(address)).text);
  const faults = report.results.flatMap(({ messages }) => messages);
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

describe('the picture of link previews', () => {
  test.each(['/', '/blog', '/tutorial?lang=en', '/privacy', '/product-detail/chatbot-ai'])(
    '%s has one, of the size that networks ask for, for good',
    async (address) => {
      const image = imageOf((await read(address)).text);
      const answer = await ask(image);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      // Width and height stand at fixed places of a PNG.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      const again = await ask(image, { 'if-none-match': answer.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    },
  );

  test('follows the article: the old address leads to the new picture', { timeout: 90_000 }, async () => {
    const data = { title: 'Prima', slug: 'figura-che-cambia', body: '<p>x</p>' };
    const id = await publish(data);
    const before = imageOf((await read('/blog/figura-che-cambia')).text);
    await publish({ ...data, title: 'x'.repeat(300) }, id);
    await expect
      .poll(async () => imageOf((await read('/blog/figura-che-cambia')).text), SOON)
      .not.toBe(before);
    const after = imageOf((await read('/blog/figura-che-cambia')).text);
    const old = await ask(before);
    expect([old.status, old.headers.get('location')]).toEqual([302, after]);
    expect((await ask(after)).status).toBe(200);
  });

  test.each([
    '/og/blog/mai-scritto.it.0123456789abcdef.png',
    '/og/i-miei-prodotti.it.0123456789abcdef.png',
    '/og/nessuna.it.0123456789abcdef.png',
    '/og/index.it.png',
    '/og/..%2f..%2fetc.it.0123456789abcdef.png',
  ])('%s is nobody’s', async (address) => {
    const { status, text } = await read(address);
    expect(status).toBe(404);
    expect(text).not.toContain('root:x:');
  });
});

describe('addresses', () => {
  test(
    'an old slug and a slash too many lead to the page, for good, and keep the language',
    { timeout: 90_000 },
    async () => {
      const data = { title: 'Trasloco', slug: 'prima-del-trasloco', body: '<p>x</p>' };
      const id = await publish(data);
      await publish({ ...data, slug: 'dopo-il-trasloco' }, id);
      await expect.poll(async () => (await ask('/blog/prima-del-trasloco')).status, SOON).toBe(301);
      for (const [from, to] of [
        ['/blog/prima-del-trasloco', '/blog/dopo-il-trasloco'],
        ['/blog/prima-del-trasloco?lang=en', '/blog/dopo-il-trasloco?lang=en'],
        ['/blog/', '/blog'],
        ['/marketplace/?q=chatbot', '/marketplace?q=chatbot'],
      ] as const) {
        const { status, headers } = await ask(from);
        expect([status, headers.get('location')]).toEqual([301, to]);
      }
    },
  );

  test('an article in the other language’s words leads to its own', async () => {
    const english = (await articles('en')).find(({ locale }) => locale === 'en');
    const italian = (await articles('it')).find(({ id }) => id === english?.id);
    const { status, headers } = await ask(`/blog/${italian?.slug}?lang=en`);
    expect([status, headers.get('location')]).toEqual([301, `/blog/${english?.slug}?lang=en`]);
  });

  test('a tag has a page of what is about it; a tag of nothing has none', async () => {
    await publish({
      title: 'Con etichetta',
      slug: 'con-etichetta',
      body: '<p>x</p>',
      tags: ['Città d’Arte'],
    });
    await expect.poll(async () => (await ask('/blog/tag/citta-d-arte')).status, SOON).toBe(200);
    const { text } = await read('/blog/tag/citta-d-arte');
    expect(text).toMatch(/<h1[^>]*>Articoli su Città d’Arte<\/h1>/);
    expect(text).toContain('Con etichetta');
    expect((await ask('/blog/tag/mai-usato')).status).toBe(404);
  });
});

describe('what an editor hides', () => {
  test('a draft is in no page, no map, no feed and no neighbour', async () => {
    await save({ title: 'Bozza nascosta', slug: 'bozza-nascosta', body: '<p>x</p>', tags: ['Nascosto'] });
    expect((await ask('/blog/bozza-nascosta')).status).toBe(404);
    expect((await ask('/blog/tag/nascosto')).status).toBe(404);
    const [first] = await articles('it');
    const neighbours = await client(server).get(`/site/articles/${first?.slug}/neighbours`);
    for (const text of [
      (await read('/blog')).text,
      (await read('/sitemap.xml')).text,
      (await read('/feed.xml')).text,
      JSON.stringify(neighbours.body),
    ])
      expect(text).not.toContain('ozza');
  });

  test('hostile HTML reaches no page', async () => {
    const body = [
      '<p>innocuo</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">a</a><svg onload=alert(1)><style>*{display:none}</style></svg>',
      '<iframe src="//evil.test"></iframe><form action="//evil.test"><input name=q></form>',
      '<div id="root" style="position:fixed"><base href="//evil.test"><meta http-equiv=refresh content="0;//evil.test"></div>',
    ].join('');
    await publish({ title: '</script><script>alert(2)</script>', slug: 'ostile', body });
    const { status, text } = await read('/blog/ostile');
    expect(status).toBe(200);
    expect(text).toContain('innocuo');
    expect(text).not.toMatch(/<script>alert|onerror=|onload=|javascript:alert|<iframe|evil\.test/);
    expect(text.match(/id="root"/g)).toHaveLength(1);
    expect((await read('/feed.xml')).text).not.toContain('<script>');
  });
});

describe('neighbours', () => {
  test('lead from one article to the next in both directions', async () => {
    const list = await articles('it');
    const [newest, second] = list;
    const near = async (slug = '') =>
      dataOf<ArticleNeighbours>(await client(server).get(`/site/articles/${slug}/neighbours`));
    expect(await near(newest?.slug)).toMatchObject({ next: null, previous: { slug: second?.slug } });
    expect((await near(second?.slug)).next?.slug).toBe(newest?.slug);
    expect((await near(newest?.slug)).related.map(({ id }) => id)).not.toContain(newest?.id);
  });

  test('of nothing are not found', async () => {
    expect((await client(server).get('/site/articles/mai-scritto/neighbours')).status).toBe(404);
  });
});

describe('for programs', () => {
  test('the site map names every article and product in each language it is in', async () => {
    const { headers, text } = await read('/sitemap.xml');
    expect(headers.get('content-type')).toContain('xml');
    const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(locations).size).toBe(locations.length);
    const products = (await client(server).get<ListProducts['response']>('/site/products')).body.data;
    for (const { slug } of products) expect(locations).toContain(`${server.url}/product-detail/${slug}`);
    const english = (await articles('en')).filter(({ locale }) => locale === 'en');
    for (const { slug } of english) expect(locations).toContain(`${server.url}/blog/${slug}?lang=en`);
    const italianOnly = (await articles('en')).find(({ locale }) => locale === 'it');
    expect(locations).not.toContain(`${server.url}/blog/${italianOnly?.slug}?lang=en`);
    expect(text).toContain('hreflang="x-default"');
    expect(text).toMatch(/<lastmod>\d{4}-/);
  });

  test('each language has its feed, newest first', async () => {
    for (const [address, locale] of [
      ['/feed.xml', 'it'],
      ['/feed.en.xml', 'en'],
    ] as const) {
      const own = (await articles(locale)).filter((article) => article.locale === locale);
      const entries = async () => (await read(address)).text.match(/<entry>/g)?.length;
      await expect.poll(entries, SOON).toBe(Math.min(30, own.length));
      const { headers, text } = await read(address);
      expect(headers.get('content-type')).toContain('application/atom+xml');
      expect(text).toContain(`/blog/${own[0]?.slug}`);
    }
  });

  test('robots.txt, security.txt, manifest and icons', async () => {
    expect((await read('/robots.txt')).text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    expect((await read('/.well-known/security.txt')).text).toContain(
      'Contact: mailto:sicurezza@officina.test',
    );
    const { icons } = JSON.parse((await read('/manifest.webmanifest')).text);
    for (const { src } of icons) expect((await ask(src)).status).toBe(200);
    expect((await ask('/apple-touch-icon.png')).headers.get('content-type')).toBe('image/png');
  });

  test('an uploaded picture comes scaled, and nothing else does', async () => {
    const uploads = path.join(repositoryRoot, 'cms/public/uploads');
    const name = `prova_${process.pid}.png`;
    const icon = Buffer.from(await (await ask('/icon-512.png')).arrayBuffer());
    fs.writeFileSync(path.join(uploads, name), icon);
    try {
      for (const format of ['avif', 'webp']) {
        const answer = await ask(`/pictures/400/${name}.${format}`);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
        expect((await answer.arrayBuffer()).byteLength).toBeLessThan(icon.length);
      }
    } finally {
      fs.rmSync(path.join(uploads, name));
    }
    for (const address of [
      `/pictures/400/${name}.webp`,
      `/pictures/401/${name}.webp`,
      '/pictures/400/..%2f..%2fpackage.json.webp',
    ])
      expect((await ask(address)).status).toBe(404);
  });
});
