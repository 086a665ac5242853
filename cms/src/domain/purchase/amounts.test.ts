import { expect, test } from 'vitest';
import { vatWithin } from './amounts';

test.each([
  [0, 0],
  [1, 0],
  [3, 1], // 0.5409… rounds to the nearest
  [122, 22],
  [2900, 523], // 522.95…
  [4900, 884], // 883.60…
  [61, 11],
  [9_999_999, 1_803_279],
])('%i cents hold %i cents of VAT', (gross, vat) => {
  expect(vatWithin(gross)).toBe(vat);
});

test('half a cent goes up', () => {
  // At 100 % half of the price is tax: the only rate at which an odd price meets an exact half.
  expect(vatWithin(5, 100)).toBe(3);
});

test('net and VAT always add up to the price', () => {
  for (let gross = 0; gross < 5000; gross += 1) {
    const vat = vatWithin(gross);
    const net = gross - vat;
    expect(Math.abs(net * 0.22 - vat)).toBeLessThan(0.62);
  }
});
