import { z } from '@strapi/utils';
import {
  ADMIN_LIMITS,
  ADMIN_PURCHASE_STATUSES,
  isBookPeriod,
  PAYMENT_METHODS,
  type AdminPurchaseFilter,
  type AnnotatePurchase,
  type CorrectAdminBilling,
  type ListAdminPurchases,
  type ListInvoices,
  type RefundPurchase,
  type ReissueDocument,
} from '../../../../contract';
import { isCalendarDay } from '../../../../domain/booking/days';
import { billing } from '../../validation';

/** A day, or the empty field of a form. */
const day = z
  .string()
  .refine((text) => text === '' || isCalendarDay(text), 'day')
  .transform((text) => text || undefined)
  .optional();

export const purchaseFilterQuery = z.object({
  q: z.string().trim().max(ADMIN_LIMITS.search, 'max').default(''),
  status: z.enum(ADMIN_PURCHASE_STATUSES).default('all'),
  method: z.enum(['all', ...PAYMENT_METHODS]).default('all'),
  from: day,
  to: day,
}) satisfies z.ZodType<AdminPurchaseFilter>;
export const listAdminPurchasesQuery = purchaseFilterQuery.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
}) satisfies z.ZodType<ListAdminPurchases['query']>;
const note = z.string().trim().max(ADMIN_LIMITS.note, 'max');
export const annotationRequest = z.strictObject({
  note,
  before: z.string().max(ADMIN_LIMITS.note, 'max'),
}) satisfies z.ZodType<AnnotatePurchase['request']>;

const reason = z.string().trim().max(ADMIN_LIMITS.reason, 'max');
export const correctBillingRequest = z.strictObject({ billing, note: reason }) satisfies z.ZodType<
  CorrectAdminBilling['request']
>;
export const reissueRequest = z.strictObject({ billing, note: reason }) satisfies z.ZodType<
  ReissueDocument['request']
>;

export const refundRequest = z.strictObject({
  note,
  day: z.string().refine(isCalendarDay, 'day').optional(),
  iban: z.string().trim().max(64, 'max').optional(),
}) satisfies z.ZodType<RefundPurchase['request']>;
export const bookPeriodQuery = z.object({
  period: z.string().refine(isBookPeriod, 'period'),
}) satisfies z.ZodType<ListInvoices['query']>;
