import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type FetchedPage, WebFetchError, type WebFetcher } from './port';
import { readSitemap } from './read-sitemap';
import { readRobotsPolicy } from './robots-policy';

const origin = 'https://bottega.test';
const site = (files: Record<string, string | Buffer | number>): WebFetcher => ({
  fetch: (url) => {
    const file = files[url.replace(origin, '')] ?? 404;
    const page: FetchedPage = {
      url,
      status: typeof file === 'number' ? file : 200,
      contentType: 'text/plain',
      charset: null,
      body: Buffer.from(typeof file === 'number' ? '' : file),
    };
    return file === 0 ? Promise.reject(new WebFetchError('UNREACHABLE')) : Promise.resolve(page);
  },
});
const manners = (files: Record<string, string | Buffer | number>) =>
  readRobotsPolicy(site(files), { origin, readerName: 'OfficinaBot', signal: new AbortController().signal });
const map = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="x">${paths.map((path) => `<url><loc> ${origin}${path} </loc><lastmod>2026</lastmod></url>`).join('')}</urlset>`;

describe('a site’s rules', () => {
  test('hold for us by name, and for everybody otherwise', async () => {
    const { allows } = await manners({
      '/robots.txt': 'User-agent: *\nDisallow: /privato\nAllow: /privato/si',
    });
    expect([allows(`${origin}/`), allows(`${origin}/privato/a`), allows(`${origin}/privato/si`)]).toEqual([
      true,
      false,
      true,
    ]);
    const named = await manners({
      '/robots.txt': 'User-agent: OfficinaBot\nDisallow: /\n\nUser-agent: *\nAllow: /',
    });
    expect(named.allows(`${origin}/`)).toBe(false);
  });
  test('that are missing allow everything', async () => {
    expect((await manners({})).allows(`${origin}/qualsiasi`)).toBe(true);
  });
  test('that cannot be read allow nothing', async () => {
    await expect(manners({ '/robots.txt': 503 })).rejects.toThrow('UNREACHABLE');
    await expect(manners({ '/robots.txt': 0 })).rejects.toThrow('UNREACHABLE');
  });
  test('ask for a pause, which we keep within reason', async () => {
    expect((await manners({ '/robots.txt': 'User-agent: *\nCrawl-delay: 2' })).pauseMs).toBe(2_000);
    expect((await manners({ '/robots.txt': 'User-agent: *\nCrawl-delay: 86400' })).pauseMs).toBe(5_000);
    expect((await manners({})).pauseMs).toBe(200);
  });
});

describe('a site’s map', () => {
  test('is found by rule or by habit, through indexes, packed or not', async () => {
    const files = {
      '/robots.txt': `Sitemap: ${origin}/mappe.xml`,
      '/mappe.xml': `<sitemapindex><sitemap><loc>${origin}/a.xml.gz</loc></sitemap></sitemapindex>`,
      '/a.xml.gz': gzipSync(map('/uno?a=1&amp;b=2')),
      '/sitemap.xml': map('/due'),
    };
    expect((await manners(files)).mappedPages).toEqual([`${origin}/uno?a=1&b=2`, `${origin}/due`]);
  });
  test('that points at itself is read once', async () => {
    const index = `<sitemapindex><sitemap><loc>${origin}/sitemap.xml</loc></sitemap></sitemapindex>`;
    expect((await manners({ '/sitemap.xml': index })).mappedPages).toEqual([]);
  });
  test.each([
    ['a bomb', gzipSync(Buffer.alloc(30_000_000, '<url>'))],
    ['half a file', gzipSync(map('/a')).subarray(0, 20)],
    ['a web page', Buffer.from('<html><body><p>Ciao</p></body></html>')],
    ['nothing', Buffer.alloc(0)],
    ['a pit', Buffer.from('<url>'.repeat(200_000))],
    [
      'entities that grow',
      Buffer.from(
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>',
      ),
    ],
  ])('%s names no page', (_, body) => {
    expect(readSitemap(body).pages.filter((page) => page.startsWith('http'))).toEqual([]);
  });
});
