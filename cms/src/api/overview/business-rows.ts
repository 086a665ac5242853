import type { Core } from '@strapi/strapi';
import { type BusinessRow, type BusinessRowsFilter } from '../../contract';
import { countedAt, endOf } from '../../domain/business/figures';
import { monthOf, monthSpan } from '../../domain/business/months';
import { romeDay } from '../../domain/chatbot/rome-time';
import { titleOf } from '../purchase/order-row';
import { bookRows } from './book-rows';
import { businessOrders, type ExpectedPayment, type RowRange } from './business-orders';
import { unansweredQuestions } from './unanswered-questions';

interface FigureRows {
  rows: BusinessRow[];
  /** How many there are in all. */
  total: number;
}

const ofPayment = ({ order, dueAt, amountCents }: ExpectedPayment): BusinessRow => ({
  id: order.documentId,
  at: dueAt.toISOString(),
  name: order.transferReference ?? '',
  customer: order.owner?.email ?? '',
  title: titleOf(order),
  amountCents,
});

const ofPayments = ({ rows, total }: { rows: ExpectedPayment[]; total: number }): FigureRows => ({
  rows: rows.map(ofPayment),
  total,
});

const within = <Row>(rows: readonly Row[], { offset, limit }: RowRange): Row[] =>
  rows.slice(offset, limit === undefined ? undefined : offset + limit);

/** What one figure of the dashboard is made of; the sum of all its rows is the figure. */
export const businessRows = async (
  strapi: Core.Strapi,
  { figure, month, day, name }: BusinessRowsFilter,
  range: RowRange,
  now = new Date(),
): Promise<FigureRows> => {
  const orders = businessOrders(strapi, now);
  const books = bookRows(strapi.db.connection, range);
  const span = monthSpan(month ?? monthOf(now));

  switch (figure) {
    case 'revenue':
      return books.documents({ month, title: name });
    case 'coupon':
      return books.ofCoupon(name?.toUpperCase() ?? '');
    case 'cohort':
      return books.ofCohort(span.month);
    case 'recurring':
      return books.running(countedAt(span, now));
    case 'ended':
      return books.ended({ from: span.from, until: endOf(span, now) });
    case 'renewals':
      return ofPayments(await orders.renewals(range, day));
    case 'failures':
      return ofPayments(await orders.failures(range));
    case 'overdue-transfers': {
      const late = await orders.lateTransfers();
      return ofPayments({ rows: await orders.withOrders(within(late, range)), total: late.length });
    }
    case 'unanswered': {
      const questions = (await unansweredQuestions(strapi, now)).filter(
        ({ at }) => day === undefined || romeDay(at) === day,
      );
      const rows = within(questions, range).map(({ id, at, question, bot }) => ({
        id,
        at: at.toISOString(),
        name: question,
        customer: '',
        title: bot,
        amountCents: null,
      }));
      return { rows, total: questions.length };
    }
  }
};
