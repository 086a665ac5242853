import { expect, test } from 'vitest';
import { PURCHASE_STATUSES } from '../../contract';
import { refundWay } from './refund';

const order = { status: 'paid', paid: true, priceCents: 2900, providerAnswers: true } as const;

test('a card’s payment goes back by its provider, a transfer’s by hand', () => {
  expect(refundWay(order)).toBe('provider');
  expect(refundWay({ ...order, providerAnswers: false })).toBe('by-hand');
});

test('whatever became of an order that was paid, its money can be given back once', () => {
  for (const status of PURCHASE_STATUSES)
    expect([status, refundWay({ ...order, status })]).toEqual([
      status,
      status === 'refunded' ? null : 'provider',
    ]);
});

test.each([{ paid: false }, { priceCents: 0 }])('%j: there is nothing to give back', (changes) => {
  expect(refundWay({ ...order, ...changes })).toBeNull();
});
