import type { Core } from '@strapi/strapi';
import type { Cents } from '../../contract';
import { newRow } from '../../database/new-row';
import type { Row } from '../../database/row';
import { discountOn, isRedeemable, readCouponCode } from '../../domain/purchase/coupon';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import type { ProductRow } from '../product/to-product';

export const COUPON = 'api::purchase.coupon';
const REDEMPTION = 'api::purchase.coupon-redemption';

type Transaction = Core.Strapi['db']['connection'];

export type CouponRow = Row<typeof COUPON>;

/** What a code takes off an order. */
export interface AppliedCoupon {
  code: string;
  discountCents: Cents;
}

/** An order that uses a coupon, and whose it is. */
interface DiscountedOrder {
  id: number;
  couponCode: string | null;
  owner: { id: number } | null;
}

/**
 * The codes that editors give out in the panel. Each person uses one once: a use is a row, unique by coupon and person, and goes
 * when its order comes to nothing.
 */
export const coupons = (strapi: Core.Strapi) => {
  /** With a transaction, the row is held until that ends. */
  const find = async (code: string, trx?: Transaction): Promise<CouponRow | null> => {
    // Editors write codes as they like; people copy them as they can.
    const row = (trx ?? strapi.db.connection)('coupons').whereRaw('upper(code) = ?', [code]).first('id');
    const found = (await (trx ? row.forUpdate() : row)) as { id: number } | undefined;
    return found ? strapi.db.query(COUPON).findOne({ where: { id: found.id } }) : null;
  };

  /** Writes a use down unless this person, or this order, has one already. */
  const store = async (
    trx: Transaction,
    coupon: CouponRow,
    { id, owner }: DiscountedOrder,
  ): Promise<boolean> => {
    const now = new Date();
    // A violated unique index would end a whole PostgreSQL transaction: let the database skip the second one instead.
    const written: unknown[] = await trx('coupon_redemptions')
      .insert(newRow(REDEMPTION, { couponId: coupon.id, ownerId: owner?.id ?? null, purchaseId: id }, now))
      .onConflict()
      .ignore()
      .returning('id');
    if (written.length === 0) return false;
    await trx('coupons')
      .where({ id: coupon.id })
      .update({ redeemed: trx.raw('coalesce(redeemed, 0) + 1') });
    return true;
  };

  return {
    /** What a code is worth to this person for this product; null when it is nothing. Only `redeem` takes it. */
    async worth(caller: Caller, product: ProductRow, typed: string): Promise<AppliedCoupon | null> {
      const code = readCouponCode(typed);
      const coupon = await find(code);
      if (!coupon) return null;
      const discountCents = discountOn(product.priceCents, coupon);
      if (discountCents === 0) return null;
      const use: { purchase: { state: string; product: { id: number } | null } | null } | null =
        await strapi.db.query(REDEMPTION).findOne({
          where: { coupon: { id: coupon.id }, owner: { id: caller.id } },
          populate: { purchase: { populate: ['product'] } },
        });
      // The open order that holds it goes on with it, also when it was the last one.
      if (use)
        return use.purchase?.state === 'pending' && use.purchase.product?.id === product.id
          ? { code, discountCents }
          : null;
      return isRedeemable(coupon, new Date()) ? { code, discountCents } : null;
    },

    /**
     * Takes a use for an order, in the order's own transaction. The coupon's row is held until that ends, so that its terms are
     * judged as they are and not as somebody read them before: the last use goes to one of those who come together.
     */
    async redeem(code: string, order: DiscountedOrder): Promise<void> {
      await strapi.db.transaction(async ({ trx }) => {
        const coupon = await find(code, trx);
        const isTaken =
          coupon !== null && isRedeemable(coupon, new Date()) && (await store(trx, coupon, order));
        if (!isTaken) throw new ApiError('VALIDATION', { fields: { coupon: 'worthless' } });
      });
    },

    /** Takes the use again for an order that was given up and is paid after all, also beyond the limit: its discount was given. */
    async redeemAgain(order: DiscountedOrder): Promise<void> {
      const { couponCode } = order;
      if (!couponCode) return;
      await strapi.db.transaction(async ({ trx }) => {
        const coupon = await find(couponCode, trx);
        if (coupon) await store(trx, coupon, order);
      });
    },

    /** Takes the use back from an order that came to nothing; once, however often it is asked. */
    async giveBack({ id }: Pick<DiscountedOrder, 'id'>): Promise<void> {
      await strapi.db.transaction(async ({ trx }) => {
        const use: { id: number; coupon_id: number | null } | undefined = await trx('coupon_redemptions')
          .where({ purchase_id: id })
          .first('id', 'coupon_id');
        // Who deletes the row takes it back: two who both saw it do so once.
        const deleted = use ? await trx('coupon_redemptions').where({ id: use.id }).delete() : 0;
        if (use && deleted === 1)
          await trx('coupons')
            .where({ id: use.coupon_id })
            .where('redeemed', '>', 0)
            .update({ redeemed: trx.raw('redeemed - 1') });
      });
    },
  };
};
