import { z } from '@strapi/utils';
import {
  BILLING_LIMITS,
  CUSTOMER_KINDS,
  isEmail,
  LIMITS,
  PAYMENT_METHODS,
  type BillingData,
  type ChangePlan,
  type ChangeSandboxCard,
  type CorrectBilling,
  type CreatePurchase,
  type PausePurchase,
  type RatePurchase,
  type SettleSandboxSession,
  type WithdrawPurchase,
} from '../../contract';
import { isCalendarDay } from '../../domain/booking/days';

const line = (max: number) => z.string().trim().min(1, 'required').max(max, 'max');

/** Room for the spaces and dots that reading takes away; how long a field may be is the rules' to say. */
const typed = z.string().max(500, 'max');
const texts = Object.fromEntries(Object.keys(BILLING_LIMITS).map((field) => [field, typed])) as Record<
  keyof typeof BILLING_LIMITS,
  typeof typed
>;
/** Whoever is no public office does not say it. */
const ofOffices = typed.default('');
export const billing = z.strictObject({
  ...texts,
  cig: ofOffices,
  cup: ofOffices,
  orderNumber: ofOffices,
  customerKind: z.enum(CUSTOMER_KINDS),
}) satisfies z.ZodType<BillingData>;

// Strict: a request that brings a price, a discount or a quantity is refused, not silently corrected.
export const createPurchaseRequest = z.strictObject({
  // Strapi's own reads number their entries.
  productId: z.union([line(64), z.number().int().positive()]),
  method: z.enum(PAYMENT_METHODS),
  billing,
  chatbotId: line(64).optional(),
  coupon: line(64).optional(),
}) satisfies z.ZodType<CreatePurchase['request']>;

export const correctBillingRequest = z.strictObject({ billing }) satisfies z.ZodType<
  CorrectBilling['request']
>;

export const withdrawPurchaseRequest = z.strictObject({
  name: line(120),
  email: line(LIMITS.email.max).refine(isEmail, 'email'),
}) satisfies z.ZodType<WithdrawPurchase['request']>;

export const changePlanRequest = z.strictObject({
  period: z.enum(['month', 'year']),
  priceCents: z.int('number').min(0, 'min'),
  amountCents: z.int('number').min(0, 'min'),
}) satisfies z.ZodType<ChangePlan['request']>;

export const pausePurchaseRequest = z.strictObject({
  until: z.string().refine(isCalendarDay, 'day'),
}) satisfies z.ZodType<PausePurchase['request']>;

export const ratePurchaseRequest = z.strictObject({
  stars: z.number().int().min(1, 'min').max(5, 'max'),
}) satisfies z.ZodType<RatePurchase['request']>;

export const settleSandboxSessionRequest = z.strictObject({
  outcome: z.enum(['succeed', 'succeed-late', 'decline', 'abandon']),
}) satisfies z.ZodType<SettleSandboxSession['request']>;

export const changeSandboxCardRequest = z.strictObject({
  declines: z.boolean(),
}) satisfies z.ZodType<ChangeSandboxCard['request']>;

/** For which product a code would be worth something. */
export const couponQuery = z.object({ product: z.string().catch('') });
