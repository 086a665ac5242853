import { expect, test } from 'vitest';
import { formatEuros, parseEuros } from './euros';

test.each([
  ['29', 2900],
  ['29,9', 2990],
  ['29,90 €', 2990],
  ['29.90', 2990],
  ['1.234,50', 123450],
  ['1.234', 123400],
  ['0', 0],
  ['0,05', 5],
  ['', null],
  ['gratis', null],
  ['29,999', null],
  ['-5', null],
  ['1.23.4', null],
])('%j is %s cents', (text, cents) => expect(parseEuros(text)).toBe(cents));

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [2900, '29,00'],
  [123450, '1.234,50'],
  [100_000_000, '1.000.000,00'],
  [-250, '-2,50'],
])('%s cents are written %j', (cents, text) => expect(formatEuros(cents)).toBe(text));
