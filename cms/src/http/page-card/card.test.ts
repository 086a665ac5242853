import { expect, test } from 'vitest';
import { cardAddress, readCardAddress, type PageCard } from './card';

const card: PageCard = { path: '/blog/prezzi', locale: 'it', title: 'Prezzi', kicker: 'Blog', image: null };

test('an address changes with whatever its card shows', () => {
  const addresses = [
    card,
    { ...card, title: 'Altri' },
    { ...card, image: '/uploads/a.png' },
    { ...card, kicker: '' },
  ];
  expect(new Set(addresses.map(cardAddress)).size).toBe(4);
});

test.each(['/', '/blog/prezzi', '/blog/tag/un.tag', '/blog/perch%C3%A9'])(
  '%s is read back from its address',
  (path) => {
    expect(readCardAddress(cardAddress({ ...card, path }))).toMatchObject({ path, locale: 'it' });
  },
);

test.each([
  '/og',
  '/og/x.png',
  '/og/x.fr.0123456789abcdef.png',
  '/og/x.it.short.png',
  '/other/x.it.0123456789abcdef.png',
])('%s is no card', (address) => expect(readCardAddress(address)).toBeNull());
