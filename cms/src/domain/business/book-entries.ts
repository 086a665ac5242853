import type { Cents, Month } from '../../contract';
import { monthOf } from './months';
import { paidPeriods, type BookedDocument, type PaidPeriod } from './paid-periods';

/** A time in which something of one purchase was paid for, without a gap. */
interface Run {
  from: Date;
  until: Date;
}

/** A document as sums are made of it. */
export interface BookEntry {
  document: BookedDocument;
  month: Month;
  /** What it paid for: null of what is bought once, of credit notes, and where all of it went back. */
  period: { from: Date; until: Date; monthlyCents: Cents } | null;
  /** The run that begins with this document, and when the purchase's next one begins. */
  run: (Run & { nextFrom: Date | null }) | null;
}

/** Who pays: since when, and in which of the months from then on; the lowest bit is the first one. */
export interface BookCustomer {
  customerId: string;
  firstMonth: Month;
  activeMonths: number;
}

/** So many months fit into a column of 32 bits with a sign. */
const COUNTED_MONTHS = 31;

const monthIndex = (month: Month): number => {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return year * 12 + ofYear - 1;
};

/** The runs of one purchase's periods in order, each with the document that its first period is of. */
const runsOf = (periods: readonly PaidPeriod[]): (Run & { documentId: number })[] => {
  const runs: (Run & { documentId: number })[] = [];
  const inOrder = periods
    .filter(({ from, until }) => from < until)
    .sort((one, other) => one.from.getTime() - other.from.getTime() || one.documentId - other.documentId);
  for (const { documentId, from, until } of inOrder) {
    const last = runs.at(-1);
    if (!last || from > last.until) runs.push({ documentId, from, until });
    else if (until > last.until) last.until = until;
  }
  return runs;
};

/** What sums are made of, of all documents of some purchases in the order in which they were written. */
export const bookEntries = (documents: readonly BookedDocument[]): BookEntry[] => {
  const periods = paidPeriods(documents);
  const ofPurchase = new Map<string, PaidPeriod[]>();
  for (const period of periods)
    ofPurchase.set(period.purchaseId, [...(ofPurchase.get(period.purchaseId) ?? []), period]);
  const runs = new Map<number, BookEntry['run']>();
  for (const paid of ofPurchase.values()) {
    const inOrder = runsOf(paid);
    for (const [index, { documentId, from, until }] of inOrder.entries())
      runs.set(documentId, { from, until, nextFrom: inOrder[index + 1]?.from ?? null });
  }
  const paid = new Map(periods.map((period) => [period.documentId, period]));
  return documents.map((document) => ({
    document,
    month: monthOf(document.issuedAt),
    period: paid.get(document.id) ?? null,
    run: runs.get(document.id) ?? null,
  }));
};

/** A customer by all of their documents; null of whom no money came. */
export const bookCustomer = (documents: readonly BookedDocument[]): BookCustomer | null => {
  const payments = documents.filter(({ amountCents }) => amountCents > 0);
  const [first] = payments.toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
  if (!first) return null;
  const firstMonth = monthOf(first.issuedAt);
  const begin = monthIndex(firstMonth);
  let activeMonths = 0;
  const markActive = (from: Month, until: Month): void => {
    const last = Math.min(monthIndex(until) - begin, COUNTED_MONTHS - 1);
    for (let index = Math.max(0, monthIndex(from) - begin); index <= last; index += 1)
      activeMonths |= 1 << index;
  };
  for (const { issuedAt } of payments) markActive(monthOf(issuedAt), monthOf(issuedAt));
  for (const { from, until } of paidPeriods(documents))
    // What ends as a month begins has nothing of it.
    markActive(monthOf(from), monthOf(new Date(Math.max(from.getTime(), until.getTime() - 1))));
  return { customerId: first.customerId, firstMonth, activeMonths };
};
