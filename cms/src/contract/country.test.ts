import { expect, test } from 'vitest';
import { countryCode } from './country';

test.each([
  ['', 'IT'],
  ['Italia', 'IT'],
  ['Germania', 'DE'],
  ['germany', 'DE'],
  ['Svizzera', 'CH'],
  ['Città del Vaticano', 'VA'],
  ['Stati Uniti', 'US'],
  ['Regno Unito', 'GB'],
  ['fr', 'FR'],
  ['EU', null],
  ['Atlantide', null],
  ['QQ', null],
])('%s: %s', (typed, code) => {
  expect(countryCode(typed)).toBe(code);
});
