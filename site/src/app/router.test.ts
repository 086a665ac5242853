import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paths } from './paths';
import { privatePages } from './private-pages';
import type { BranchHandle, PageHandle } from './route-handles';
import { routes } from './router';

const handlesOf = (path: string) =>
  (matchRoutes(routes, path) ?? []).map(
    ({ route }) => (route.handle ?? {}) as Partial<BranchHandle> & { notFound?: boolean },
  );
const deliveryOf = (path: string) => handlesOf(path).find(({ delivery }) => delivery)?.delivery;
const isKnown = (path: string) => !handlesOf(path).some(({ notFound }) => notFound);

describe('every address of the specification leads to a page', () => {
  test.each([
    '/',
    '/login',
    '/signup',
    '/marketplace',
    '/product-detail/abc',
    '/checkout',
    '/consultation-booking',
    '/consultations',
    '/step-one',
    '/step-two-bilancio',
    '/step-two-no-bilanci',
    '/step-two-startup',
    '/new-project',
    '/chat',
    '/chat-project/12',
    '/projects',
    '/profile',
    '/i-miei-prodotti',
    '/ordini/abc',
    '/blog',
    '/blog/un-articolo',
    '/tutorial',
    '/admin',
    '/chatbot-builder',
    '/social-builder',
    '/widget-preview',
    '/chatbot/abc',
    '/widget',
    '/widget/abc',
  ])('%s', async (path) => {
    const route = matchRoutes(routes, path)?.at(-1)?.route;
    expect(isKnown(path)).toBe(true);
    // The page's module exists, and is what the table says.
    if (typeof route?.lazy !== 'function') throw new Error('not a page');
    const loaded = (await route.lazy()) as { Component: unknown; handle: PageHandle };
    expect(loaded.Component).toBeTypeOf('function');
  });
});

test.each(Object.entries(paths))('paths.%s leads to a page', (_, address) => {
  const path = (address as (argument: string) => string)('x').split(/[?#]/)[0] ?? '';
  expect(isKnown(path === '/step-two-x' ? '/step-two-startup' : path)).toBe(true);
});

test('an unknown address is known to be unknown', () => expect(isKnown('/non-esiste')).toBe(false));

test.each([
  ['/', 'server'],
  ['/blog/un-articolo', 'server'],
  ['/marketplace', 'server'],
  ['/login', 'server'],
  ['/i-miei-prodotti', 'shell'],
  ['/chatbot-builder', 'shell'],
  ['/widget/abc', 'shell'],
] as const)('%s is delivered by %s', (path, delivery) => expect(deliveryOf(path)).toBe(delivery));

test('pages are carried into the product, their stories are not', () => {
  const sources = Object.keys(privatePages);
  expect(sources).toContain('../features/admin/pages/admin.tsx');
  expect(sources.filter((source) => /\.(stories|test)\.tsx$/.test(source))).toEqual([]);
});
