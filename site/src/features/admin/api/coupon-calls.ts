import type { AdminCoupon, CreateCoupon, UpdateCoupon } from '@contract';
import { http } from '../../../lib/http';

/** What is done with coupons. */
export const couponCalls = {
  create: (request: CreateCoupon['request']) =>
    http.post<CreateCoupon['response']>('/admin/coupons', request),
  update: ({ id }: Pick<AdminCoupon, 'id'>, request: UpdateCoupon['request']) =>
    http.patch<UpdateCoupon['response']>(`/admin/coupons/${encodeURIComponent(id)}`, request),
};
