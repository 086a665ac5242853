import type { Cents, Cohort, MonthRecurring, MonthRevenue } from '../../contract';
import { monthOf, type MonthSpan } from './months';
import type { BookedDocument, PaidPeriod } from './paid-periods';

// What random books are made of, and compared by.
export { monthOf, monthSpan, monthsUntil } from './months';
export { paidPeriods, type BookedDocument } from './paid-periods';

/** The figures as plain arithmetic over every document: what the sums of the database are compared with. */

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const isIn = ({ from, until }: MonthSpan, instant: Date): boolean => from <= instant && instant < until;

/** Those that are running at an instant. */
export const runningAt = (periods: readonly PaidPeriod[], instant: Date): PaidPeriod[] =>
  periods.filter(({ from, until }) => from <= instant && instant < until);

/** The subscriptions that were running when a month began and no longer are when it ends, or now. */
export const endedIn = (
  periods: readonly PaidPeriod[],
  { from, until }: MonthSpan,
  now: Date,
): PaidPeriod[] => {
  const end = until < now ? until : now;
  const still = new Set(runningAt(periods, end).map(({ purchaseId }) => purchaseId));
  return runningAt(periods, from).filter(({ purchaseId }) => !still.has(purchaseId));
};

export const revenueOf = (
  documents: readonly BookedDocument[],
  months: readonly MonthSpan[],
): MonthRevenue[] =>
  months.map((span) => {
    const issued = documents.filter(({ issuedAt }) => isIn(span, issuedAt));
    return {
      month: span.month,
      totalCents: sum(issued, ({ amountCents }) => amountCents),
      netCents: sum(issued, ({ amountCents, vatCents }) => amountCents - vatCents),
      vatCents: sum(issued, ({ vatCents }) => vatCents),
      creditedCents: sum(issued, ({ amountCents }) => Math.max(0, -amountCents)),
      documents: issued.length,
    };
  });

export const recurringOf = (
  periods: readonly PaidPeriod[],
  months: readonly MonthSpan[],
  now: Date,
): MonthRecurring[] =>
  months.map((span) => {
    const running = runningAt(periods, span.until < now ? new Date(span.until.getTime() - 1) : now);
    return {
      month: span.month,
      recurringCents: sum(running, ({ monthlyCents }) => monthlyCents),
      subscriptions: new Set(running.map(({ purchaseId }) => purchaseId)).size,
      ended: new Set(endedIn(periods, span, now).map(({ purchaseId }) => purchaseId)).size,
      runningBefore: new Set(runningAt(periods, span.from).map(({ purchaseId }) => purchaseId)).size,
    };
  });

/** What each product brought, what brought most first. */
export const revenueByProduct = (
  documents: readonly BookedDocument[],
  since: Date,
): { title: string; totalCents: Cents }[] => {
  const totals = new Map<string, Cents>();
  for (const { title, issuedAt, amountCents } of documents)
    if (issuedAt >= since) totals.set(title, (totals.get(title) ?? 0) + amountCents);
  return [...totals]
    .map(([title, totalCents]) => ({ title, totalCents }))
    .sort((one, other) => other.totalCents - one.totalCents || one.title.localeCompare(other.title));
};

/** The month in which each customer first paid. */
export const firstMonths = (documents: readonly BookedDocument[]): Map<string, string> => {
  const firsts = new Map<string, Date>();
  for (const { customerId, issuedAt, amountCents } of documents) {
    const known = firsts.get(customerId);
    if (amountCents > 0 && (!known || issuedAt < known)) firsts.set(customerId, issuedAt);
  }
  return new Map([...firsts].map(([customerId, issuedAt]) => [customerId, monthOf(issuedAt)]));
};

/** Who began in which month, and who of them paid, or had paid for the time, in the months after. */
export const cohortsOf = (
  documents: readonly BookedDocument[],
  periods: readonly PaidPeriod[],
  months: readonly MonthSpan[],
): Cohort[] => {
  const firsts = firstMonths(documents);
  const customersIn = months.map(
    (span) =>
      new Set([
        ...periods
          .filter(({ from, until }) => from < span.until && until > span.from)
          .map(({ customerId }) => customerId),
        ...documents
          .filter(({ issuedAt, amountCents }) => amountCents > 0 && isIn(span, issuedAt))
          .map(({ customerId }) => customerId),
      ]),
  );
  return months.map(({ month }, index) => {
    const members = [...firsts].filter(([, first]) => first === month).map(([customerId]) => customerId);
    const active = customersIn
      .slice(index)
      .map((present, after) =>
        after === 0 ? members.length : members.filter((customerId) => present.has(customerId)).length,
      );
    return { month, customers: members.length, active };
  });
};
