import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { BUSINESS_LIMITS, LATE_BY, type BillingPeriod, type Cents, type LateBy } from '../../contract';
import { DAY_MS } from '../../contract/time-units';
import { dateOf } from '../../database/date-of';
import { nextPlan, type StoredPlanChange } from '../../domain/purchase/plan-change';
import { daysAfter } from '../../domain/purchase/subscription';
import { TRANSFER_DAYS } from '../../engines/payments';
import { dueFirst } from '../purchase/to-purchase';

/** Money of an order that is awaited, or will be. */
export interface ExpectedPayment {
  orderId: number;
  dueAt: Date;
  amountCents: Cents;
}

/** By how many days at most a payment is late. */
export const lateBy = (dueAt: Date, now: Date): LateBy => {
  const days = Math.floor((now.getTime() - dueAt.getTime()) / DAY_MS);
  return LATE_BY.find((late) => late === 'more' || days <= Number(late)) ?? 'more';
};

interface OrderColumns {
  id: number;
  state: string;
  billing_period: BillingPeriod;
  price_cents: number;
  discount_cents: number | null;
  plan_change: StoredPlanChange | string | null;
  period_ends_at: string | number | Date | null;
  renews_from: string | number | Date | null;
  purchased_at: string | number | Date;
}

const COLUMNS = [
  'id',
  'state',
  'billing_period',
  'price_cents',
  'discount_cents',
  'plan_change',
  'period_ends_at',
  'renews_from',
  'purchased_at',
] as const;

/** Transfers of these are for their next period. */
const RENEWABLE = ['paid', 'expiring', 'unpaid'];

/** JSON is text in SQLite. */
const planChangeOf = (stored: OrderColumns['plan_change']): StoredPlanChange | null =>
  typeof stored === 'string' ? (JSON.parse(stored) as StoredPlanChange | null) : stored;

const nextPriceOf = (row: OrderColumns): Cents =>
  nextPlan({
    billingPeriod: row.billing_period,
    priceCents: row.price_cents,
    planChange: planChangeOf(row.plan_change),
  }).priceCents;

const renewalOf = (row: OrderColumns): ExpectedPayment[] => {
  const dueAt = dateOf(row.period_ends_at);
  return dueAt ? [{ orderId: row.id, dueAt, amountCents: nextPriceOf(row) }] : [];
};

/** The orders that figures are made of beside the books: what is awaited, and what is late. Some columns of thousands of rows. */
export const businessOrders = (strapi: Core.Strapi, now: Date) => {
  const orders = (): Knex.QueryBuilder<OrderColumns, OrderColumns[]> =>
    strapi.db.connection<OrderColumns, OrderColumns[]>('purchases').select(...COLUMNS);
  return {
    /** Renewals of the days ahead, the next one first; what was cancelled has none. */
    async renewals(): Promise<ExpectedPayment[]> {
      const rows: OrderColumns[] = await orders()
        .where('state', 'paid')
        .where('period_ends_at', '>', now)
        .where('period_ends_at', '<=', daysAfter(now, BUSINESS_LIMITS.aheadDays))
        .where((query) => void query.where('cancel_at_period_end', false).orWhereNull('cancel_at_period_end'))
        .whereNot('billing_period', 'once')
        .where('price_cents', '>', 0)
        .orderBy('period_ends_at')
        .orderBy('id');
      return rows.flatMap(renewalOf);
    },

    /** Renewals that were not paid; the product goes on for its days of grace, or has stopped. */
    async failures(): Promise<ExpectedPayment[]> {
      const rows: OrderColumns[] = await orders().where('state', 'unpaid').orderBy('id');
      return rows.flatMap(renewalOf);
    },

    /** Bank transfers that their buyers had days enough for. */
    async overdueTransfers(): Promise<ExpectedPayment[]> {
      const first: OrderColumns[] = await orders().where('state', 'pending').where('method', 'transfer');
      // Few have a renewal that waits for its transfer: the index on just that finds them, their states are looked at here.
      const renewals: OrderColumns[] = await orders().whereNotNull('renews_from').where('method', 'transfer');
      const awaited = [
        ...first.map((row) => ({
          orderId: row.id,
          dueAt: daysAfter(new Date(row.purchased_at), TRANSFER_DAYS),
          amountCents: dueFirst({ priceCents: row.price_cents, discountCents: row.discount_cents }),
        })),
        ...renewals
          .filter(({ state }) => RENEWABLE.includes(state))
          .flatMap((row) => {
            const dueAt = dateOf(row.renews_from);
            return dueAt ? [{ orderId: row.id, dueAt, amountCents: nextPriceOf(row) }] : [];
          }),
      ];
      return awaited.filter(({ dueAt }) => dueAt < now).sort((one, other) => one.orderId - other.orderId);
    },
  };
};
