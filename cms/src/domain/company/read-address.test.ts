import { expect, test } from 'vitest';
import { readAddress } from './read-address';

test.each([
  ['Via Roma 1, 20121 Milano (MI)', ['Via Roma 1', '20121', 'Milano', 'MI']],
  ['Via dell’Industria 12/B - 40138 Bologna BO', ['Via dell’Industria 12/B', '40138', 'Bologna', 'BO']],
  [
    'Piazza Grande 3,  43121  Reggio nell Emilia,  re',
    ['Piazza Grande 3', '43121', 'Reggio nell Emilia', 'RE'],
  ],
  ['Via Po 5, 10124 Torino', ['Via Po 5', '10124', 'Torino', '']],
  ['Via Po 5, 00187 Roma XX', ['Via Po 5', '00187', 'Roma XX', '']],
])('%s', (line, [street, postalCode, city, province]) => {
  expect(readAddress(line)).toEqual({ street, postalCode, city, province });
});

test.each(['', 'Milano', 'Via Roma 1, Milano', '20121 Milano'])('%j is no address', (line) => {
  expect(readAddress(line)).toBeNull();
});
