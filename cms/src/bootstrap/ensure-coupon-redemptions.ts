import { newRow } from '../database/new-row';
import type { Core } from '@strapi/strapi';

/** Orders that came to nothing have given their coupon back. */
const CAME_TO_NOTHING = ['cancelled', 'failed', 'expired'];
const BATCH = 100;

/** A coupon that was used before uses were rows counts as used by who used it; how often it was used is counted already. */
export const ensureCouponRedemptions = async (strapi: Core.Strapi): Promise<void> => {
  const { connection } = strapi.db;
  const missing = (await connection('purchases as purchase')
    .joinRaw('join coupons as coupon on upper(coupon.code) = upper(purchase.coupon_code)')
    .select(
      'purchase.id as purchase_id',
      'purchase.owner_id',
      'coupon.id as coupon_id',
      'purchase.purchased_at',
    )
    .whereNotNull('purchase.owner_id')
    .whereNotIn('purchase.state', CAME_TO_NOTHING)
    .whereNotExists(
      connection('coupon_redemptions as redemption')
        .select('redemption.id')
        .whereRaw('redemption.coupon_id = coupon.id and redemption.owner_id = purchase.owner_id'),
    )
    .orderBy('purchase.id')) as {
    purchase_id: number;
    owner_id: number;
    coupon_id: number;
    purchased_at: Date | number;
  }[];
  for (let start = 0; start < missing.length; start += BATCH)
    await connection('coupon_redemptions')
      .insert(
        missing
          .slice(start, start + BATCH)
          .map(({ purchased_at: usedAt, ...use }) =>
            newRow(
              'api::purchase.coupon-redemption',
              { purchaseId: use.purchase_id, ownerId: use.owner_id, couponId: use.coupon_id },
              new Date(usedAt),
            ),
          ),
      )
      // Of several uses by one person the first one is the row.
      .onConflict()
      .ignore();
};
