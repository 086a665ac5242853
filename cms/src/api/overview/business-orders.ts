import type { Core } from '@strapi/strapi';
import { BUSINESS_LIMITS, HELP_BOTS } from '../../contract';
import { romeDay } from '../../domain/chatbot/rome-time';
import { nextPlan } from '../../domain/purchase/plan-change';
import { daysAfter } from '../../domain/purchase/subscription';
import { TRANSFER_DAYS } from '../../engines/payments';
import type { Where } from '../../database/query';
import { PURCHASE, type OrderRow } from '../purchase/order-row';
import { awaitingTransfer } from '../purchase/purchase-filter';
import { dueFirst } from '../purchase/to-purchase';

const WITH = ['owner', 'product'] as const;

/** An order that money of is awaited, or will be. */
export interface ExpectedPayment {
  order: OrderRow;
  dueAt: Date;
  amountCents: number;
}

const renewalOf = (order: OrderRow): ExpectedPayment[] =>
  order.periodEndsAt
    ? [{ order, dueAt: new Date(order.periodEndsAt), amountCents: nextPlan(order).priceCents }]
    : [];

/** The orders that figures are made of beside the books: what is awaited, and what is late. */
export const businessOrders = (strapi: Core.Strapi, now: Date) => {
  const find = (where: Where<typeof PURCHASE>): Promise<OrderRow[]> =>
    strapi.db.query(PURCHASE).findMany({ where, orderBy: { id: 'asc' }, populate: WITH });
  return {
    /** Renewals of the days ahead; what was cancelled has none. */
    async renewals(): Promise<ExpectedPayment[]> {
      const until = daysAfter(now, BUSINESS_LIMITS.aheadDays);
      const orders = await find({
        state: 'paid',
        cancelAtPeriodEnd: { $not: true },
        billingPeriod: { $ne: 'once' },
        priceCents: { $gt: 0 },
        periodEndsAt: { $gt: now, $lte: until },
      });
      return orders.flatMap(renewalOf).sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
    },

    /** Renewals that were not paid; the product goes on for its days of grace, or has stopped. */
    failures: async (): Promise<ExpectedPayment[]> => (await find({ state: 'unpaid' })).flatMap(renewalOf),

    /** Bank transfers that their buyers had days enough for. */
    async overdueTransfers(): Promise<ExpectedPayment[]> {
      const awaited = (await find(awaitingTransfer())).map((order) => {
        const renews = order.state !== 'pending' && order.renewsFrom;
        return renews
          ? { order, dueAt: new Date(renews), amountCents: nextPlan(order).priceCents }
          : {
              order,
              dueAt: daysAfter(new Date(order.purchasedAt), TRANSFER_DAYS),
              amountCents: dueFirst(order),
            };
      });
      return awaited.filter(({ dueAt }) => dueAt < now);
    },

    /** What visitors asked the product's own bots and got no answer to, newest first. */
    async unanswered(): Promise<{ id: string; at: Date; question: string; bot: string }[]> {
      const knex = strapi.db.connection;
      const since = daysAfter(new Date(`${romeDay(now)}T00:00:00Z`), -BUSINESS_LIMITS.questionDays);
      const rows: {
        document_id: string;
        created_at: string | number | Date;
        content: string | null;
        install_id: string;
      }[] = await knex('visitor_messages as reply')
        .join('chatbots as c', 'c.id', 'reply.chatbot_id')
        .join('visitor_messages as question', (join) =>
          join
            .on('question.session_id', 'reply.session_id')
            .andOn('question.client_id', 'reply.client_id')
            .andOnVal('question.sender', 'visitor'),
        )
        .whereIn('c.install_id', Object.values(HELP_BOTS))
        .where('reply.sender', 'bot')
        .where('reply.answered', false)
        .where('reply.created_at', '>=', since)
        .orderBy('question.id', 'desc')
        .limit(1000)
        .select('question.document_id', 'question.created_at', 'question.content', 'c.install_id');
      return rows.map((row) => ({
        id: row.document_id,
        at: new Date(row.created_at),
        question: row.content ?? '',
        bot: row.install_id,
      }));
    },
  };
};
