// @vitest-environment node
import { FEEDS, PUBLIC_PAGES, publicPage } from '@contract';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { PageMeta } from '../../shared/page';
import { paths } from '../paths';
import { routes } from '../router';
import { pageHead, type HeadRequest } from './page-head';
import { writeHead } from './write-head';

const ORIGIN = 'https://officina.test';
const head = (meta: Partial<PageMeta> = {}, more: Partial<HeadRequest> = {}) =>
  writeHead(
    pageHead({
      meta: { title: 'Prezzi', description: 'Un metodo.', ...meta },
      pathname: '/blog/prezzi',
      locale: 'it',
      origin: ORIGIN,
      card: '/og/blog/prezzi.it.0.png',
      feedTitle: 'Il blog',
      chunks: [],
      ...more,
    }),
  );
const alternates = (html: string) =>
  [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => `${lang} ${href}`);
const canonical = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe('where a page lives', () => {
  test('in both languages at one path, told apart by the address', () => {
    const html = head({}, { locale: 'en' });
    expect(canonical(html)).toBe(`${ORIGIN}/blog/prezzi?lang=en`);
    expect(alternates(html)).toEqual([
      `it ${ORIGIN}/blog/prezzi`,
      `en ${ORIGIN}/blog/prezzi?lang=en`,
      `x-default ${ORIGIN}/blog/prezzi`,
    ]);
  });

  test('each language may have a path of its own', () => {
    const html = head({ addresses: { it: '/blog/prezzi', en: '/blog/prices' } }, { locale: 'en' });
    expect(canonical(html)).toBe(`${ORIGIN}/blog/prices?lang=en`);
    expect(alternates(html)).toContain(`it ${ORIGIN}/blog/prezzi`);
  });

  test('a page of a list names itself and the pages around it', () => {
    const path = '/blog?pagina=2';
    const html = head(
      { addresses: { it: path, en: path }, previous: '/blog', next: '/blog?pagina=3' },
      { locale: 'en', pathname: '/blog' },
    );
    expect(canonical(html)).toBe(`${ORIGIN}/blog?pagina=2&amp;lang=en`);
    expect(html).toContain(`<link rel="prev" href="${ORIGIN}/blog?lang=en">`);
    expect(html).toContain(`<link rel="next" href="${ORIGIN}/blog?pagina=3&amp;lang=en">`);
  });

  test('what is not translated recommends the language it is in', () => {
    const html = head({ addresses: { it: '/blog/prezzi' } }, { locale: 'en' });
    expect(canonical(html)).toBe(`${ORIGIN}/blog/prezzi`);
    expect(alternates(html)).toEqual([`it ${ORIGIN}/blog/prezzi`, `x-default ${ORIGIN}/blog/prezzi`]);
  });

  test('a page kept out of search recommends nothing', () => {
    const html = head({ noIndex: true });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect([canonical(html), alternates(html)]).toEqual([undefined, []]);
  });
});

test('link previews get title, description, picture and language', () => {
  const html = head({
    type: 'article',
    article: {
      publishedAt: '2026-11-10T09:00:00.000Z',
      updatedAt: '2026-11-11T09:00:00.000Z',
      tags: ['A', 'B'],
    },
  });
  for (const [name, content] of [
    ['og:type', 'article'],
    ['og:title', 'Prezzi'],
    ['og:description', 'Un metodo.'],
    ['og:url', `${ORIGIN}/blog/prezzi`],
    ['og:locale', 'it_IT'],
    ['og:image', `${ORIGIN}/og/blog/prezzi.it.0.png`],
    ['og:image:alt', 'Prezzi'],
    ['article:published_time', '2026-11-10T09:00:00.000Z'],
    ['article:tag', 'B'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('words of an editor cannot leave their attribute or their script', () => {
  const hostile = '"><script>alert(1)</script>';
  const html = head({ title: hostile, description: hostile, structured: { name: '</script><b>' } });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('</script><b>');
});

test('a long description ends at a word', () => {
  const html = head({ description: 'parola '.repeat(100) });
  expect(/name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(/^(parola )+parola…$/);
});

test('the feed of the page’s own language is announced', () => {
  expect(head()).toContain(`href="${FEEDS.it}"`);
  expect(head({}, { locale: 'en' })).toContain(`href="${FEEDS.en}"`);
});

describe('the site map', () => {
  test.each(PUBLIC_PAGES)('%s is a page that the server draws', (path) => {
    const matches = matchRoutes(routes, path) ?? [];
    const handles = matches.map(({ route }) => route.handle as { delivery?: string; notFound?: boolean });
    expect(handles.some((handle) => handle?.delivery === 'server')).toBe(true);
    expect(handles.some((handle) => handle?.notFound)).toBe(false);
  });

  test('and the site mean the same addresses', () => {
    expect(publicPage.article('a b')).toBe(paths.article('a b'));
    expect(publicPage.product('a')).toBe(paths.product('a'));
    expect(publicPage.helpArticle('a')).toBe(paths.helpArticle('a'));
    expect(publicPage.tag('Intelligenza artificiale')).toBe(paths.blogTag('intelligenza-artificiale'));
  });
});
