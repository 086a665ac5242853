import { describe, expect, test } from 'vitest';
import type { BillingData } from '../../contract';
import { amountToPay, taxTreatment } from './tax-treatment';
import type { VatCheck } from './vat-check';

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
const company: BillingData = { ...person, customerKind: 'company', vatNumber: '01234567897' };
const german: BillingData = { ...company, country: 'Germania', vatNumber: 'DE123456789' };

test.each([
  ['RF01', 'a private person', person, 2900, [22, 523, undefined, 0]],
  ['RF01', 'an Italian company', company, 2900, [22, 523, undefined, 0]],
  ['RF01', 'nobody known', null, 2900, [22, 523, undefined, 0]],
  [
    'RF01',
    'a private person in Germany',
    { ...person, country: 'Germania' },
    29_000,
    [22, 5230, undefined, 0],
  ],
  ['RF01', 'a company in Germany', german, 2900, [0, 0, 'N2.1', 0]],
  ['RF01', 'a company in Germany', german, 29_000, [0, 0, 'N2.1', 200]],
  ['RF01', 'a company in Switzerland', { ...german, country: 'Svizzera' }, 2900, [0, 0, 'N2.1', 0]],
  ['RF01', 'a company in San Marino', { ...german, country: 'San Marino' }, 2900, [0, 0, 'N2.1', 0]],
  ['RF01', 'a company abroad without a number', { ...german, vatNumber: '' }, 2900, [22, 523, undefined, 0]],
  ['RF19', 'a private person', person, 7747, [0, 0, 'N2.2', 0]],
  ['RF19', 'a private person', person, 7748, [0, 0, 'N2.2', 200]],
  ['RF19', 'a company in Germany', german, 2900, [0, 0, 'N2.1', 0]],
] as const)('%s sells to %s: %o', (regime, _, buyer, totalCents, [percent, vatCents, nature, stampCents]) => {
  const tax = taxTreatment(totalCents, { regime, buyer });
  expect([tax.percent, tax.vatCents, tax.exemption?.nature, tax.stampCents]).toEqual([
    percent,
    vatCents,
    nature,
    stampCents,
  ]);
});

test('the law names the reverse charge within the Union only', () => {
  const lawOf = (buyer: BillingData) => taxTreatment(2900, { regime: 'RF01', buyer }).exemption?.law;
  expect(lawOf(german)).toMatch(/^Inversione contabile/);
  expect(lawOf({ ...german, country: 'Svizzera' })).toMatch(/^Operazione non soggetta/);
});

describe('a public office', () => {
  const office: BillingData = { ...company, vatNumber: '', taxCode: '01232710374', recipientCode: 'UF1234' };

  test('pays the price without the VAT, which the document names nevertheless', () => {
    const parties = { regime: 'RF01', buyer: office };
    expect(taxTreatment(2900, parties)).toMatchObject({ vatCents: 523, splitPayment: true });
    expect(amountToPay(2900, parties)).toBe(2377);
    for (const cents of [1, 2, 3, 7747, 99_999_999])
      expect(amountToPay(cents, parties) + taxTreatment(cents, parties).vatCents).toBe(cents);
  });

  test('pays a flat-rate seller, who charges none, everything', () => {
    const parties = { regime: 'RF19', buyer: office };
    expect(taxTreatment(2900, parties).splitPayment).toBeUndefined();
    expect(amountToPay(2900, parties)).toBe(2900);
  });

  test.each([
    ['a company', company],
    ['an office elsewhere', { ...office, country: 'Germania' }],
    ['a private person', { ...office, customerKind: 'private' as const }],
    ['nobody known', null],
  ])('%s is none', (_, buyer) => {
    expect(amountToPay(2900, { regime: 'RF01', buyer })).toBe(2900);
  });
});

test.each([
  ['valid', 'N2.1'],
  ['unavailable', 'N2.1'],
  ['invalid', undefined],
] as const)('a VAT number that the register calls %s: %s', (state, nature) => {
  const vatCheck: VatCheck = {
    state,
    vatNumber: 'DE123456789',
    checkedAt: '2026-11-27T10:00:00.000Z',
    requestId: '',
    name: '',
  };
  expect(taxTreatment(2900, { regime: 'RF01', buyer: german, vatCheck }).exemption?.nature).toBe(nature);
});
