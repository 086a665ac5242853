import { expect, test } from 'vitest';
import type { BillingData } from '../../contract';
import { isCheckOf, numberToCheck, type VatCheck } from './vat-check';

const company: BillingData = {
  customerKind: 'company',
  email: 'konto@firma.test',
  fullName: 'Firma GmbH',
  address: 'Unter den Linden 7',
  city: 'Berlin',
  postalCode: '10117',
  country: 'Germania',
  taxCode: '',
  vatNumber: 'DE123456789',
  recipientCode: '',
  pec: '',
  cig: '',
  cup: '',
  orderNumber: '',
};

test.each([
  ['with its letters', {}, { country: 'DE', number: '123456789' }],
  ['without them', { vatNumber: '123456789' }, { country: 'DE', number: '123456789' }],
  [
    'of Greece, which writes EL',
    { country: 'Grecia', vatNumber: 'EL123456789' },
    { country: 'EL', number: '123456789' },
  ],
  ['of Italy', { country: 'Italia', vatNumber: '01234567897' }, null],
  ['of Switzerland', { country: 'Svizzera', vatNumber: 'CHE123456789' }, null],
  ['of San Marino', { country: 'San Marino', vatNumber: 'SM24165' }, null],
  ['of a private person', { customerKind: 'private' as const }, null],
  ['of nobody', { vatNumber: 'DE' }, null],
])('the number %s is asked for as %o → %o', (_, changes, expected) => {
  expect(numberToCheck({ ...company, ...changes })).toEqual(expected);
});

test('a check is of the number that it asked for', () => {
  const check: VatCheck = {
    state: 'valid',
    vatNumber: 'DE123456789',
    checkedAt: '2026-11-27T10:00:00.000Z',
    requestId: 'WAPIAAAA',
    name: '',
  };
  expect(isCheckOf(check, { ...company, vatNumber: '123456789' })).toBe(true);
  expect(isCheckOf(check, { ...company, vatNumber: 'DE999999999' })).toBe(false);
  expect(isCheckOf(check, { ...company, country: 'Italia' })).toBe(false);
});
