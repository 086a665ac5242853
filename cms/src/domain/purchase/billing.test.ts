import { expect, test } from 'vitest';
import type { BillingData } from '../../contract';
import { billingProblems, completeBilling, readBilling } from './billing';

const person: BillingData = {
  customerKind: 'private',
  email: 'giulia@clienti.test',
  fullName: 'Giulia Rossi',
  address: 'Via Roma 1',
  city: 'Torino',
  postalCode: '10121',
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
  fullName: 'Forno Rossi S.r.l.',
  taxCode: '',
  vatNumber: '12345678903',
  recipientCode: 'M5UXCR1',
};
const office: BillingData = {
  ...company,
  vatNumber: '',
  taxCode: '01232710374',
  recipientCode: 'UF1234',
  cig: 'B1234567A0',
  cup: 'J51B21000000001',
  orderNumber: 'MePA 7',
};
const problems = (billing: BillingData, free = false) => billingProblems(readBilling(billing), { free });

test.each<[string, BillingData, Record<string, string>]>([
  ['a person', person, {}],
  ['a code typed as people type it', { ...person, taxCode: ' rssmra 85t10 a562s ' }, {}],
  ['no tax code', { ...person, taxCode: '' }, { taxCode: 'required' }],
  ['a wrong check letter', { ...person, taxCode: 'RSSMRA85T10A562T' }, { taxCode: 'tax-code' }],
  ['a company’s code for a person', { ...person, taxCode: '12345678903' }, { taxCode: 'tax-code' }],
  ['a wrong postal code', { ...person, postalCode: '1012' }, { postalCode: 'postal-code' }],
  ['no address', { ...person, address: ' ' }, { address: 'required' }],
  ['a wrong address', { ...person, email: 'giulia' }, { email: 'email' }],
  ['a novel', { ...person, city: 'x'.repeat(121) }, { city: 'max' }],
  ['pictures for a name', { ...person, fullName: '🍕👩‍🍳' }, { fullName: 'latin' }],
  ['a name in Cyrillic letters', { ...person, fullName: 'Иванов' }, { fullName: 'latin' }],
  ['a name with a picture in it', { ...person, fullName: 'Pizzeria 🍕 Łukasz' }, {}],
  ['a bell', { ...person, city: 'Torino\u0007' }, { city: 'format' }],
  ['a company', company, {}],
  ['a company with a PEC', { ...company, recipientCode: '', pec: 'forno@pec.test' }, {}],
  ['a wrong PEC', { ...company, recipientCode: '', pec: 'forno' }, { pec: 'email' }],
  ['a company with a person’s tax code', { ...company, taxCode: person.taxCode }, {}],
  ['a company with the number of a company', { ...company, taxCode: '12345678903' }, {}],
  ['a company with a code but no PEC', { ...company, pec: '' }, {}],
  ['a company out of reach', { ...company, recipientCode: '' }, { recipientCode: 'delivery' }],
  ['a short recipient code', { ...company, recipientCode: 'M5' }, { recipientCode: 'recipient-code' }],
  ['a public office', office, {}],
  ['a public office without codes', { ...office, cig: '', cup: '', orderNumber: '' }, {}],
  ['a short CIG', { ...office, cig: 'B123' }, { cig: 'cig' }],
  ['a CUP of 14', { ...office, cup: 'J51B2100000000' }, { cup: 'cup' }],
  ['an order number with a picture', { ...office, orderNumber: 'Ordine 🍕' }, { orderNumber: 'format' }],
  ['an order number that is a novel', { ...office, orderNumber: 'x'.repeat(21) }, { orderNumber: 'max' }],
  ['no VAT number', { ...company, vatNumber: '' }, { vatNumber: 'required' }],
  ['an association', { ...company, vatNumber: '', taxCode: '97103880585', recipientCode: '' }, {}],
  [
    'an association with a wrong code',
    { ...company, vatNumber: '', taxCode: '97103880586' },
    { taxCode: 'tax-code', vatNumber: 'required' },
  ],
  ['a wrong VAT number', { ...company, vatNumber: '12345678901' }, { vatNumber: 'vat-number' }],
  ['a country that is none', { ...person, country: 'Atlantide' }, { country: 'country' }],
  ['a person abroad', { ...person, country: 'Francia', taxCode: '', postalCode: 'F-75001' }, {}],
  [
    'a company abroad',
    { ...company, country: 'Austria', vatNumber: 'ATU12345678', postalCode: '1010', recipientCode: '' },
    {},
  ],
])('%s', (_name, billing, expected) => {
  expect(problems(billing)).toEqual(expected);
});

test('what is free needs no codes, and wrong ones are still wrong', () => {
  expect(problems({ ...person, taxCode: '' }, true)).toEqual({});
  expect(problems({ ...company, vatNumber: '', recipientCode: '' }, true)).toEqual({});
  const nowhere = { ...person, address: '', city: '', postalCode: '', country: '', taxCode: '' };
  expect(problems(nowhere, true)).toEqual({});
  expect(problems({ ...nowhere, email: '' }, true)).toEqual({ email: 'required' });
  expect(problems({ ...person, taxCode: 'X' }, true)).toEqual({ taxCode: 'tax-code' });
});

test('only a public office has a tender, a project and an order of its own', () => {
  const typed = { ...office, recipientCode: 'uf1234', cig: 'b1234567 a0', cup: 'j51b-21000000001' };
  expect(readBilling(typed)).toMatchObject({
    cig: 'B1234567A0',
    cup: 'J51B21000000001',
    orderNumber: 'MePA 7',
  });
  for (const changes of [{ recipientCode: 'M5UXCR1' }, { country: 'Francia' }])
    expect(readBilling({ ...typed, ...changes })).toMatchObject({ cig: '', cup: '', orderNumber: '' });
});

test('what is stored from before a field was asked for is complete', () => {
  const older: Partial<BillingData> = { ...person };
  for (const field of ['customerKind', 'pec', 'cig', 'cup', 'orderNumber'] as const) delete older[field];
  expect(completeBilling(older)).toEqual(person);
});

test('a person’s order keeps nothing of a company', () => {
  expect(readBilling({ ...company, customerKind: 'private', pec: 'a@pec.test' })).toMatchObject({
    vatNumber: '',
    recipientCode: '',
    pec: '',
    cig: '',
    cup: '',
    orderNumber: '',
  });
});

test('what was typed is stored as it is compared and printed', () => {
  expect(
    readBilling({
      ...company,
      fullName: '  Forno   Rossi\n S.r.l. ',
      email: 'Ordini@Forno.TEST',
      pec: 'Forno@PEC.test',
      recipientCode: 'm5uxcr1',
    }),
  ).toMatchObject({
    fullName: 'Forno Rossi S.r.l.',
    email: 'ordini@forno.test',
    pec: 'forno@pec.test',
    recipientCode: 'M5UXCR1',
  });
});
