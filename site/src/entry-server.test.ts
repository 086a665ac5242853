// @vitest-environment node
import { expect, test } from 'vitest';
import { render } from './entry-server';

const template =
  '<!doctype html><html lang="it"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>';
const article = {
  id: 'a1',
  slug: 'ciao',
  locale: 'it',
  title: 'Ciao </script><b>',
  summary: 'Riassunto',
  body: '<p>Testo</p>',
  imageUrl: null,
  imageAlt: '',
  tags: [],
  readingMinutes: 1,
  showCallToAction: false,
  publishedAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  slugs: { it: 'ciao' },
};

const draw = (url: string, answers: Record<string, unknown> = {}, status = 404) =>
  render({
    url,
    origin: 'https://officina.test',
    template,
    manifest: {
      'src/features/landing/pages/landing.tsx': { file: 'assets/landing.js', imports: ['_core.js'] },
      '_core.js': { file: 'assets/core.js' },
    },
    cardAddress: ({ path, locale }) => `/og${path}.${locale}.png`,
    load: async (path) => (path in answers ? { status: 200, body: answers[path] } : { status, body: null }),
  });

test('the landing page is whole before any script runs', async () => {
  const { status, html } = await draw('/');
  expect(status).toBe(200);
  expect(html).toContain('Configura Gratis l&#x27;AI per il tuo business!');
  expect(html).toMatch(/<title>[^<]+ · Officina<\/title>/);
  expect(html).toContain('<link rel="canonical" href="https://officina.test/">');
  expect(html).toContain('<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/core.js">');
});

test('English is asked for in the address', async () => {
  const { html } = await draw('/?lang=en');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('Set up AI for your business, for free!');
  expect(html).toContain('hreflang="it" href="https://officina.test/"');
});

test('no inline script runs: data travels as JSON', async () => {
  const { html } = await draw('/');
  const scripts = [...html.matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.every((attributes) => /type="application\/(ld\+)?json"/.test(attributes ?? ''))).toBe(true);
});

test('the styles of a page stand in its head, under the names by which the browser’s cache takes them over', async () => {
  const { html } = await draw('/');
  const [head = '', body = ''] = html.split('</head>');
  expect(body).not.toContain('<style');
  const [, names = '', rules = ''] = /<style data-emotion="css ([^"]+)">([^]*)<\/style>$/.exec(head) ?? [];
  const used = [...body.matchAll(/css-([a-z0-9]+)/g)].map(([, name]) => name);
  expect(names.split(' ')).toEqual(expect.arrayContaining([...new Set(used)]));
  expect(rules).toContain(`.css-${used[0]}{`);
});

test('an unknown address is a real 404', async () => {
  const { status, html } = await draw('/non-esiste');
  expect(status).toBe(404);
  expect(html).toContain('Oops! Page not found');
  expect(html).toContain('noindex');
});

test.each([400, 422])(
  'an article whose name the server calls malformed (%i) is missing too',
  async (refusal) => {
    const { status } = await draw('/blog/%00', {}, refusal);
    expect(status).toBe(404);
  },
);

test('a missing article is a real 404, drawn as missing', async () => {
  const { status, html } = await draw('/blog/mai-esistito');
  expect(status).toBe(404);
  expect(html).toContain('Articolo non trovato');
});

test('an article with a picture is drawn with it, in the head too', async () => {
  const pictured = { ...article, imageUrl: '/uploads/foto_1.png' };
  const { status, html, card } = await draw('/blog/ciao', {
    '/site/articles/ciao?locale=it': { data: pictured },
  });
  expect(status).toBe(200);
  expect(html).toContain('"image":"https://officina.test/uploads/foto_1.png"');
  expect(html).toMatch(/<source type="image\/avif"[^>]* srcSet="\/pictures\/400\/foto_1\.png\.avif 400w/);
  expect(card).toMatchObject({ path: '/blog/ciao', image: '/uploads/foto_1.png' });
});

test('an article that has moved is not drawn but pointed at, in the language that was asked for', async () => {
  const { status, movedTo } = await draw('/blog/vecchio?lang=en', {
    '/site/articles/vecchio?locale=en': { data: article },
  });
  expect([status, movedTo]).toEqual([301, '/blog/ciao?lang=en']);
});

test('a page has one address: a slash too many leads to it, and never to another host', async () => {
  expect((await draw('/blog/')).movedTo).toBe('/blog');
  expect((await draw('/nessuna/')).status).toBe(404);
  expect((await draw('/.//altrove.test/')).movedTo).toBeNull();
});

test('data cannot break out of its script', async () => {
  const { html } = await draw('/blog/ciao', { '/site/articles/ciao?locale=it': { data: article } });
  expect(html).not.toContain('Ciao </script>');
});

test('a page whose data did not come is drawn, but not kept', async () => {
  const { status, cacheable } = await draw('/blog', {}, 503);
  expect(status).toBe(200);
  expect(cacheable).toBe(false);
});

test('signed-in screens are an empty page that nobody indexes', async () => {
  const { status, html } = await draw('/i-miei-prodotti');
  expect(status).toBe(200);
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('noindex');
});

test('only widget pages may be framed', async () => {
  expect((await draw('/widget/abc')).frameable).toBe(true);
  expect((await draw('/')).frameable).toBe(false);
});
