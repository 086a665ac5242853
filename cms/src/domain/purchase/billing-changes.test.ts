import { expect, test } from 'vitest';
import type { BillingData } from '../../contract';
import { awaitsDocument, billingChanges } from './billing-changes';

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

test('the trail says what changed, and nobody’s data', () => {
  const company: BillingData = {
    ...person,
    customerKind: 'company',
    fullName: 'Rossi S.r.l.',
    vatNumber: '01234567897',
    recipientCode: 'M5UXCR1',
  };
  expect(billingChanges(person, company)).toEqual({
    before: { customerKind: 'private', fullName: '•••', vatNumber: '', recipientCode: '' },
    after: { customerKind: 'company', fullName: '•••', vatNumber: '01234567897', recipientCode: 'M5UXCR1' },
  });
  expect(billingChanges(person, person)).toEqual({ before: {}, after: {} });
  expect(JSON.stringify(billingChanges(null, person))).not.toContain('Giulia');
});

test.each([
  ['pending', false, false, true],
  ['paid', true, false, true],
  ['unpaid', true, false, true],
  ['paid', true, true, false],
  ['paid', false, false, false],
  ['expiring', true, true, false],
  ['refunded', true, false, false],
  ['expired', false, false, false],
] as const)(
  '%s, recurring %s, cancelled %s: another document is due: %s',
  (status, isRecurring, cancelAtPeriodEnd, due) => {
    expect(awaitsDocument({ status, isRecurring, cancelAtPeriodEnd })).toBe(due);
  },
);
