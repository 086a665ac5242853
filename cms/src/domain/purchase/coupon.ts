import type { Cents } from '../../contract';

/** What a coupon takes off. One that says both is worth the greater of the two. */
export interface Discount {
  percentOff: number | null;
  amountOffCents: number | null;
}
/** When a coupon may be used. */
export interface CouponTerms {
  active: boolean | null;
  validUntil: Date | string | null;
  maxRedemptions: number | null;
  redeemed: number | null;
}

/** A code as it is looked for: people copy it with spaces and in small letters. */
export const readCouponCode = (typed: string): string => typed.replaceAll(/\s+/g, '').toUpperCase();

/** What is taken off a price: whole cents, half up, never more than the price. */
export const discountOn = (priceCents: Cents, { percentOff, amountOffCents }: Discount): Cents => {
  const percent = Math.min(100, Math.max(0, percentOff ?? 0));
  const byPercent = Math.floor((2 * priceCents * percent + 100) / 200);
  return Math.min(priceCents, Math.max(byPercent, amountOffCents ?? 0));
};

/** True while a coupon may still be used by somebody. */
export const isRedeemable = (
  { active, validUntil, maxRedemptions, redeemed }: CouponTerms,
  now: Date,
): boolean =>
  active !== false &&
  (validUntil === null || new Date(validUntil) > now) &&
  (maxRedemptions === null || (redeemed ?? 0) < maxRedemptions);
