import { z } from '@strapi/utils';
import {
  BILLING_LIMITS,
  CUSTOMER_KINDS,
  isEmail,
  LIMITS,
  PAYMENT_METHODS,
  type BillingData,
  type ChangeSandboxCard,
  type CreatePurchase,
  type RatePurchase,
  type SettleSandboxSession,
  type WithdrawPurchase,
} from '../../contract';

const line = (max: number) => z.string().trim().min(1, 'required').max(max, 'max');

/** Room for the spaces and dots that reading takes away; how long a field may be is the rules' to say. */
const typed = z.string().max(500, 'max');
const texts = Object.fromEntries(Object.keys(BILLING_LIMITS).map((field) => [field, typed])) as Record<
  keyof typeof BILLING_LIMITS,
  typeof typed
>;
const billing = z.strictObject({
  ...texts,
  customerKind: z.enum(CUSTOMER_KINDS),
}) satisfies z.ZodType<BillingData>;

// Strict: a request that brings a price, a discount or a quantity is refused, not silently corrected.
const createPurchase = z.strictObject({
  // Strapi's own reads number their entries.
  productId: z.union([line(64), z.number().int().positive()]),
  method: z.enum(PAYMENT_METHODS),
  billing,
  chatbotId: line(64).optional(),
  coupon: line(64).optional(),
}) satisfies z.ZodType<CreatePurchase['request']>;

const withdrawPurchase = z.strictObject({
  name: line(120),
  email: line(LIMITS.email.max).refine(isEmail, 'email'),
}) satisfies z.ZodType<WithdrawPurchase['request']>;

const ratePurchase = z.strictObject({
  stars: z.number().int().min(1, 'min').max(5, 'max'),
}) satisfies z.ZodType<RatePurchase['request']>;

const settleSandboxSession = z.strictObject({
  outcome: z.enum(['succeed', 'succeed-late', 'decline', 'abandon']),
}) satisfies z.ZodType<SettleSandboxSession['request']>;

const changeSandboxCard = z.strictObject({
  declines: z.boolean(),
}) satisfies z.ZodType<ChangeSandboxCard['request']>;

export const validateCreatePurchase = (body: unknown): CreatePurchase['request'] =>
  createPurchase.parse(body);
export const validateWithdrawPurchase = (body: unknown): WithdrawPurchase['request'] =>
  withdrawPurchase.parse(body);
export const validateRatePurchase = (body: unknown): RatePurchase['request'] => ratePurchase.parse(body);
export const validateSettleSandboxSession = (body: unknown): SettleSandboxSession['request'] =>
  settleSandboxSession.parse(body);
export const validateChangeSandboxCard = (body: unknown): ChangeSandboxCard['request'] =>
  changeSandboxCard.parse(body);
