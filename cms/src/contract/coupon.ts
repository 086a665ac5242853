import type { Cents, Day, Instant, One, Page } from './common';

export const COUPON_LIMITS = {
  code: 40,
  amountOffCents: 100_000_00,
  maxRedemptions: 1_000_000,
  pageSize: 20,
} as const;

/** What a coupon takes off: a share of the price or an amount, never both. */
export interface CouponValue {
  percentOff: number | null;
  amountOffCents: Cents | null;
}
/** How far it goes. What is null has no end. */
export interface CouponReach {
  /** The last day, Rome's, on which it is worth something. */
  lastDay: Day | null;
  /** In all; each person uses a code once. */
  maxRedemptions: number | null;
}

/** A coupon as those see it who give it out: what came of it, and nothing of who used it. */
export interface AdminCoupon extends CouponValue, CouponReach {
  id: string;
  code: string;
  active: boolean;
  /** Orders that used it, those that wait for their money included. */
  uses: number;
  /** Given on what was paid, VAT included. */
  discountCents: Cents;
  /** What its orders paid, renewals included, less what went back: as the books have it. */
  revenueCents: Cents;
  createdAt: Instant;
}

/** `GET /api/admin/coupons?page` (administrators and marketing): newest first. */
export interface ListAdminCoupons {
  query: { page?: number };
  response: Page<AdminCoupon>;
}
/** `POST /api/admin/coupons`. A code that there is already, in whatever letters, is a VALIDATION `taken` of `code`. */
export interface CreateCoupon {
  request: CouponValue & CouponReach & { code: string };
  response: One<AdminCoupon>;
}
/** `PATCH /api/admin/coupons/:id`: how far it goes, and whether it counts. What it takes off stays what was promised. */
export interface UpdateCoupon {
  request: Partial<CouponReach & { active: boolean }>;
  response: One<AdminCoupon>;
}
