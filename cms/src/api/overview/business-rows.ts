import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { BUSINESS_LIMITS, type BusinessRow, type BusinessRowsFilter, type Cents } from '../../contract';
import { instantOf } from '../../database/date-of';
import type { LedgerRow } from '../../domain/business/business-ledger';
import { monthOf, monthSpan, monthsUntil } from '../../domain/business/months';
import { endOfRomeDay, romeDay, startOfRomeDay } from '../../domain/chatbot/rome-time';
import { businessOrders, lateBy, type ExpectedPayment } from './business-orders';
import { currentLedger } from './current-ledger';
import { unansweredQuestions } from './unanswered-questions';

/** Some rows of a list in its order; all of them without one. */
export interface RowRange {
  offset: number;
  limit: number;
}

/** How many rows there are, and those of the range. */
export interface BusinessRows {
  rows: BusinessRow[];
  total: number;
}

interface DocumentColumns {
  document_id: string;
  year: number;
  number: number;
  issued_at: string | number | Date;
  amount_cents: number;
  product_title: string | null;
  customer: string | null;
}

interface OrderNames {
  id: number;
  document_id: string;
  transfer_reference: string | null;
  title: string | null;
  customer: string | null;
}

/** Orders that one statement names. */
const AT_ONCE = 500;

const inRange = <Row>(rows: readonly Row[], range?: RowRange): Row[] =>
  range ? rows.slice(range.offset, range.offset + range.limit) : [...rows];

const toRow = (row: DocumentColumns): BusinessRow => ({
  id: row.document_id,
  at: instantOf(row.issued_at),
  name: `${row.year}/${row.number}`,
  customer: row.customer ?? '',
  title: row.product_title ?? '',
  amountCents: row.amount_cents,
});

