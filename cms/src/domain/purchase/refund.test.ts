import { describe, expect, test } from 'vitest';
import { PURCHASE_STATUSES } from '../../contract';
import { bookedPayments, judgeMoneyBack, refundWay, withdrawalRefundOf } from './refund';

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

test('a withdrawal gives back all payments, less what went back before', () => {
  const until = new Date('2026-12-15T10:00:00Z');
  const payments = bookedPayments([
    { id: 1, amountCents: 2900, periodEnd: new Date('2026-01-15T10:00:00Z'), corrects: null },
    { id: 2, amountCents: 28_033, periodEnd: until, corrects: null },
    { id: 3, amountCents: -1000, periodEnd: null, corrects: 2 },
  ]);
  expect(withdrawalRefundOf(payments)).toBe(29_933);
  expect(withdrawalRefundOf([])).toBe(0);
});

describe('money that went back', () => {
  const JANUARY = new Date('2026-02-15T10:00:00Z');
  const FEBRUARY = new Date('2026-03-15T10:00:00Z');
  const payments = () =>
    bookedPayments([
      { id: 1, amountCents: 2320, periodEnd: JANUARY, corrects: null },
      { id: 2, amountCents: 2900, periodEnd: FEBRUARY, corrects: null },
      { id: 3, amountCents: -320, periodEnd: null, corrects: 1 },
    ]);

  test.each([
    ['of an older month', { amountCents: 2000, periodEnd: JANUARY }, [1, 2000, false]],
    ['more than is left of an older month', { amountCents: 2320, periodEnd: JANUARY }, [1, 2000, false]],
    ['a part of the running month', { amountCents: 900, periodEnd: FEBRUARY }, [2, 900, false]],
    ['the running month', { amountCents: 2900, periodEnd: FEBRUARY }, [2, 2900, true]],
    ['of nobody knows which month', { amountCents: 2900, periodEnd: null }, [2, 2900, true]],
    ['of a month that is not on the books', { amountCents: 2900, periodEnd: new Date(0) }, [null, 0, false]],
    [
      'an older month, by a dispute',
      { amountCents: 2000, periodEnd: JANUARY, lostDispute: true },
      [1, 2000, true],
    ],
  ] as const)('%s', (_what, money, [receiptId, creditCents, ends]) => {
    expect(judgeMoneyBack(payments(), 'paid', { lostDispute: false, ...money })).toEqual({
      receiptId,
      creditCents,
      ends,
    });
  });

  test('of who withdrew ends the order, whichever month it was', () => {
    const money = { amountCents: 2000, periodEnd: JANUARY, lostDispute: false };
    expect(judgeMoneyBack(payments(), 'withdrawn', money).ends).toBe(true);
  });

  test('of an order whose money is on no book ends it without a document', () => {
    const money = { amountCents: 2000, periodEnd: JANUARY, lostDispute: false };
    expect(judgeMoneyBack([], 'pending', money)).toEqual({ receiptId: null, creditCents: 0, ends: true });
  });

  test('credit notes that do not say of what are of the payment before them', () => {
    const [first, second] = bookedPayments([
      { id: 1, amountCents: 2900, periodEnd: JANUARY, corrects: null },
      { id: 2, amountCents: -2900, periodEnd: null, corrects: null },
      { id: 3, amountCents: 2900, periodEnd: FEBRUARY, corrects: null },
    ]);
    expect([first?.creditedCents, second?.creditedCents]).toEqual([2900, 0]);
  });
});
