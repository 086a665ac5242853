import { expect, test } from 'vitest';
import { groupIban, vatIncluded } from './amounts';

test.each([
  [0, 0],
  [1, 0],
  [122, 22],
  [2900, 523],
  [4900, 884],
  [9999, 1803],
  [12_200, 2200],
])('of %d cents, %d are VAT', (price, vat) => expect(vatIncluded(price)).toBe(vat));

test('net and VAT always add up to the price', () => {
  for (let price = 0; price < 5000; price += 7) {
    const vat = vatIncluded(price);
    expect(vat).toBeGreaterThanOrEqual(0);
    expect(Math.abs(price - vat - price / 1.22)).toBeLessThanOrEqual(0.5);
  }
});

test.each([
  ['IT60X0542811101000000123456', 'IT60 X054 2811 1010 0000 0123 456'],
  ['it60 x0542811101000000123456', 'IT60 X054 2811 1010 0000 0123 456'],
  ['', ''],
])('%j reads %j', (iban, text) => expect(groupIban(iban)).toBe(text));
