import { expect, test } from 'vitest';
import { pageIn, pagePath } from './page-number';

test.each([
  ['', 1],
  ['pagina=2', 2],
  ['pagina=9999&lang=en', 9999],
  ['pagina=0', 1],
  ['pagina=-3', 1],
  ['pagina=2.5', 1],
  ['pagina=<script>', 1],
  ['pagina=99999999', 1],
])('“%s” is page %i', (search, page) => expect(pageIn(new URLSearchParams(search))).toBe(page));

test('the first page has no address but the list’s', () => {
  expect([pagePath('/blog', 1), pagePath('/blog', 2)]).toEqual(['/blog', '/blog?pagina=2']);
});
