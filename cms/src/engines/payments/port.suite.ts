import { expect, test } from 'vitest';
import type { Charge, PaymentProvider } from './port';

export const charge = (changes: Partial<Charge> = {}): Charge => ({
  purchaseId: 'purchase-1',
  title: 'Chatbot AI',
  amountCents: 2900,
  renewal: { amountCents: 2900, period: 'month' },
  locale: 'it',
  billing: {
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
  },
  returnUrl: 'https://officina.test/checkout/esito?purchase=purchase-1',
  cancelUrl: 'https://officina.test/checkout?purchase=purchase-1',
  ...changes,
});

/** What every payment provider promises; each adapter's test file calls it with a factory of its own. */
export const describePaymentProvider = (make: () => PaymentProvider): void => {
  test('beginning tells the buyer what to do next', async () => {
    const step = await make().begin(charge());
    expect(['redirect', 'transfer']).toContain(step.kind);
  });

  test('beginning again continues the same payment', async () => {
    const provider = make();
    const first = await provider.begin(charge());
    expect(await provider.begin(charge())).toEqual(first);
  });

  test('ten beginnings at once are one payment', async () => {
    const provider = make();
    const steps = await Promise.all(Array.from({ length: 10 }, () => provider.begin(charge())));
    expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(1);
  });

  test('two purchases are two payments', async () => {
    const provider = make();
    const first = await provider.begin(charge());
    expect(await provider.begin(charge({ purchaseId: 'purchase-2' }))).not.toEqual(first);
  });
};
