import { expect, test } from 'vitest';
import { cohortsOf, endedIn, recurringOf, revenueByProduct, revenueOf } from './figures.suite';
import { monthSpan, monthsUntil } from './months';
import { paidPeriods, type BookedDocument } from './paid-periods';

const now = new Date('2026-11-20T12:00:00Z');
let id = 0;
const document = (changes: Partial<BookedDocument>): BookedDocument => ({
  id: (id += 1),
  purchaseId: 'chatbot',
  customerId: 'giulia',
  title: 'Chatbot AI',
  issuedAt: new Date('2026-11-02T10:00:00Z'),
  amountCents: 2900,
  vatCents: 523,
  periodStart: null,
  periodEnd: null,
  corrects: null,
  ...changes,
});
const monthly = (from: string, until: string, changes: Partial<BookedDocument> = {}) =>
  document({
    issuedAt: new Date(`${from}T10:00:00Z`),
    periodStart: new Date(`${from}T10:00:00Z`),
    periodEnd: new Date(`${until}T10:00:00Z`),
    ...changes,
  });

test('months are Rome’s, and go back over the turn of a year', () => {
  const spans = monthsUntil(new Date('2026-01-31T23:30:00Z'), 3);
  expect(spans.map(({ month }) => month)).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(monthSpan('2026-11').from.toISOString()).toBe('2026-10-31T23:00:00.000Z');
});

test('what went back is taken off the month in which it went, and named', () => {
  const paid = document({});
  const documents = [
    paid,
    document({
      issuedAt: new Date('2026-10-31T23:30:00Z'),
      amountCents: 24900,
      vatCents: 4490,
      title: 'Piano',
    }),
    document({ amountCents: -2900, vatCents: -523, corrects: paid.id }),
  ];
  expect(revenueOf(documents, monthsUntil(now, 2))).toEqual([
    { month: '2026-10', totalCents: 0, netCents: 0, vatCents: 0, creditedCents: 0, documents: 0 },
    {
      month: '2026-11',
      totalCents: 24900,
      netCents: 20410,
      vatCents: 4490,
      creditedCents: 2900,
      documents: 3,
    },
  ]);
  expect(revenueByProduct(documents, new Date('2026-01-01'))).toEqual([
    { title: 'Piano', totalCents: 24900 },
    { title: 'Chatbot AI', totalCents: 0 },
  ]);
});

test('a year counts a twelfth each month, and what was given back whole not at all', () => {
  const refunded = monthly('2026-11-01', '2026-12-01', { purchaseId: 'other' });
  const periods = paidPeriods([
    monthly('2026-06-15', '2027-06-15', { purchaseId: 'year', amountCents: 29280, vatCents: 5280 }),
    monthly('2026-11-10', '2026-12-10'),
    refunded,
    document({ amountCents: -2900, vatCents: -523, corrects: refunded.id }),
  ]);
  const [october, november] = recurringOf(periods, monthsUntil(now, 2), now);
  expect(october).toMatchObject({ recurringCents: 2000, subscriptions: 1 });
  expect(november).toMatchObject({ recurringCents: 2000 + 2377, subscriptions: 2 });
});

test('who was running when a month began and is not when it ends has left; who renews has not', () => {
  const periods = paidPeriods([
    monthly('2026-09-20', '2026-10-20'),
    monthly('2026-09-25', '2026-10-25', { purchaseId: 'renewed', customerId: 'luca' }),
    monthly('2026-10-25', '2026-11-25', { purchaseId: 'renewed', customerId: 'luca' }),
  ]);
  expect(recurringOf(periods, monthsUntil(now, 2), now)).toMatchObject([
    { month: '2026-10', runningBefore: 2, ended: 1, subscriptions: 1 },
    { month: '2026-11', runningBefore: 1, ended: 0, subscriptions: 1 },
  ]);
  expect(endedIn(periods, monthSpan('2026-10'), now).map(({ purchaseId }) => purchaseId)).toEqual([
    'chatbot',
  ]);
});

test('a cohort is who first paid in a month, and who of them is still there', () => {
  const documents = [
    monthly('2026-09-05', '2026-10-05'),
    document({ issuedAt: new Date('2026-11-12T10:00:00Z') }),
    monthly('2026-09-10', '2026-10-10', { purchaseId: 'l', customerId: 'luca' }),
    monthly('2026-10-03', '2026-11-03', { purchaseId: 'a', customerId: 'anna' }),
  ];
  expect(cohortsOf(documents, paidPeriods(documents), monthsUntil(now, 3))).toEqual([
    { month: '2026-09', customers: 2, active: [2, 2, 1] },
    { month: '2026-10', customers: 1, active: [1, 1] },
    { month: '2026-11', customers: 0, active: [0] },
  ]);
});

test('a plan that was changed counts once: the month ends where the year begins', () => {
  const month = monthly('2026-11-01', '2026-12-01');
  const year = monthly('2026-11-16', '2027-11-16', { amountCents: 27_550, vatCents: 4968 });
  const [before, after] = paidPeriods([month, year]);
  expect([before?.until, after?.from]).toEqual([year.periodStart, year.periodStart]);
  expect(recurringOf([before!, after!], monthsUntil(now, 1), now)).toMatchObject([
    { recurringCents: after?.monthlyCents, subscriptions: 1, ended: 0 },
  ]);
});
