import { expect, test } from 'vitest';
import { pageAddress, siteStart } from './page-address';

const site = new URL('https://www.bottega.test/');

test.each([
  ['https://www.bottega.test/orari', 'https://www.bottega.test/orari'],
  ['http://bottega.test/orari#mattina', 'https://www.bottega.test/orari'],
  ['https://www.bottega.test/orari?utm_source=x&p=2&fbclid=y', 'https://www.bottega.test/orari?p=2'],
  ['https://www.bottega.test', 'https://www.bottega.test/'],
  ['https://WWW.BOTTEGA.test/Orari', 'https://www.bottega.test/Orari'],
])('%s is kept as %s', (address, normalized) => {
  expect(pageAddress(address, site)).toBe(normalized);
});

test.each([
  ['another site', 'https://altra.test/'],
  ['a site below it', 'https://shop.bottega.test/'],
  ['a name that ends alike', 'https://labottega.test/'],
  ['another port', 'https://www.bottega.test:8080/'],
  ['a picture', 'https://www.bottega.test/foto.JPG'],
  ['a document', 'https://www.bottega.test/listino.pdf?v=2'],
  ['a cart', 'https://www.bottega.test/carrello/'],
  ['an action', 'https://www.bottega.test/sedia?add-to-cart=3'],
  ['the editors’ panel', 'https://www.bottega.test/wp-admin/'],
  ['a name and password', 'https://a:b@www.bottega.test/'],
  ['a mail address', 'mailto:ciao@bottega.test'],
  ['an endless address', `https://www.bottega.test/${'x'.repeat(600)}`],
  ['nonsense', 'http://['],
])('%s is no page of the site', (_, address) => {
  expect(pageAddress(address, site)).toBeNull();
});

test.each([
  ['bottega.test', 'https://bottega.test/'],
  [' http://bottega.test/it ', 'http://bottega.test/it'],
  ['', null],
  ['ftp://bottega.test', null],
  ['http://[', null],
])('a site given as %j is read from %s', (siteUrl, start) => {
  expect(siteStart(siteUrl)).toBe(start);
});
