import type { AdminCoupon } from '@contract';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../lib/days';
import { today } from '../../../lib/dates';
import { couponState, draftOfCoupon, readCoupon } from './coupon-draft';

const coupon: AdminCoupon = {
  id: 'c1',
  code: 'AUTUNNO',
  percentOff: 20,
  amountOffCents: null,
  lastDay: null,
  maxRedemptions: null,
  active: true,
  uses: 3,
  discountCents: 0,
  revenueCents: 0,
  createdAt: '2026-11-01T09:00:00.000Z',
};
const draft = { ...draftOfCoupon(null), code: 'AUTUNNO', value: '20' };

describe('a new coupon', () => {
  test('takes off a share or an amount', () => {
    expect(readCoupon(draft, true).request).toMatchObject({ percentOff: 20, amountOffCents: null });
    const amount = readCoupon({ ...draft, kind: 'amount', value: '12,50', limit: '3' }, true).request;
    expect(amount).toMatchObject({ percentOff: null, amountOffCents: 1250, maxRedemptions: 3 });
  });
  test.each([
    [{ code: ' ' }, { code: 'required' }],
    [{ value: '101' }, { value: 'percent' }],
    [{ value: '' }, { value: 'percent' }],
    [{ kind: 'amount' as const, value: 'tanto' }, { value: 'amount' }],
    [{ lastDay: '2020-01-01' }, { lastDay: 'past' }],
    [{ limit: '0' }, { limit: 'number' }],
    [{ limit: '1,5' }, { limit: 'number' }],
  ])('%j is refused', (changes, problems) =>
    expect(readCoupon({ ...draft, ...changes }, true).problems).toEqual(problems),
  );
});

test.each([
  [{}, 'active'],
  [{ active: false }, 'off'],
  [{ lastDay: today() }, 'active'],
  [{ lastDay: addDays(today(), -1) }, 'over'],
  [{ maxRedemptions: 3 }, 'used-up'],
  [{ maxRedemptions: 4 }, 'active'],
])('%j: %s', (changes, state) => expect(couponState({ ...coupon, ...changes })).toBe(state));
