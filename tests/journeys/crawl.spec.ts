import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** Every page that a visitor or a search engine can come to, followed link by link from the landing page and the site map. */
let server: SharedCms;
test.beforeAll(async () => {
  server = sharedCms();
});

/** Behind the sign-in: their links may stand on public pages, and lead to a page that nobody else sees. */
const OWN =
  /^\/(admin|chat|chat-project|chatbot-builder|checkout|consultation|i-miei-prodotti|new-project|notifiche|profile|projects|prova-chatbot|social-builder|step-)/;
const INDEXED = (html: string) => !html.includes('<meta name="robots" content="noindex">');
/** One page per drawing, for what takes long: axe and a browser's own console. */
const TEMPLATES = [
  '/',
  '/blog',
  /^\/blog\/(?!tag\/)/,
  /^\/blog\/tag\//,
  '/marketplace',
  /^\/product-detail\//,
  '/tutorial',
  '/help',
  /^\/help\//,
  '/privacy',
  '/login',
  '/signup',
];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface CrawledPage {
  address: string;
  html: string;
}

/** A tag is a word of one language: the switch of its page leads to the blog by script, and to nothing without. */
const isTagSwitch = (address: string, link: string) =>
  address.startsWith('/blog/tag/') && /\bhreflang=/i.test(link);
const linksOf = ({ address, html }: CrawledPage): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>/g)]
    .filter(([link]) => !isTagSwitch(address, link))
    .map(([, href = '']) => href.replace(/&amp;/g, '&'));
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replace(/&amp;/g, '&');

/** Path and query of an address of ours, without what only the browser reads; null for anybody else's. */
const ours = (href: string, from: string): string | null => {
  const url = new URL(href, from);
  return url.origin === server.url ? url.pathname + url.search : null;
};

/** What a search engine reads of a page must hold together. */
const wrongInHead = ({ address, html }: CrawledPage): string[] => {
  const wrong = (text: string) => `${address}: ${text}`;
  const english = new URL(address, server.url).searchParams.get('lang') === 'en';
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const problems = [
    !html.includes(`<html lang="${english ? 'en' : 'it'}">`) && wrong('the language is not its own'),
    (html.match(/<h1\b/g) ?? []).length !== 1 && wrong('not exactly one h1'),
    !/<title>[^<]+<\/title>/.test(html) && wrong('no title'),
    /\b(blog|landing|layout|common|marketplace|help|legal|tour|auth)\.[a-z]+\.?\w*</.test(html) &&
      wrong('a key instead of words'),
  ];
  for (const [, json = ''] of structured) {
    try {
      JSON.parse(json);
    } catch {
      problems.push(wrong('its structured data is no JSON'));
    }
  }
  if (INDEXED(html)) {
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/);
    problems.push(
      !/<meta name="description" content="[^"]{20,}"/.test(html) && wrong('no description'),
      !canonical?.startsWith(server.url) && wrong('no canonical address'),
      !html.includes('hreflang="x-default"') && wrong('no address for other languages'),
      !/property="og:image" content="[^"]+\/og\//.test(html) && wrong('no picture for previews'),
    );
  }
  return problems.filter((problem) => problem !== false);
};

