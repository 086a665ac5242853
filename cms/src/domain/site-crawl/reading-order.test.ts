import { expect, test } from 'vitest';
import { byReadingOrder } from './reading-order';

const sorted = (...paths: string[]) =>
  paths
    .map((path) => `https://bottega.test${path}`)
    .sort(byReadingOrder)
    .map((address) => address.replace('https://bottega.test', ''));

test('the first page comes first, then what visitors ask about, then the rest, and posts last', () => {
  expect(sorted('/blog/2024/gita', '/sedie', '/orari', '/')).toEqual([
    '/',
    '/orari',
    '/sedie',
    '/blog/2024/gita',
  ]);
});

test.each([
  '/contatti',
  '/it/dove-siamo/',
  '/pages/faq.html',
  '/listino-prezzi',
  '/chi-siamo',
  '/opening-hours',
  '/il-men%C3%B9',
  '/domande_frequenti',
])('%s is read before a product', (path) => {
  expect(sorted('/sedie/noce', path)).toEqual([path, '/sedie/noce']);
});

test.each(['/notizie/nuovi-orari', '/2023/05/contatti', '/tag/prezzi', '/category/servizi/page/2'])(
  '%s is a post or a list of posts, whatever it is about',
  (path) => {
    expect(sorted(path, '/sedie/noce')).toEqual(['/sedie/noce', path]);
  },
);

test.each(['/oraristampa', '/residenze', '/camerette-bambini'])('%s only begins alike', (path) => {
  expect(sorted('/sedie', path)).toEqual(['/sedie', path]);
});

test('pages that count alike stay as the site lists them, and an address that cannot be decoded is one of them', () => {
  expect(sorted('/b', '/%E0%A4%A', '/a')).toEqual(['/b', '/%E0%A4%A', '/a']);
});
