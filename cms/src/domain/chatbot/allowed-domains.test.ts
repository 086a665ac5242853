import { describe, expect, test } from 'vitest';
import { domainsAfterSiteUrl, frameAncestors, isOriginAllowed, normalizeDomain } from './allowed-domains';

const ownOrigin = 'https://officina.example';

describe('which origins may use a bot of example.com', () => {
  const rules = { allowedDomains: ['example.com'], ownOrigin, production: true };
  test.each([
    ['https://example.com', true],
    ['https://www.example.com', true],
    ['https://shop.example.com', true],
    ['https://EXAMPLE.com', true],
    [ownOrigin, true],
    ['https://evil-example.com', false],
    ['https://example.com.evil.io', false],
    ['https://example.com@evil.io', false],
    ['https://example.com:444', false],
    ['http://example.com', false],
    ['https://еxample.com', false],
    ['https://officina.example.evil.io', false],
    ['http://localhost:3000', false],
    ['file:///tmp/page.html', false],
    ['null', false],
    ['', false],
  ])('%s: %s', (origin, allowed) => {
    expect(isOriginAllowed(origin, rules)).toBe(allowed);
  });
});

test('outside production a site without https is allowed when it is listed', () => {
  const rules = { allowedDomains: ['example.com'], ownOrigin, production: false };
  expect(isOriginAllowed('http://example.com', rules)).toBe(true);
  expect(isOriginAllowed('http://localhost:3000', rules)).toBe(false);
});

test.each([
  [['localhost'], 'http://localhost:8080', true],
  [['localhost:3000'], 'http://localhost:3000', true],
  [['localhost:3000'], 'http://localhost:3001', false],
  [['127.0.0.1'], 'http://127.0.0.1:8080', true],
  [['0.0.1'], 'http://127.0.0.1:8080', false],
])("a developer's own machine, %s: %s is %s", (allowedDomains, origin, allowed) => {
  expect(isOriginAllowed(origin, { allowedDomains, ownOrigin, production: true })).toBe(allowed);
});

test.each([
  ['Example.COM', 'example.com'],
  ['https://www.example.com/shop?x=1'.replace('?x=1', ''), 'example.com'],
  ['caffè.it', 'xn--caff-8oa.it'],
  ['localhost:3000', 'localhost:3000'],
  ['  example.com ', 'example.com'],
  ['*.example.com', null],
  ['nonsense', null],
  ['a b.com', null],
  ['javascript://example.com', null],
  ['', null],
])('the entry %s is kept as %s', (entry, stored) => {
  expect(normalizeDomain(entry)).toBe(stored);
});

test('the list follows the site URL until it was edited by hand', () => {
  const fresh = { siteUrl: '', allowedDomains: [] };
  expect(domainsAfterSiteUrl(fresh, 'https://www.pizzeria.it/menu')).toEqual(['pizzeria.it']);
  const derived = { siteUrl: 'https://pizzeria.it', allowedDomains: ['pizzeria.it'] };
  expect(domainsAfterSiteUrl(derived, 'https://trattoria.it')).toEqual(['trattoria.it']);
  expect(domainsAfterSiteUrl(derived, '')).toEqual([]);
  const byHand = { siteUrl: 'https://pizzeria.it', allowedDomains: ['pizzeria.it', 'shop.it'] };
  expect(domainsAfterSiteUrl(byHand, 'https://trattoria.it')).toEqual(['pizzeria.it', 'shop.it']);
});

test('a frame may stand in the listed sites and their sub-domains', () => {
  expect(frameAncestors(['example.com'], true)).toEqual([
    "'self'",
    'https://example.com',
    'https://*.example.com',
  ]);
  expect(frameAncestors(['localhost'], true)).toEqual([
    "'self'",
    'https://localhost:*',
    'http://localhost:*',
  ]);
});
