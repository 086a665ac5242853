import type { AdminCoupon, CreateCoupon } from '@contract';
import { today } from '../../../lib/dates';
import { readPrice } from './product-draft';

/** A coupon while it is being written. */
export interface CouponDraft {
  code: string;
  kind: 'percent' | 'amount';
  value: string;
  lastDay: string;
  limit: string;
}
export type CouponProblem = 'required' | 'percent' | 'amount' | 'number' | 'past' | 'taken';
export type CouponProblems = Partial<Record<'code' | 'value' | 'lastDay' | 'limit', CouponProblem>>;

export const draftOfCoupon = (coupon: AdminCoupon | null): CouponDraft => ({
  code: coupon?.code ?? '',
  kind: coupon?.amountOffCents ? 'amount' : 'percent',
  value: '',
  lastDay: coupon?.lastDay ?? '',
  limit: coupon?.maxRedemptions ? String(coupon.maxRedemptions) : '',
});

const readCount = (text: string): number | null =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null;

/** What the draft of a new coupon says, or what in it cannot be read. */
export const readCoupon = (
  { code, kind, value, lastDay, limit }: CouponDraft,
  isNew: boolean,
): { request: CreateCoupon['request']; problems: CouponProblems } => {
  const problems: CouponProblems = {};
  const number = kind === 'percent' ? readCount(value) : readPrice(value);
  if (isNew && code.trim() === '') problems.code = 'required';
  if (isNew && (!number || (kind === 'percent' && number > 100))) problems.value = kind;
  if (isNew && lastDay !== '' && lastDay < today()) problems.lastDay = 'past';
  if (limit.trim() !== '' && readCount(limit) === null) problems.limit = 'number';
  return {
    request: {
      code: code.trim(),
      percentOff: kind === 'percent' ? number : null,
      amountOffCents: kind === 'amount' ? number : null,
      lastDay: lastDay || null,
      maxRedemptions: readCount(limit),
    },
    problems,
  };
};

/** Whether somebody could use a coupon now, or why not. */
export const couponState = (
  { active, lastDay, uses, maxRedemptions }: AdminCoupon,
  day = today(),
): 'active' | 'off' | 'over' | 'used-up' => {
  if (!active) return 'off';
  if (lastDay !== null && lastDay < day) return 'over';
  return maxRedemptions !== null && uses >= maxRedemptions ? 'used-up' : 'active';
};
