import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { BUSINESS_LIMITS, type Cents, type Day } from '../../contract';
import { dateOf } from '../../database/date-of';
import { endOfRomeDay, startOfRomeDay } from '../../domain/chatbot/rome-time';
import { nextPlan } from '../../domain/purchase/plan-change';
import { daysAfter } from '../../domain/purchase/subscription';
import { TRANSFER_DAYS } from '../../engines/payments';
import { PURCHASE, type OrderRow } from '../purchase/order-row';
import { lateTransfers, RENEWS } from '../purchase/purchase-filter';
import { dueFirst } from '../purchase/to-purchase';

const WITH = ['owner', 'product'] as const;
/** A statement takes only so many ids. */
const AT_ONCE = 500;

/** An order that money of is awaited, or will be. */
export interface ExpectedPayment {
  order: OrderRow;
  dueAt: Date;
  amountCents: number;
}

/** How many payments there are, and what they come to. */
export interface PaymentSum {
  count: number;
  amountCents: Cents;
}

/** Of a transfer that is late: how late, without its order. */
export interface LateTransfer {
  id: number;
  dueAt: Date;
  amountCents: Cents;
}

/** Some rows of a list in its order; all where there is no limit. */
export interface RowRange {
  offset: number;
  limit?: number;
}

interface Rows<Row> {
  rows: Row[];
  total: number;
}

const renewalOf = (order: OrderRow): ExpectedPayment[] =>
  order.periodEndsAt
    ? [{ order, dueAt: new Date(order.periodEndsAt), amountCents: nextPlan(order).priceCents }]
    : [];

/** The orders that figures are made of beside the books: what is awaited, and what is late. */
export const businessOrders = (strapi: Core.Strapi, now: Date) => {
  const knex = strapi.db.connection;
  const until = daysAfter(now, BUSINESS_LIMITS.aheadDays);

  /** Renewals ahead whose period ends on a day, or on any. */
  const renewing = (day?: Day): Knex.QueryBuilder => {
    const query = knex('purchases')
      .whereRaw(RENEWS)
      .where('period_ends_at', '>', now)
      .where('period_ends_at', '<=', until);
    return day === undefined
      ? query
      : query
          .where('period_ends_at', '>=', startOfRomeDay(day))
          .where('period_ends_at', '<', endOfRomeDay(day));
  };

  const ordersIn = async (ids: readonly number[]): Promise<OrderRow[]> => {
    const orders: OrderRow[] = [];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const those = ids.slice(start, start + AT_ONCE);
      const found: OrderRow[] = await strapi.db
        .query(PURCHASE)
        .findMany({ where: { id: { $in: those } }, populate: WITH });
      const byId = new Map(found.map((order) => [order.id, order]));
      orders.push(...those.flatMap((id) => byId.get(id) ?? []));
    }
    return orders;
  };

  const pageOf = async (
    query: Knex.QueryBuilder,
    orderBy: readonly string[],
    { offset, limit }: RowRange,
  ): Promise<Rows<ExpectedPayment>> => {
    const [counted]: { total?: number | string }[] = await query.clone().count({ total: '*' });
    const page = query
      .clone()
      .orderBy([...orderBy])
      .offset(offset)
      .select('id');
    // SQLite takes no offset without a limit.
    const ids = (await page.limit(limit ?? Number(counted?.total ?? 0))) as { id: number }[];
    const orders = await ordersIn(ids.map(({ id }) => id));
    return { rows: orders.flatMap(renewalOf), total: Number(counted?.total ?? 0) };
  };

  /** Those that renew at another price are asked one by one: it stands in JSON. */
  const changedPlans = async (query: Knex.QueryBuilder): Promise<OrderRow[]> => {
    const ids: { id: number }[] = await query.whereNotNull('plan_change').select('id');
    return ordersIn(ids.map(({ id }) => id));
  };
  const sumOf = (
    sum: { count: number | string; cents: number | string | null } | undefined,
    others: OrderRow[],
  ) => ({
    count: Number(sum?.count ?? 0) + others.length,
    amountCents:
      Number(sum?.cents ?? 0) + others.reduce((total, order) => total + nextPlan(order).priceCents, 0),
  });

  const unpaid = (): Knex.QueryBuilder =>
    knex('purchases').where({ state: 'unpaid' }).whereNotNull('period_ends_at');

  return {
    /** What renews on each of some days; what was cancelled does not. */
    async renewalsOn(days: readonly Day[]): Promise<(PaymentSum & { day: Day })[]> {
      const sums = (await knex.unionAll(
        days.map((day, index) =>
          renewing(day)
            .whereNull('plan_change')
            .select(knex.raw(`${index} as day, count(*) as count, sum(price_cents) as cents`)),
        ),
      )) as { day: number; count: number | string; cents: number | string | null }[];
      const changing = await changedPlans(renewing());
      return days.map((day, index) => ({
        day,
        ...sumOf(
          sums.find((sum) => sum.day === index),
          changing.filter(({ periodEndsAt }) => {
            const dueAt = dateOf(periodEndsAt);
            return dueAt !== null && dueAt >= startOfRomeDay(day) && dueAt < endOfRomeDay(day);
          }),
        ),
      }));
    },

    /** Renewals ahead, what comes first at the top. */
    renewals: (range: RowRange, day?: Day): Promise<Rows<ExpectedPayment>> =>
      pageOf(renewing(day), ['period_ends_at', 'id'], range),

    /** Renewals that were not paid; the product goes on for its days of grace, or has stopped. */
    failures: (range: RowRange): Promise<Rows<ExpectedPayment>> => pageOf(unpaid(), ['id'], range),

    async failureSum(): Promise<PaymentSum> {
      const [sum]: {
        count: number | string;
        cents: number | string | null;
      }[] = await unpaid()
        .whereNull('plan_change')
        .select(knex.raw('count(*) as count, sum(price_cents) as cents'));
      return sumOf(sum, await changedPlans(unpaid()));
    },

    /** Bank transfers that their buyers had days enough for. */
    async lateTransfers(): Promise<LateTransfer[]> {
      const columns = [
        'id',
        'state',
        'purchasedAt',
        'renewsFrom',
        'priceCents',
        'discountCents',
        'billingPeriod',
        'planChange',
      ] as const;
      const found: LateTransfer[] = [];
      for (const where of lateTransfers(daysAfter(now, -TRANSFER_DAYS), now))
        for (const order of await strapi.db.query(PURCHASE).findMany({ where, select: columns })) {
          const renewsFrom = order.state === 'pending' ? null : dateOf(order.renewsFrom);
          found.push({
            id: order.id,
            dueAt: renewsFrom ?? daysAfter(new Date(order.purchasedAt), TRANSFER_DAYS),
            amountCents: renewsFrom ? nextPlan(order).priceCents : dueFirst(order),
          });
        }
      return found.sort((one, other) => one.id - other.id);
    },

    /** Some of them with their orders. */
    async withOrders(transfers: readonly LateTransfer[]): Promise<ExpectedPayment[]> {
      const orders = await ordersIn(transfers.map(({ id }) => id));
      const byId = new Map(transfers.map((transfer) => [transfer.id, transfer]));
      return orders.flatMap((order) => {
        const transfer = byId.get(order.id);
        return transfer ? [{ order, dueAt: transfer.dueAt, amountCents: transfer.amountCents }] : [];
      });
    },
  };
};
