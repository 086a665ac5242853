import { expect, test } from 'vitest';
import { formatPrice } from './money';

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
