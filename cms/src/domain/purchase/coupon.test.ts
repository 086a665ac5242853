import { expect, test } from 'vitest';
import { discountOn, isRedeemable, readCouponCode } from './coupon';

test.each([
  [2900, { percentOff: 20, amountOffCents: null }, 580],
  [599, { percentOff: 50, amountOffCents: null }, 300],
  [599, { percentOff: null, amountOffCents: 1000 }, 599],
  [2900, { percentOff: 10, amountOffCents: 500 }, 500],
  [2900, { percentOff: 100, amountOffCents: null }, 2900],
  [2900, { percentOff: null, amountOffCents: null }, 0],
])('off %i cents with %j: %i', (price, discount, off) => {
  expect(discountOn(price, discount)).toBe(off);
});

const now = new Date('2026-11-22T10:00:00Z');
const terms = { active: true, validUntil: null, maxRedemptions: null, redeemed: 0 };
test.each([
  [{}, true],
  [{ active: false }, false],
  [{ validUntil: '2026-11-22T10:00:00Z' }, false],
  [{ validUntil: '2026-11-22T10:00:01Z' }, true],
  [{ maxRedemptions: 2, redeemed: 1 }, true],
  [{ maxRedemptions: 2, redeemed: 2 }, false],
  [{ maxRedemptions: 0 }, false],
])('with %j usable: %s', (changes, usable) => {
  expect(isRedeemable({ ...terms, ...changes }, now)).toBe(usable);
});

test('a code is found as it was copied', () =>
  expect(readCouponCode(' benvenuto \t 20 ')).toBe('BENVENUTO20'));
