import { z } from '@strapi/utils';
import {
  COUPON_LIMITS,
  type CreateCoupon,
  type ListAdminCoupons,
  type UpdateCoupon,
} from '../../../../contract';
import { isCalendarDay } from '../../../../domain/booking/days';

const reach = {
  lastDay: z.string().refine(isCalendarDay, 'day').nullable(),
  maxRedemptions: z.int('number').min(1, 'min').max(COUPON_LIMITS.maxRedemptions, 'max').nullable(),
};

export const createCouponRequest = z.strictObject({
  ...reach,
  code: z.string().trim().min(1, 'required').max(COUPON_LIMITS.code, 'max'),
  percentOff: z.int('number').min(1, 'min').max(100, 'max').nullable(),
  amountOffCents: z.int('number').min(1, 'min').max(COUPON_LIMITS.amountOffCents, 'max').nullable(),
}) satisfies z.ZodType<CreateCoupon['request']>;

export const updateCouponRequest = z
  .strictObject({ ...reach, active: z.boolean() })
  .partial() satisfies z.ZodType<UpdateCoupon['request']>;

export const listAdminCouponsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
}) satisfies z.ZodType<Required<ListAdminCoupons['query']>>;
