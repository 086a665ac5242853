import { expect, test } from 'vitest';
import { formatFileSize, formatKilobytes, formatNumber, formatShare } from './numbers';

test.each([
  [999, 'it', '999'],
  [5000, 'it', '5.000'],
  [12_345, 'it', '12.345'],
  [5000, 'en', '5,000'],
] as const)('%i in %s reads %s', (value, locale, text) => {
  expect(formatNumber(value, locale)).toBe(text);
});

test('fractions and shares keep the language’s own sign', () => {
  expect(formatNumber(1234.56, 'it', { maximumFractionDigits: 1 })).toBe('1.234,6');
  expect(formatShare(0.944, 'it')).toBe('94%');
});

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1024, '1 kB'],
  [5_000_000, '4.883 kB'],
])('a file of %i bytes is one of %s', (bytes, text) => {
  expect(formatKilobytes(bytes, 'it')).toBe(text);
});

test.each([
  [340_000, 'it', '333 kB'],
  [1_500_000, 'it', '1,4 MB'],
  [20 * 1024 * 1024, 'en', '20 MB'],
  [2.5 * 1024 ** 3, 'it', '2,5 GB'],
  [1_200 * 1024 ** 3, 'en', '1,200 GB'],
] as const)('%i bytes in %s are %s', (bytes, locale, text) => {
  expect(formatFileSize(bytes, locale)).toBe(text);
});
