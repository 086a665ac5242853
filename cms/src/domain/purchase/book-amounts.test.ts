import { expect, test } from 'vitest';
import type { BillingData } from '../../contract';
import { completeBilling } from './billing';
import { unionConsumersCents } from './book-amounts';
import type { FiscalSnapshot } from './fiscal-snapshot';
import { taxTreatment } from './tax-treatment';

const sale = (cents: number, changes: Partial<BillingData>, regime = 'RF01') => {
  const buyer = completeBilling({ fullName: 'Anna', country: 'Francia', ...changes });
  const tax = taxTreatment(cents, { regime, buyer });
  const snapshot: FiscalSnapshot = { seller: null, buyer, title: '', method: 'card', corrects: null, tax };
  return { amountCents: cents, vatCents: tax.vatCents, snapshot };
};

test.each<[string, ReturnType<typeof sale>, number]>([
  ['a private person in France', sale(12_200, {}), 10_000],
  ['of a flat-rate seller', sale(12_200, {}, 'RF19'), 12_200],
  ['a French company', sale(12_200, { customerKind: 'company', vatNumber: 'FR12345678901' }), 0],
  ['a private person in Italy', sale(12_200, { country: 'Italia' }), 0],
  ['a private person in Switzerland', sale(12_200, { country: 'Svizzera' }), 0],
])('towards the one-stop shop counts %s: %j', (_name, document, cents) => {
  expect(unionConsumersCents(document)).toBe(cents);
});

test('money that went back counts no more', () => {
  const sold = sale(12_200, {});
  expect(unionConsumersCents({ ...sold, amountCents: -12_200, vatCents: -2200 })).toBe(-10_000);
});
