import { route } from '../../../http/route';
import {
  createCouponRequest,
  listAdminCouponsQuery,
  updateCouponRequest,
} from '../controllers/validation/admin-coupon';

const marketing = { access: 'marketing' } as const;

export default {
  routes: [
    route('GET', '/admin/coupons', 'admin-coupon.list', {
      ...marketing,
      query: listAdminCouponsQuery,
      answer: 'ListAdminCoupons',
    }),
    route('POST', '/admin/coupons', 'admin-coupon.create', {
      ...marketing,
      body: createCouponRequest,
      answer: 'CreateCoupon',
      status: 201,
    }),
    route('PATCH', '/admin/coupons/:id', 'admin-coupon.update', {
      ...marketing,
      body: updateCouponRequest,
      answer: 'UpdateCoupon',
    }),
  ],
};
