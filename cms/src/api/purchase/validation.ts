import { z } from '@strapi/utils';
import {
  LIMITS,
  PAYMENT_METHODS,
  isEmail,
  type CreatePurchase,
  type SettleSandboxSession,
} from '../../contract';

const line = (max: number) => z.string().trim().min(1, 'required').max(max, 'max');

// Strict: a request that brings a price, a discount or a quantity is refused, not silently corrected.
const createPurchase = z.strictObject({
  productId: line(64),
  method: z.enum(PAYMENT_METHODS),
  billing: z.strictObject({
    email: line(LIMITS.email.max).refine(isEmail, 'email'),
    fullName: line(120),
    address: line(200),
    city: line(120),
    postalCode: line(20),
    country: line(80),
  }),
  chatbotId: line(64).optional(),
}) satisfies z.ZodType<CreatePurchase['request']>;

const settleSandboxSession = z.strictObject({
  outcome: z.enum(['succeed', 'decline', 'abandon']),
}) satisfies z.ZodType<SettleSandboxSession['request']>;

export const validateCreatePurchase = (body: unknown): CreatePurchase['request'] =>
  createPurchase.parse(body);
export const validateSettleSandboxSession = (body: unknown): SettleSandboxSession['request'] =>
  settleSandboxSession.parse(body);
