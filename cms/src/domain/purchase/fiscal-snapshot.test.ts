import { expect, test } from 'vitest';
import { keptSince, sellerNow } from './fiscal-snapshot';

const operator = {
  name: 'Bottega Digitale S.r.l.',
  address: 'Via Po 5, 10124 Torino (TO)',
  vatNumber: '01234567897',
  taxCode: '',
  taxRegime: 'RF01',
};

test('a document keeps its seller once the settings say enough for an invoice', () => {
  expect(sellerNow({ ...operator, ...{ iban: 'IT00' } })).toEqual(operator);
  expect(sellerNow({ ...operator, name: '' })).toBeNull();
});

test.each([
  ['2036-11-23T10:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['2037-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
])('on %s documents since %s are kept', (now, since) => {
  expect(keptSince(new Date(now)).toISOString()).toBe(since);
});
