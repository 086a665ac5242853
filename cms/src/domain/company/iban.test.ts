import { expect, test } from 'vitest';
import { isIban, readIban } from './iban';

test.each([
  ['IT60 X054 2811 1010 0000 0123 456', true],
  ['de89 3704 0044 0532 0130 00', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['IT60X0542811101000000123457', false],
  ['IT60X054281110100000012345', false],
  ['60X0542811101000000123456', false],
  ['', false],
])('%s: %s', (typed, valid) => {
  expect(isIban(readIban(typed))).toBe(valid);
});
