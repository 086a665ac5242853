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
};

describe('the billing form', () => {
  test.each<[Partial<BillingData>, ReturnType<typeof billingProblems>]>([
    [{}, {}],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'giulia@' }, { email: 'email' }],
    [{ fullName: '   ' }, { fullName: 'required' }],
    [{ address: 'x'.repeat(201) }, { address: 'tooLong' }],
    [{ postalCode: '1012' }, { postalCode: 'postalCode' }],
    [{ postalCode: ' 10121 ' }, {}],
    [{ postalCode: 'SW1A 1AA' }, { postalCode: 'postalCode' }],
    [{ postalCode: 'SW1A 1AA', country: 'Regno Unito' }, {}],
    [{ postalCode: '1012', country: 'Italy' }, { postalCode: 'postalCode' }],
    [{ country: '' }, { country: 'required' }],
  ])('with %j has problems %j', (change, problems) => {
    expect(billingProblems({ ...complete, ...change })).toEqual(problems);
  });

  test('starts from what the account already says', () => {
    expect(emptyBilling({ email: 'g@b.it', displayName: 'Giulia' }, 'Italia')).toEqual({
      email: 'g@b.it',
      fullName: 'Giulia',
      address: '',
      city: '',
      postalCode: '',
      country: 'Italia',
    });
  });

  test('is sent without stray spaces', () => {
    expect(trimmedBilling({ ...complete, city: '  Torino ' }).city).toBe('Torino');
  });

  test.each([null, 'x', 7, [], { email: 4 }])('ignores unusable kept data: %j', (kept) => {
    expect(restoreBilling(complete, kept)).toEqual(complete);
  });

  test('takes back what was typed, and nothing that is not a field', () => {
    expect(restoreBilling(complete, { city: 'Asti', card: '4242' })).toEqual({ ...complete, city: 'Asti' });
  });
});

test('a company’s address fills a form where none was begun, and leaves alone what somebody wrote', () => {
  const company = { address: 'Via Roma 1', city: 'Bologna', postalCode: '40121', country: 'Italia' };
  const fresh = emptyBilling({ email: 'anna@posta.test', displayName: 'Anna' }, 'Italia');
  expect(billingWithCompany(fresh, company)).toEqual({ ...fresh, ...company });
  expect(billingWithCompany({ ...fresh, city: 'Modena' }, company).city).toBe('Modena');
  expect(billingWithCompany(fresh, { ...company, address: '' })).toBe(fresh);
});
