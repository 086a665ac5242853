import type { Core } from '@strapi/strapi';
import type { Cents, Receipt } from '../../contract';
import { dateOfIssue } from '../../domain/purchase/date-of-issue';
import { bookedPayments, type BookedPayment } from '../../domain/purchase/refund';
import { transmitNewReceipt } from './exchange/transmit-new-receipt';
import { receiptSnapshot, type CorrectedBuyer } from './receipt-snapshot';
import { RECEIPT, toReceipt, type ReceiptRow } from './receipt-row';
import { sealReceipt } from './seal-receipt';

/** Any number will do, as long as nothing else in the database uses it. */
const NUMBERING_LOCK = 727_002;

/** What a receipt is about; below zero for money that was given back. */
interface Issue {
  purchaseRowId: number;
  amountCents: Cents;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** Of a credit note: the row of the receipt whose money went back. */
  corrects?: number | null;
  /** Of a document that is written anew: who it is made out to in place of who the order names. */
  buyer?: CorrectedBuyer;
}

/** The year that Italian books are in at this instant. */
const yearInRome = (instant: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Rome' }).format(instant));

/** The numbered receipts of what was paid and given back. */
export const receipts = (strapi: Core.Strapi) => {
  /** Newest first. */
  const rowsOf = (purchaseRowId: number): Promise<ReceiptRow[]> =>
    strapi.db.query(RECEIPT).findMany({
      where: { purchase: { id: purchaseRowId } },
      orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
    });

  const payments = async (purchaseRowId: number): Promise<BookedPayment[]> => {
    const rows: (ReceiptRow & { corrects: { id: number } | null })[] = await strapi.db
      .query(RECEIPT)
      .findMany({
        where: { purchase: { id: purchaseRowId } },
        orderBy: { id: 'asc' },
        populate: ['corrects'],
      });
    return bookedPayments(
      rows.map(({ id, amountCents, periodEnd, corrects }) => ({
        id,
        amountCents,
        periodEnd: periodEnd === null ? null : new Date(periodEnd),
        corrects: corrects?.id ?? null,
      })),
    );
  };
  return {
    rowsOf,

    /** Newest first. */
    async of(purchaseRowId: number): Promise<Receipt[]> {
      return (await rowsOf(purchaseRowId)).map(toReceipt);
    },

    /** What came for a purchase, the oldest first, and how much of it went back. */
    payments,

    /** What a refund gives back: what is left of the latest payment. Null where no money came. */
    async refundable(purchaseRowId: number): Promise<{ amountCents: Cents } | null> {
      const latest = (await payments(purchaseRowId)).at(-1);
      return latest ? { amountCents: latest.paidCents - latest.creditedCents } : null;
    },

    /**
     * Writes the next receipt of the year, in the transaction of the payment it is about. The number is taken under a lock
     * that the transaction holds to its end: one that is rolled back leaves no gap, and two at once get two numbers.
     */
    async issue({
      purchaseRowId,
      amountCents,
      periodStart,
      periodEnd,
      corrects = null,
      buyer,
    }: Issue): Promise<Receipt> {
      return strapi.db.transaction(async ({ trx }) => {
        // SQLite has one connection: whoever is in a transaction is alone.
        if (strapi.db.dialect.client === 'postgres')
          await trx.raw(`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
        const latest = (await trx('receipts').max('issued_at as at').first()) as
          { at: string | number | Date | null } | undefined;
        const issuedAt = dateOfIssue(new Date(), latest?.at ? new Date(latest.at) : null);
        const year = yearInRome(issuedAt);
        const last = (await trx('receipts').where({ year }).max('number as number').first()) as
          { number: number | null } | undefined;
        const snapshot = await receiptSnapshot(strapi, {
          purchaseRowId,
          amountCents,
          correctsRowId: corrects,
          buyer,
        });
        const vat = snapshot.tax.vatCents;
        const data = {
          purchase: purchaseRowId,
          year,
          number: Number(last?.number ?? 0) + 1,
          issuedAt,
          amountCents,
          vatCents: amountCents < 0 ? -vat : vat,
          periodStart,
          periodEnd,
          corrects,
          snapshot,
        };
        const row: ReceiptRow = await strapi.db.query(RECEIPT).create({ data });
        await transmitNewReceipt(strapi, await sealReceipt(strapi, row), corrects);
        return toReceipt(row);
      });
    },
  };
};
