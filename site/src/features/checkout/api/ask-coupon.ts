import type { GetCoupon } from '@contract';
import { http } from '../../../lib/http';

export type Coupon = GetCoupon['response']['data'];

/** What a code takes off a product's first payment. */
export const askCoupon = async (code: string, productId: string): Promise<Coupon> =>
  (
    await http.get<GetCoupon['response']>(
      `/site/coupons/${encodeURIComponent(code.trim())}?product=${encodeURIComponent(productId)}`,
    )
  ).data;
