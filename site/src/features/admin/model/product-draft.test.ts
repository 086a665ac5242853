import { expect, test } from 'vitest';
import { EMPTY_DRAFT, readDraft, readList, readPrice } from './product-draft';

test.each([
  ['', 0],
  ['0', 0],
  ['29', 2900],
  ['29,9', 2990],
  ['29.90', 2990],
  ['€ 1.234,50', 123450],
  ['1.234', 123400],
  ['gratis', null],
  ['29,999', null],
  ['-5', null],
])('a price typed as %j is %s cents', (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});

test.each([
  ['Un sito\n\n  Un logo ', ['Un sito', 'Un logo']],
  ['["Un sito", "Un logo"]', ['Un sito', 'Un logo']],
  ['["Un sito"', null],
  ['[1]', null],
  ['', []],
])('a list typed as %j is %j', (text, list) => {
  expect(readList(text)).toEqual(list);
});

test('an empty draft lacks its title, and credits lack their messages', () => {
  expect(readDraft(EMPTY_DRAFT).problems).toEqual({ title: 'title' });
  expect(readDraft({ ...EMPTY_DRAFT, title: 'Crediti', kind: 'credits' }).problems).toEqual({
    messageCredits: 'credits',
  });
});

test('a whole draft is read as the server wants it', () => {
  const { form } = readDraft({
    ...EMPTY_DRAFT,
    title: 'Analisi',
    priceCents: '19,00',
    platforms: 'wix, shopify',
  });
  expect(form).toMatchObject({
    priceCents: 1900,
    installations: 10,
    platforms: ['wix', 'shopify'],
    requires: [],
  });
});
