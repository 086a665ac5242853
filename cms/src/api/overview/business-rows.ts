import type { Core } from '@strapi/strapi';
import { type BusinessRow, type BusinessRowsFilter } from '../../contract';
import { endedIn, firstMonths, paidPeriods, runningAt, type PaidPeriod } from '../../domain/business/figures';
import { monthOf, monthSpan } from '../../domain/business/months';
import { romeDay } from '../../domain/chatbot/rome-time';
import { titleOf } from '../purchase/order-row';
import { businessOrders, type ExpectedPayment } from './business-orders';
import { loadDocuments, type NamedDocument } from './load-documents';

const ofDocument = (document: NamedDocument): BusinessRow => ({
  id: document.documentId,
  at: document.issuedAt.toISOString(),
  name: document.number,
  customer: document.customer,
  title: document.title,
  amountCents: document.amountCents,
});

const ofPayment = ({ order, dueAt, amountCents }: ExpectedPayment): BusinessRow => ({
  id: order.documentId,
  at: dueAt.toISOString(),
  name: order.transferReference ?? '',
  customer: order.owner?.email ?? '',
  title: titleOf(order),
  amountCents,
});

/** What one figure of the dashboard is made of, newest first; its sum is the figure. */
export const businessRows = async (
  strapi: Core.Strapi,
  { figure, month, day, name }: BusinessRowsFilter,
  now = new Date(),
): Promise<BusinessRow[]> => {
  const orders = businessOrders(strapi, now);
  const span = monthSpan(month ?? monthOf(now));
  const onDay = ({ dueAt }: ExpectedPayment): boolean => day === undefined || romeDay(dueAt) === day;

  const ofPeriods = (periods: readonly PaidPeriod[], documents: readonly NamedDocument[]): BusinessRow[] =>
    periods.map(({ purchaseId, title, until, monthlyCents }) => ({
      id: purchaseId,
      at: until.toISOString(),
      name: '',
      customer: documents.find((document) => document.purchaseId === purchaseId)?.customer ?? '',
      title,
      amountCents: monthlyCents,
    }));

  switch (figure) {
    case 'revenue': {
      const documents = await loadDocuments(strapi);
      return documents
        .filter(({ issuedAt }) => month === undefined || (issuedAt >= span.from && issuedAt < span.until))
        .filter(({ title }) => name === undefined || title === name)
        .reverse()
        .map(ofDocument);
    }
    case 'coupon': {
      const documents = await loadDocuments(strapi);
      return documents
        .filter(({ couponCode }) => couponCode === name?.toUpperCase())
        .reverse()
        .map(ofDocument);
    }
    case 'cohort': {
      const documents = await loadDocuments(strapi);
      const firsts = firstMonths(documents);
      return documents
        .filter(({ customerId }) => firsts.get(customerId) === span.month)
        .reverse()
        .map(ofDocument);
    }
    case 'recurring': {
      const documents = await loadDocuments(strapi);
      const at = span.until < now ? new Date(span.until.getTime() - 1) : now;
      return ofPeriods(runningAt(paidPeriods(documents), at), documents);
    }
    case 'ended': {
      const documents = await loadDocuments(strapi);
      return ofPeriods(endedIn(paidPeriods(documents), span, now), documents);
    }
    case 'renewals':
      return (await orders.renewals()).filter(onDay).map(ofPayment);
    case 'failures':
      return (await orders.failures()).map(ofPayment);
    case 'overdue-transfers':
      return (await orders.overdueTransfers()).map(ofPayment);
    case 'unanswered':
      return (await orders.unanswered())
        .filter(({ at }) => day === undefined || romeDay(at) === day)
        .map(({ id, at, question, bot }) => ({
          id,
          at: at.toISOString(),
          name: question,
          customer: '',
          title: bot,
          amountCents: null,
        }));
  }
};
