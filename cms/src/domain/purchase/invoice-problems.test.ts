import { expect, test } from 'vitest';
import type { BillingData } from '../../contract';
import { invoiceProblems, type InvoicingOperator } from './invoice-problems';

const operator: InvoicingOperator = {
  name: 'Bottega Digitale S.r.l.',
  address: 'Via Roma 1, 20121 Milano (MI)',
  vatNumber: '01234567897',
  taxCode: '',
  taxRegime: 'RF01',
};
const person: BillingData = {
  customerKind: 'private',
  email: 'giulia@clienti.test',
  fullName: 'Giulia Rossi',
  address: 'Via Roma 1',
  city: 'Bologna',
  postalCode: '40121',
  country: 'Italia',
  taxCode: 'RSSMRA85T10A562S',
  vatNumber: '',
  recipientCode: '',
  pec: '',
  cig: '',
  cup: '',
  orderNumber: '',
};
const company: BillingData = {
  ...person,
  customerKind: 'company',
  taxCode: '',
  vatNumber: '01234567897',
  recipientCode: 'ABC1234',
};

test('complete data can be invoiced', () => {
  for (const billing of [person, company, { ...company, recipientCode: '', pec: 'ditta@pec.test' }])
    expect(invoiceProblems(operator, billing)).toEqual([]);
  expect(
    invoiceProblems(operator, {
      ...company,
      country: 'Germania',
      vatNumber: 'DE123456789',
      recipientCode: '',
    }),
  ).toEqual([]);
  expect(
    invoiceProblems(operator, { ...person, country: 'France', postalCode: 'F-75', taxCode: '' }),
  ).toEqual([]);
});

test('an association is known by its tax code, and reached without another', () => {
  const association = { ...company, vatNumber: '', taxCode: '97103880585', recipientCode: '' };
  expect(invoiceProblems(operator, association)).toEqual([]);
  expect(invoiceProblems(operator, { ...association, taxCode: '' })).toEqual([
    'customer-vat-number',
    'customer-delivery',
  ]);
});

test('a flat-rate seller makes invoices too', () => {
  expect(invoiceProblems({ ...operator, taxRegime: 'RF19' }, person)).toEqual([]);
});

test('a company may add its tax code, and other countries have none of ours', () => {
  expect(invoiceProblems(operator, { ...company, taxCode: '01234567897' })).toEqual([]);
  expect(
    invoiceProblems(operator, { ...company, country: 'Germania', vatNumber: 'DE1', taxCode: 'X' }),
  ).toEqual([]);
  expect(invoiceProblems(operator, { ...person, country: 'France', taxCode: 'X' })).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'operator-name'],
  [{ vatNumber: '01234567890' }, 'operator-vat-number'],
  [{ taxCode: 'XX' }, 'operator-vat-number'],
  [{ address: 'Milano' }, 'operator-address'],
  [{ address: 'Via Roma 1, 20121 Milano' }, 'operator-address'],
  [{ taxRegime: 'RF02' }, 'operator-regime'],
  [{ taxRegime: 'ordinario' }, 'operator-regime'],
])('an operator with %j: %s', (changes, problem) => {
  expect(invoiceProblems({ ...operator, ...changes }, person)).toEqual([problem]);
});

test.each([
  [null, 'customer-erased'],
  [{ ...person, fullName: '' }, 'customer-name'],
  [{ ...person, fullName: ' ' }, 'customer-name'],
  [{ ...person, address: ' ' }, 'customer-address'],
  [{ ...person, city: ' ' }, 'customer-address'],
  [{ ...person, postalCode: '401' }, 'customer-address'],
  [{ ...person, country: 'Atlantide' }, 'customer-country'],
  [{ ...person, taxCode: '' }, 'customer-tax-code'],
  [{ ...company, taxCode: 'X' }, 'customer-tax-code'],
  [{ ...company, vatNumber: '123' }, 'customer-vat-number'],
  [{ ...company, country: 'Germania', vatNumber: '' }, 'customer-vat-number'],
  [{ ...company, recipientCode: '', pec: '' }, 'customer-delivery'],
  [{ ...person, fullName: '🍕' }, 'customer-name'],
  [{ ...person, city: 'Москва' }, 'customer-address'],
])('a customer %j: %s', (billing, problem) => {
  expect(invoiceProblems(operator, billing)).toEqual([problem]);
});