/** What one figure of the dashboard is made of, newest first; its sum is the figure. */
export const businessRows = async (
  strapi: Core.Strapi,
  { figure, month, day, until = day, late, name }: BusinessRowsFilter,
  { range, now = new Date() }: { range?: RowRange; now?: Date } = {},
): Promise<BusinessRows> => {
  const knex = strapi.db.connection;
  const span = monthSpan(month ?? monthOf(now));
  const [firstMonth = span] = monthsUntil(now, BUSINESS_LIMITS.months);

  /** What names orders, by the column that finds them. */
  const namesOf = async <Key extends 'id' | 'document_id'>(
    column: Key,
    keys: readonly OrderNames[Key][],
  ): Promise<Map<OrderNames[Key], OrderNames>> => {
    const names = new Map<OrderNames[Key], OrderNames>();
    for (let start = 0; start < keys.length; start += AT_ONCE) {
      const rows: OrderNames[] = await knex('purchases as p')
        .leftJoin('products as t', 't.id', 'p.product_id')
        .leftJoin('up_users as u', 'u.id', 'p.owner_id')
        .whereIn(`p.${column}`, keys.slice(start, start + AT_ONCE))
        .select('p.id', 'p.document_id', 'p.transfer_reference', 'u.email as customer')
        .select(knex.raw('coalesce(p.product_title, t.title) as title'));
      for (const row of rows) names.set(row[column], row);
    }
    return names;
  };

  const ofDocuments = async (filter: (query: Knex.QueryBuilder) => unknown): Promise<BusinessRows> => {
    const documents = () => {
      const query = knex('receipts as r').leftJoin('purchases as p', 'p.id', 'r.purchase_id');
      filter(query);
      return query;
    };
    const query = documents()
      .leftJoin('up_users as u', 'u.id', 'p.owner_id')
      .orderBy('r.id', 'desc')
      .select('r.document_id', 'r.year', 'r.number', 'r.issued_at', 'r.amount_cents', 'p.product_title')
      .select('u.email as customer');
    const found = (await (range
      ? query.offset(range.offset).limit(range.limit)
      : query)) as DocumentColumns[];
    const counted = range && ((await documents().count('* as total').first()) as { total: number | string });
    return { rows: found.map(toRow), total: counted ? Number(counted.total) : found.length };
  };

  const ofPeriods = async (periods: readonly LedgerRow[]): Promise<BusinessRows> => {
    const those = inRange(periods, range);
    const names = await namesOf(
      'document_id',
      those.map(({ purchaseId }) => purchaseId),
    );
    return {
      rows: those.map(({ purchaseId, until, monthlyCents }) => ({
        id: purchaseId,
        at: until.toISOString(),
        name: '',
        customer: names.get(purchaseId)?.customer ?? '',
        title: names.get(purchaseId)?.title ?? '',
        amountCents: monthlyCents,
      })),
      total: periods.length,
    };
  };

  const ofPayments = async (payments: readonly ExpectedPayment[]): Promise<BusinessRows> => {
    const those = inRange(payments, range);
    const names = await namesOf(
      'id',
      those.map(({ orderId }) => orderId),
    );
    const rowOf = (order: OrderNames, dueAt: Date, amountCents: Cents): BusinessRow => ({
      id: order.document_id,
      at: dueAt.toISOString(),
      name: order.transfer_reference ?? '',
      customer: order.customer ?? '',
      title: order.title ?? '',
      amountCents,
    });
    return {
      rows: those.flatMap(({ orderId, dueAt, amountCents }) => {
        const order = names.get(orderId);
        return order ? [rowOf(order, dueAt, amountCents)] : [];
      }),
      total: payments.length,
    };
  };

  /** Newest first, of orders that one statement could not name. */
  const ofOrders = async (orders: readonly string[]): Promise<BusinessRows> => {
    const ids: number[] = [];
    for (let start = 0; start < orders.length; start += AT_ONCE) {
      const those = orders.slice(start, start + AT_ONCE);
      const found = (await knex('purchases as p')
        .join('receipts as r', 'r.purchase_id', 'p.id')
        .whereIn('p.document_id', those)
        .pluck('r.id')) as number[];
      ids.push(...found);
    }
    ids.sort((one, other) => other - one);
    const shown = inRange(ids, range);
    const rows: BusinessRow[] = [];
    for (let start = 0; start < shown.length; start += AT_ONCE) {
      const those = shown.slice(start, start + AT_ONCE);
      const found: DocumentColumns[] = await knex('receipts as r')
        .leftJoin('purchases as p', 'p.id', 'r.purchase_id')
        .leftJoin('up_users as u', 'u.id', 'p.owner_id')
        .whereIn('r.id', those)
        .orderBy('r.id', 'desc')
        .select('r.document_id', 'r.year', 'r.number', 'r.issued_at', 'r.amount_cents', 'p.product_title')
        .select('u.email as customer');
      rows.push(...found.map(toRow));
    }
    return { rows, total: ids.length };
  };

  const orders = businessOrders(strapi, now);
  switch (figure) {
    case 'revenue':
      return ofDocuments((query) => {
        if (month !== undefined)
          void query.where('r.issued_at', '>=', span.from).where('r.issued_at', '<', span.until);
        // What a product brought is what the months in view have of it.
        if (name !== undefined)
          void query.where('p.product_title', name).where('r.issued_at', '>=', firstMonth.from);
      });
    case 'coupon':
      return ofDocuments((query) => query.where('p.coupon_code', name?.toUpperCase() ?? ''));
    case 'cohort':
      return ofOrders((await currentLedger(strapi)).ordersOfCohort(span));
    case 'recurring':
      return ofPeriods((await currentLedger(strapi)).running(span, now));
    case 'ended':
      return ofPeriods((await currentLedger(strapi)).ended(span, now));
    case 'renewals':
      return ofPayments(
        (await orders.renewals()).filter(
          ({ dueAt }) =>
            (day === undefined || dueAt >= startOfRomeDay(day)) &&
            (until === undefined || dueAt < endOfRomeDay(until)),
        ),
      );
    case 'failures':
      return ofPayments(await orders.failures());
    case 'overdue-transfers':
      return ofPayments(
        (await orders.overdueTransfers()).filter(
          ({ dueAt }) => late === undefined || lateBy(dueAt, now) === late,
        ),
      );
    case 'unanswered': {
      const questions = (await unansweredQuestions(strapi, now)).filter(
        ({ at }) => day === undefined || romeDay(at) === day,
      );
      return {
        rows: inRange(questions, range).map(({ id, at, question, bot }) => ({
          id,
          at: at.toISOString(),
          name: question,
          customer: '',
          title: bot,
          amountCents: null,
        })),
        total: questions.length,
      };
    }
  }
};
