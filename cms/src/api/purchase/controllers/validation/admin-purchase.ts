import { z } from '@strapi/utils';
import {
  ADMIN_LIMITS,
  ADMIN_PURCHASE_STATUSES,
  isMonth,
  PAYMENT_METHODS,
  type AdminPurchaseFilter,
  type AnnotatePurchase,
  type ListAdminPurchases,
  type ListInvoices,
  type RefundPurchase,
} from '../../../../contract';
import { isCalendarDay } from '../../../../domain/booking/days';

/** A day, or the empty field of a form. */
const day = z
  .string()
  .refine((text) => text === '' || isCalendarDay(text), 'day')
  .transform((text) => text || undefined)
  .optional();

const filter = z.object({
  q: z.string().trim().max(ADMIN_LIMITS.search, 'max').default(''),
  status: z.enum(ADMIN_PURCHASE_STATUSES).default('all'),
  method: z.enum(['all', ...PAYMENT_METHODS]).default('all'),
  from: day,
  to: day,
});
const list = filter.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) });
const note = z.string().trim().max(ADMIN_LIMITS.note, 'max');
const annotation = z.strictObject({
  note,
  before: z.string().max(ADMIN_LIMITS.note, 'max'),
}) satisfies z.ZodType<AnnotatePurchase['request']>;

const refund = z.strictObject({
  note,
  day: z.string().refine(isCalendarDay, 'day').optional(),
  iban: z.string().trim().max(64, 'max').optional(),
}) satisfies z.ZodType<RefundPurchase['request']>;
const month = z.object({ month: z.string().refine(isMonth, 'month') }) satisfies z.ZodType<
  ListInvoices['query']
>;

export const validatePurchaseFilter = (query: unknown): AdminPurchaseFilter => filter.parse(query);
export const validateListAdminPurchases = (query: unknown): ListAdminPurchases['query'] => list.parse(query);
export const validateAnnotation = (body: unknown): AnnotatePurchase['request'] => annotation.parse(body);
export const validateRefund = (body: unknown): RefundPurchase['request'] => refund.parse(body);
export const validateMonth = (query: unknown): ListInvoices['query'] => month.parse(query);
