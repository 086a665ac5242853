import type { Cents } from '../../contract';
import { DAY_MS } from '../../contract/time-units';

/** A document of the books, with what its figures are counted by. */
export interface BookedDocument {
  id: number;
  purchaseId: string;
  /** Whoever paid, the same in all of their documents. */
  customerId: string;
  title: string;
  issuedAt: Date;
  /** Below zero in credit notes. */
  amountCents: Cents;
  vatCents: Cents;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** Of a credit note: the document that it corrects. */
  corrects: number | null;
}

/** What is paid of a subscription for a time, after what was given back. */
export interface PaidPeriod {
  purchaseId: string;
  customerId: string;
  title: string;
  from: Date;
  until: Date;
  /** Without VAT, for each month of it. */
  monthlyCents: Cents;
}

const DAYS_A_MONTH = 365.25 / 12;

/** Of one purchase, a period ends where the next one begins: a plan that was changed begins before what was paid has ended. */
const withoutOverlaps = (periods: readonly PaidPeriod[]): PaidPeriod[] => {
  const begins = new Map<string, Date[]>();
  for (const { purchaseId, from } of periods)
    begins.set(purchaseId, [...(begins.get(purchaseId) ?? []), from]);
  return periods.map((period) => {
    const next = begins.get(period.purchaseId)?.find((from) => from > period.from && from < period.until);
    return next ? { ...period, until: next } : period;
  });
};

/** The periods that documents say were paid; one whose money went back whole was not. */
export const paidPeriods = (documents: readonly BookedDocument[]): PaidPeriod[] => {
  const credited = new Map<number, Cents>();
  for (const { corrects, amountCents, vatCents } of documents)
    if (corrects !== null) credited.set(corrects, (credited.get(corrects) ?? 0) - (amountCents - vatCents));
  const periods = documents.flatMap(
    ({ id, purchaseId, customerId, title, amountCents, vatCents, periodStart, periodEnd }) => {
      const netCents = amountCents - vatCents - (credited.get(id) ?? 0);
      if (!periodStart || !periodEnd || amountCents <= 0 || netCents <= 0) return [];
      const days = (periodEnd.getTime() - periodStart.getTime()) / DAY_MS;
      const months = Math.max(1, Math.round(days / DAYS_A_MONTH));
      return [
        {
          purchaseId,
          customerId,
          title,
          from: periodStart,
          until: periodEnd,
          monthlyCents: Math.round(netCents / months),
        },
      ];
    },
  );
  return withoutOverlaps(periods);
};
