import { expect, test } from 'vitest';
import { formatEuro, formatPrice } from './money';

test.each([
  [2900, 'month', 'it', '€29/mese'],
  [2990, 'month', 'it', '€29,90/mese'],
  [2990, 'month', 'en', '€29.90/month'],
  [19900, 'year', 'it', '€199/anno'],
  [4900, 'once', 'it', '€49'],
  [0, 'month', 'it', 'Gratis'],
  [0, 'once', 'en', 'Free'],
] as const)('%i cents by %s in %s: %s', (cents, period, locale, text) => {
  expect(formatPrice(cents, period, locale)).toBe(text);
});

test('what goes back has its sign in front of the euro’s', () => {
  expect(formatEuro(-2900, 'it')).toBe('-€29');
  expect(formatEuro(-523, 'en')).toBe('-€5.23');
});
