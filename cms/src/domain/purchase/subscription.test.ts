import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterCancelling,
  afterMissedRenewal,
  afterRenewal,
  isRecurring,
  isRunning,
  suspendsAt,
  withdrawUntil,
  type Subscription,
  type Withdrawable,
} from './subscription';

const JANUARY = new Date('2026-01-31T10:00:00Z');
const FEBRUARY = new Date('2026-02-28T10:00:00Z');
const MARCH = new Date('2026-03-31T10:00:00Z');
const paid: Subscription = { status: 'paid', periodEndsAt: JANUARY, cancelAtPeriodEnd: false };

describe('a renewal', () => {
  test('that is paid lengthens what is paid', () => {
    expect(afterRenewal(paid, FEBRUARY)).toEqual({ ...paid, periodEndsAt: FEBRUARY });
  });
  test('that fails leaves a week of grace, and its payment makes good', () => {
    const unpaid = afterMissedRenewal(paid, JANUARY);
    expect(unpaid.status).toBe('unpaid');
    expect(suspendsAt(unpaid)?.toISOString()).toBe('2026-02-07T10:00:00.000Z');
    expect(afterRenewal(unpaid, FEBRUARY)).toEqual({ ...paid, periodEndsAt: FEBRUARY });
  });
  test('that failed before it was paid is old news', () => {
    const renewed = afterRenewal(paid, FEBRUARY);
    expect(afterMissedRenewal(renewed, JANUARY)).toEqual(renewed);
  });
  test('of what is over changes no status', () => {
    expect(afterRenewal({ ...paid, status: 'withdrawn' }, FEBRUARY).status).toBe('withdrawn');
    expect(afterMissedRenewal({ ...paid, status: 'ended' }, JANUARY).status).toBe('ended');
  });

  test('that is told again is the same subscription, whatever happened since', () => {
    const cancelled = { ...paid, status: 'expiring' as const };
    expect(afterRenewal(cancelled, JANUARY)).toBe(cancelled);
  });
  test('of what was never paid gives it its first period, and a miss of it is nobody’s', () => {
    const unpaid: Subscription = { status: 'pending', periodEndsAt: null, cancelAtPeriodEnd: false };
    expect(afterRenewal(unpaid, new Date(-1)).periodEndsAt).toEqual(new Date(-1));
    expect(afterMissedRenewal({ ...unpaid, status: 'paid' }, JANUARY).status).toBe('paid');
  });

  test('every order and repetition of renewals, paid and missed, ends alike', () => {
    type News = (subscription: Subscription) => Subscription;
    const news: News[] = [
      (it) => afterMissedRenewal(it, JANUARY),
      (it) => afterRenewal(it, FEBRUARY),
      (it) => afterMissedRenewal(it, FEBRUARY),
      (it) => afterRenewal(it, MARCH),
    ];
    const arrived = fc
      .array(fc.constantFrom(...news), { maxLength: 8 })
      .chain((again) => fc.shuffledSubarray([...news, ...again], { minLength: 4 + again.length }));
    fc.assert(
      fc.property(arrived, (list) => {
        expect(list.reduce((it, apply) => apply(it), paid)).toEqual({ ...paid, periodEndsAt: MARCH });
      }),
    );
  });
});

test.each<[string, Partial<Subscription>, boolean]>([
  ['paid', {}, true],
  ['cancelled', { status: 'expiring' }, true],
  ['in its days of grace', { status: 'unpaid' }, true],
  ['over', { status: 'ended' }, false],
  ['bought once', { periodEndsAt: null }, false],
])('a subscription that is %s', (_, changes, running) => {
  expect(isRunning({ ...paid, ...changes })).toBe(running);
});

test.each([
  ['month', 2900, true],
  ['year', 1, true],
  ['once', 2900, false],
  ['month', 0, false],
] as const)(
  'what is paid by %s and costs %i cents is renewed: %s',
  (billingPeriod, priceCents, recurring) => {
    expect(isRecurring({ billingPeriod, priceCents })).toBe(recurring);
  },
);

test('only what is unpaid, and was paid until some day, stops', () => {
  expect(suspendsAt(paid)).toBeNull();
  expect(suspendsAt({ ...paid, status: 'unpaid', periodEndsAt: null })).toBeNull();
});

test('cancelling and taking it back', () => {
  const cancelled = afterCancelling(paid, true);
  expect(cancelled).toMatchObject({ status: 'expiring', cancelAtPeriodEnd: true });
  expect(afterCancelling(cancelled, false)).toEqual(paid);
  expect(afterCancelling({ ...paid, status: 'unpaid' }, true).status).toBe('unpaid');
});

describe('withdrawing', () => {
  const order: Withdrawable = {
    status: 'paid',
    purchasedAt: new Date('2026-11-01T09:00:00Z'),
    priceCents: 2900,
    customerKind: 'private',
    used: false,
  };
  const last = '2026-11-15T09:00:00.000Z';
  test.each<[string, Partial<Withdrawable>, string, string | null]>([
    ['on the first day', {}, '2026-11-01T09:00:00Z', last],
    ['on the last', {}, last, last],
    ['a moment later', {}, '2026-11-15T09:00:00.001Z', null],
    ['when cancelled already', { status: 'expiring' }, last, last],
    ['when nobody asked who buys', { customerKind: null }, last, last],
    ['as a business', { customerKind: 'company' }, last, null],
    ['from a gift', { priceCents: 0 }, last, null],
    ['from credits in use', { used: true }, last, null],
    ['a second time', { status: 'withdrawn' }, last, null],
    ['before paying', { status: 'pending' }, last, null],
  ])('%s', (_when, changes, now, until) => {
    expect(withdrawUntil({ ...order, ...changes }, new Date(now))).toBe(until);
  });
});