test('every public page answers, says what it is, and leads nowhere in vain', async ({ request }) => {
  test.setTimeout(240_000);
  const pages = new Map<string, CrawledPage>();
  const pictures = new Set<string>();
  const cards = new Map<string, string>();
  const problems: string[] = [];
  const queue: string[] = ['/', '/?lang=en'];
  const visited = new Set(queue);
  const meet = (href: string, from: string) => {
    const address = ours(href, from);
    if (address === null || visited.has(address) || OWN.test(address)) return;
    visited.add(address);
    queue.push(address);
  };

  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
  const mapped = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(/&amp;/g, '&'),
  );
  mapped.forEach((address) => meet(address, server.url));

  const visit = async (address: string): Promise<void> => {
    const answer: APIResponse = await request.get(server.url + address, {
      headers: { accept: 'text/html' },
      maxRedirects: 0,
    });
    if (answer.status() === 301) {
      meet(answer.headers().location ?? '/', server.url);
      if (mapped.includes(server.url + address)) problems.push(`${address}: in the site map, but moved`);
      return;
    }
    if (answer.status() !== 200) {
      problems.push(`${address}: ${answer.status()}`);
      return;
    }
    if (answer.headers()['set-cookie']) problems.push(`${address}: sets a cookie`);
    const html = await answer.text();
    const page = { address, html };
    pages.set(address, page);
    problems.push(...wrongInHead(page));
    const english = address.includes('lang=en');
    for (const href of linksOf(page)) {
      if (/^(mailto|tel):/.test(href)) continue;
      const target = new URL(href, server.url + address);
      if (target.origin !== server.url) continue;
      // A link of an English page says nothing of the language: the page's script adds it.
      if (english && !target.searchParams.has('lang')) target.searchParams.set('lang', 'en');
      target.hash = '';
      meet(target.href, server.url);
    }
    for (const [, source = ''] of html.matchAll(/<img\b[^>]*?\bsrc="([^"]+)"/g))
      if (!source.startsWith('data:')) pictures.add(source);
    const card = attribute(html, /property="og:image" content="([^"]+)"/);
    // Each takes its time to draw: one of each kind of page stands for the others.
    const kind = address.split(/[/?]/)[1] ?? '';
    if (card && !cards.has(kind)) cards.set(kind, card);
  };
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) await visit(address);

  for (const address of mapped) {
    const page = pages.get(ours(address, server.url) ?? '');
    if (page && !INDEXED(page.html)) problems.push(`${address}: in the site map, but kept out of search`);
    if (page && attribute(page.html, /<link rel="canonical" href="([^"]+)"/) !== address)
      problems.push(`${address}: in the site map, but another address is recommended`);
  }
  for (const { address, html } of pages.values())
    for (const [, href = ''] of html.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)) {
      const other = ours(href.replace(/&amp;/g, '&'), server.url);
      if (other !== null && !pages.has(other))
        problems.push(`${address}: recommends ${other}, which is no page`);
    }
  for (const source of [...pictures, ...cards.values()]) {
    const answer = await request.get(new URL(source, server.url).href);
    if (answer.status() !== 200 || !answer.headers()['content-type']?.startsWith('image/'))
      problems.push(`${source}: ${answer.status()}, ${answer.headers()['content-type']}`);
  }
  expect(problems).toEqual([]);
  // Both languages of each fixed page, articles, products, help.
  expect(pages.size).toBeGreaterThan(50);
});

const wide = async (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, lang, colorScheme] of [
  ['in Italian by day', 'it', 'light'],
  ['in English by night', 'en', 'dark'],
] as const) {
  test(`one page of each kind is sound in a browser, ${name}`, async ({ browser, request }) => {
    test.setTimeout(240_000);
    const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => new URL(address.replace(/&amp;/g, '&')))
      .filter(({ searchParams }) => (searchParams.get('lang') ?? 'it') === lang)
      .map(({ pathname }) => pathname);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${server.url}/`) && !/^(data|blob):/.test(request.url()))
        troubles.push(`another host: ${request.url()}`);
    });
    for (const template of TEMPLATES) {
      const path =
        typeof template === 'string'
          ? template
          : (paths.find((known) => template.test(known)) ?? `no ${template}`);
      await page.goto(`${server.url}${path}${lang === 'en' ? '?lang=en' : ''}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await wide(page), `${path} is wider than its window`).toBeLessThanOrEqual(0);
      const { violations } = await axe(page).withTags(WCAG).analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          path,
        )
        .toEqual([]);
      expect.soft(troubles.splice(0), path).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
}

test('after a page is left and come back to, what is shared is its own address again', async ({ page }) => {
  const canonical = () => page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href);
  await page.goto(`${server.url}/blog`);
  await page.getByRole('link', { name: "Leggi l'articolo" }).first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect.poll(canonical).toBe(page.url());
  await page.goBack();
  await expect.poll(canonical).toBe(`${server.url}/blog`);
});

test('an article that is read in another language is found under its own words', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
  const english = /<loc>[^<]*\/blog\/([a-z0-9-]+)\?lang=en<\/loc>/.exec(sitemap)?.[1] ?? '';
  await page.goto(`${server.url}/blog/${english}?lang=en`);
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(`/blog/${english}`);
  await expect(page.getByText('min di lettura').first()).toBeVisible();
});
