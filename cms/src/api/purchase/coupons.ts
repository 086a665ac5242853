import type { Core } from '@strapi/strapi';
import type { Cents } from '../../contract';
import { discountOn, isRedeemable, readCouponCode } from '../../domain/purchase/coupon';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import type { ProductRow } from '../product/to-product';

const COUPON = 'api::purchase.coupon';
const PURCHASE = 'api::purchase.purchase';
/** Orders that came to nothing have given their coupon back. */
const CAME_TO_NOTHING = ['cancelled', 'failed', 'expired'];

interface CouponRow {
  id: number;
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  validUntil: string | null;
  maxRedemptions: number | null;
  redeemed: number | null;
  active: boolean | null;
}

/** What a code takes off an order. */
export interface AppliedCoupon {
  code: string;
  discountCents: Cents;
}

/** The codes that editors give out in the panel. Each person uses one once. */
export const coupons = (strapi: Core.Strapi) => {
  const find = async (code: string): Promise<CouponRow | null> => {
    // Editors write codes as they like; people copy them as they can.
    const found: { id: number } | undefined = await strapi.db
      .connection('coupons')
      .whereRaw('upper(code) = ?', [code])
      .first('id');
    return found ? strapi.db.query(COUPON).findOne({ where: { id: found.id } }) : null;
  };

  return {
    /** What a code is worth to this person for this product; null when it is nothing. */
    async worth(caller: Caller, product: ProductRow, typed: string): Promise<AppliedCoupon | null> {
      const code = readCouponCode(typed);
      const coupon = await find(code);
      if (!coupon) return null;
      const discountCents = discountOn(product.priceCents, coupon);
      if (discountCents === 0) return null;
      const used: { state: string; product: { id: number } | null }[] = await strapi.db
        .query(PURCHASE)
        .findMany({
          where: { owner: { id: caller.id }, couponCode: code, state: { $notIn: CAME_TO_NOTHING } },
          populate: ['product'],
        });
      // The open order that holds it goes on with it, also when it was the last one.
      const held = used.some(({ state, product: of }) => state === 'pending' && of?.id === product.id);
      if (held) return { code, discountCents };
      return used.length === 0 && isRedeemable(coupon, new Date()) ? { code, discountCents } : null;
    },

    /** Counts a use, in the order's own transaction: the last one goes to one of two who come together. */
    async redeem(code: string): Promise<void> {
      await strapi.db.transaction(async ({ trx }) => {
        const counted = await trx('coupons')
          .whereRaw('upper(code) = ?', [code])
          .whereRaw('(max_redemptions is null or max_redemptions > coalesce(redeemed, 0))')
          .update({ redeemed: trx.raw('coalesce(redeemed, 0) + 1') });
        if (counted === 0) throw new ApiError('VALIDATION', { fields: { coupon: 'worthless' } });
      });
    },

    /** Takes a use back from an order that came to nothing. */
    async giveBack(code: string | null): Promise<void> {
      if (!code) return;
      await strapi.db.transaction(async ({ trx }) => {
        await trx('coupons')
          .whereRaw('upper(code) = ?', [code])
          .where('redeemed', '>', 0)
          .update({ redeemed: trx.raw('redeemed - 1') });
      });
    },
  };
};
