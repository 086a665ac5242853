import type { BillingData } from '@contract';
import { describe, expect, test } from 'vitest';
import { billingProblems, billingWithCompany, emptyBilling, restoreBilling, trimmedBilling } from './billing';

const complete: BillingData = {
  email: 'giulia@bottega.it',
  fullName: 'Giulia Ferri',
  address: 'Via Roma 12',
  city: 'Torino',
  postalCode: '10121',
  country: 'Italia',
  customerKind: 'private',
  taxCode: 'RSSMRA85T10A562S',
  vatNumber: '',
  recipientCode: '',
  pec: '',
  cig: '',
  cup: '',
  orderNumber: '',
};

const OFFICE: Partial<BillingData> = {
  customerKind: 'company',
  taxCode: '01232710374',
  recipientCode: 'uf1234',
  cig: 'b1234567a0',
};

describe('the billing form', () => {
  test.each<[Partial<BillingData>, ReturnType<typeof billingProblems>]>([
    [{}, {}],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'giulia@' }, { email: 'email' }],
    [{ fullName: '   ' }, { fullName: 'required' }],
    [{ address: 'x'.repeat(201) }, { address: 'max' }],
    [{ postalCode: '1012' }, { postalCode: 'postal-code' }],
    [{ postalCode: ' 10121 ' }, {}],
    [{ postalCode: 'SW1A 1AA' }, { postalCode: 'postal-code' }],
    [{ postalCode: 'SW1A 1AA', country: 'Regno Unito' }, {}],
    [{ postalCode: '1012', country: 'Italy' }, { postalCode: 'postal-code' }],
    [{ country: '' }, { country: 'required' }],
    [{ taxCode: '' }, { taxCode: 'required' }],
    [{ taxCode: 'RSSMRA' }, { taxCode: 'tax-code' }],
    [{ taxCode: '', country: 'Francia' }, {}],
    [{ customerKind: 'company' }, { vatNumber: 'required', recipientCode: 'delivery' }],
    [{ customerKind: 'company', vatNumber: 'IT 123', pec: 'a@pec.it' }, { vatNumber: 'vat-number' }],
    [{ customerKind: 'company', vatNumber: '12345678903', recipientCode: 'M5UXCR1' }, {}],
    [{ ...OFFICE }, {}],
    [
      { ...OFFICE, cig: 'B1', cup: 'J5' },
      { cig: 'cig', cup: 'cup' },
    ],
    [{ ...OFFICE, recipientCode: 'M5UXCR1', vatNumber: '12345678903', cig: 'B1' }, {}],
    [{ fullName: '🍕🍕' }, { fullName: 'latin' }],
    [{ fullName: '🍕 Giulia' }, {}],
    [{ customerKind: 'company', vatNumber: 'ATU12345678', country: 'Austria' }, {}],
  ])('with %j has problems %j', (change, problems) => {
    expect(billingProblems({ ...complete, ...change }, { free: false })).toEqual(problems);
  });

  test('starts from what the account already says', () => {
    expect(emptyBilling({ email: 'g@b.it', displayName: 'Giulia' }, 'Italia')).toEqual({
      email: 'g@b.it',
      fullName: 'Giulia',
      address: '',
      city: '',
      postalCode: '',
      country: 'Italia',
      customerKind: 'private',
      taxCode: '',
      vatNumber: '',
      recipientCode: '',
      pec: '',
      cig: '',
      cup: '',
      orderNumber: '',
    });
  });

  test('is sent without stray spaces', () => {
    expect(trimmedBilling({ ...complete, city: '  Torino ' }).city).toBe('Torino');
  });

  test.each([null, 'x', 7, [], { email: 4 }])('ignores unusable stored data: %j', (stored) => {
    expect(restoreBilling(complete, stored)).toEqual(complete);
  });

  test('takes back what was typed, and nothing that is not a field', () => {
    expect(restoreBilling(complete, { city: 'Asti', card: '4242' })).toEqual({ ...complete, city: 'Asti' });
  });
});

test('what is free needs no codes', () => {
  expect(billingProblems({ ...complete, taxCode: '' }, { free: true })).toEqual({});
  const nowhere = { ...complete, taxCode: '', address: '', city: '', postalCode: '', country: '' };
  expect(billingProblems(nowhere, { free: true })).toEqual({});
  expect(Object.keys(billingProblems(nowhere, { free: false }))).toContain('address');
});

test('codes that were not asked for are not sent', () => {
  expect(trimmedBilling({ ...complete, vatNumber: '123', pec: 'a@pec.it' })).toEqual(complete);
  expect(trimmedBilling({ ...complete, ...OFFICE, recipientCode: 'M5UXCR1' })).toMatchObject({ cig: '' });
  expect(trimmedBilling({ ...complete, ...OFFICE })).toMatchObject({ cig: 'b1234567a0' });
});

describe('a company', () => {
  const company = {
    name: 'Forno Rossi',
    vatNumber: '12345678903',
    taxCode: '',
    pec: 'forno@pec.test',
    recipientCode: '',
    contactEmail: '',
    address: 'Via Roma 1',
    city: 'Bologna',
    province: 'BO',
    postalCode: '40121',
    country: 'Italia',
  };
  const fresh = emptyBilling({ email: 'anna@posta.test', displayName: 'Anna' }, 'Italia');

  test('fills a form where no address was begun, and leaves alone what somebody wrote', () => {
    expect(billingWithCompany(fresh, company)).toMatchObject({
      customerKind: 'company',
      fullName: 'Forno Rossi',
      vatNumber: '12345678903',
      pec: 'forno@pec.test',
      city: 'Bologna',
      email: 'anna@posta.test',
    });
    expect(billingWithCompany({ ...fresh, city: 'Modena' }, company).city).toBe('Modena');
    expect(billingWithCompany(fresh, { ...company, address: '' })).toBe(fresh);
  });

  test('that is a public office is known by its tax code', () => {
    const office = { ...company, vatNumber: '', taxCode: '01232710374', recipientCode: 'UF1234' };
    expect(billingWithCompany(fresh, office)).toMatchObject({
      customerKind: 'company',
      taxCode: '01232710374',
      recipientCode: 'UF1234',
    });
  });

  test('without a VAT number is only an address', () => {
    expect(billingWithCompany(fresh, { ...company, vatNumber: '' })).toMatchObject({
      customerKind: 'private',
      fullName: 'Anna',
      city: 'Bologna',
    });
  });
});
