import type { Receipt } from '../../contract';
import { instantOf } from '../../database/date-of';
import type { Row } from '../../database/row';
import type { BookDocument, Seal } from '../../domain/purchase/book-chain';
import type { FiscalSnapshot } from '../../domain/purchase/fiscal-snapshot';

export const RECEIPT = 'api::purchase.receipt';

export interface ReceiptRow extends Row<typeof RECEIPT> {
  /** Null only for a moment: receipts from before it get theirs at the next start. */
  snapshot: FiscalSnapshot | null;
  /** Null only for a moment, as above. */
  seal: Seal | null;
  /** The electronic invoice as it was made, once; null while none can be, and when its years are over. */
  invoiceName: string | null;
  invoiceXml: string | null;
  invoiceDigest: string | null;
  /** Of the PDF that was printed once; null until then. */
  pdfDigest: string | null;
}

/** Row → contract, in one place. */
export const toReceipt = (row: ReceiptRow): Receipt => ({
  id: row.documentId,
  number: `${row.year}/${row.number}`,
  issuedAt: instantOf(row.issuedAt),
  amountCents: row.amountCents,
  vatCents: row.vatCents,
  periodStart: instantOf(row.periodStart),
  periodEnd: instantOf(row.periodEnd),
});

/** What a receipt's hash covers. */
export const toBookDocument = (row: ReceiptRow): BookDocument => ({
  year: row.year,
  number: row.number,
  issuedAt: instantOf(row.issuedAt),
  amountCents: row.amountCents,
  vatCents: row.vatCents,
  periodStart: instantOf(row.periodStart),
  periodEnd: instantOf(row.periodEnd),
  snapshot: row.snapshot,
  invoiceXml: row.invoiceXml,
});
