import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BusinessLedger } from './business-ledger';
import {
  cohortsOf,
  endedIn,
  firstMonths,
  paidPeriods,
  recurringOf,
  revenueByProduct,
  revenueOf,
  runningAt,
  type BookedDocument,
} from './figures.suite';
import { monthsUntil } from './months';

const now = new Date('2026-11-20T12:00:00Z');
const MONTHS = monthsUntil(now, 12);
const DAY = 86_400_000;

interface Entry {
  order: number;
  issuedDay: number;
  cents: number;
  periodDays: number | null;
  isCredit: boolean;
}
const entries = fc.array(
  fc.record({
    order: fc.nat(6),
    issuedDay: fc.integer({ min: 0, max: 500 }),
    cents: fc.integer({ min: 1, max: 40_000 }),
    periodDays: fc.constantFrom(null, 30, 365),
    isCredit: fc.boolean(),
  }),
  { maxLength: 60 },
);

/** Documents in the order of the books; a credit note corrects an earlier one of its order, whole or in part. */
const documentsOf = (drawn: Entry[]): BookedDocument[] => {
  const documents: BookedDocument[] = [];
  const sorted = drawn.toSorted((one, other) => one.issuedDay - other.issuedDay);
  for (const [index, { order, issuedDay, cents, periodDays, isCredit }] of sorted.entries()) {
    const purchaseId = `p${order}`;
    const issuedAt = new Date(now.getTime() - (500 - issuedDay) * DAY);
    const paid = documents.find((one) => one.purchaseId === purchaseId && one.amountCents > 0);
    const amountCents = isCredit && paid ? -Math.min(cents, paid.amountCents) : cents;
    const starts = isCredit && paid ? null : periodDays;
    documents.push({
      id: index + 1,
      purchaseId,
      // Two orders each are one person's.
      customerId: `c${Math.floor(order / 2)}`,
      title: `T${order % 3}`,
      issuedAt,
      amountCents,
      vatCents: Math.round((amountCents * 22) / 122),
      periodStart: starts === null ? null : issuedAt,
      periodEnd: starts === null ? null : new Date(issuedAt.getTime() + starts * DAY),
      corrects: isCredit && paid ? paid.id : null,
    });
  }
  return documents;
};

const groupedBy = (documents: readonly BookedDocument[]): BookedDocument[][] =>
  [...new Set(documents.map(({ purchaseId }) => purchaseId))].map((id) =>
    documents.filter(({ purchaseId }) => purchaseId === id),
  );

const expectSame = (ledger: BusinessLedger, documents: readonly BookedDocument[]) => {
  const periods = paidPeriods(documents);
  const cohorts = MONTHS.slice(-6);
  expect(ledger.revenue(MONTHS)).toEqual(revenueOf(documents, MONTHS));
  expect(ledger.products(MONTHS[0]?.month ?? '')).toEqual(
    revenueByProduct(documents, MONTHS[0]?.from ?? now),
  );
  expect(ledger.recurring(MONTHS, now)).toEqual(recurringOf(periods, MONTHS, now));
  expect(ledger.cohorts(cohorts)).toEqual(cohortsOf(documents, periods, cohorts));
  const sorted = (rows: { purchaseId: string; monthlyCents: number; until: Date }[]) =>
    rows
      .map(({ purchaseId, monthlyCents, until }) => `${purchaseId} ${monthlyCents} ${until.toISOString()}`)
      .sort();
  const firsts = firstMonths(documents);
  for (const span of MONTHS) {
    const at = span.until < now ? new Date(span.until.getTime() - 1) : now;
    expect(sorted(ledger.running(span, now))).toEqual(sorted(runningAt(periods, at)));
    expect(sorted(ledger.ended(span, now))).toEqual(sorted(endedIn(periods, span, now)));
    const members = documents.filter(({ customerId }) => firsts.get(customerId) === span.month);
    expect(ledger.ordersOfCohort(span).sort()).toEqual(
      [...new Set(members.map(({ purchaseId }) => purchaseId))].sort(),
    );
  }
};

test('a ledger that grows with the books says what all documents say, wherever it was cut', () =>
  fc.assert(
    fc.property(entries, fc.nat(60), (drawn, cut) => {
      const documents = documentsOf(drawn);
      const ledger = new BusinessLedger();
      const known = documents.slice(0, cut);
      for (const order of groupedBy(known)) ledger.add(order, () => true);
      expectSame(ledger, known);
      const after = known.at(-1)?.id ?? 0;
      const touched = new Set(documents.slice(cut).map(({ purchaseId }) => purchaseId));
      for (const order of groupedBy(documents))
        if (touched.has(order[0]?.purchaseId ?? '')) ledger.add(order, ({ id }) => id > after);
      expectSame(ledger, documents);
    }),
    { numRuns: 150 },
  ));

test('orders of an account that is gone are customers of their own', () =>
  fc.assert(
    fc.property(entries, fc.nat(6), (drawn, gone) => {
      const documents = documentsOf(drawn);
      const ledger = new BusinessLedger();
      for (const order of groupedBy(documents)) ledger.add(order, () => true);
      ledger.forgetCustomer(`p${gone}`);
      expectSame(
        ledger,
        documents.map((one) =>
          one.purchaseId === `p${gone}` ? { ...one, customerId: one.purchaseId } : one,
        ),
      );
    }),
    { numRuns: 80 },
  ));
