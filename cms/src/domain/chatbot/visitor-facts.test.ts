import { expect, test } from 'vitest';
import { browserFamily, oneLine, pageWithoutQuery } from './visitor-facts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1', 'Safari (mobile)'],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/145.0', 'Firefox'],
  ['curl/8.0', 'Altro'],
  ['', 'Altro'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});

test.each([
  ['https://shop.it/carrello?email=a@b.it#x', 'shop.it/carrello'],
  ['https://anna:segreto@shop.it/', 'shop.it/'],
  ['javascript:alert(1)', ''],
  ['niente', ''],
])('of the page %s we keep "%s"', (address, stored) => {
  expect(pageWithoutQuery(address)).toBe(stored);
});

test('text from a page is kept as one harmless line', () => {
  expect(oneLine('a\n\tb\u0000c \u202egnp.exe')).toBe('a b c gnp.exe');
  expect(oneLine('x'.repeat(400))).toHaveLength(300);
});
