import type { BillingData, Instant, Locale, PaymentMethod } from '../../contract';
import type { TaxTreatment } from './tax-treatment';
import type { VatCheck } from './vat-check';
import { operatorProblems, type InvoicingOperator } from './invoice-problems';

/** How many years documents are kept (Codice civile, art. 2220), also of who has left (GDPR, art. 17.3.b). */
export const FISCAL_YEARS = 10;

/** The receipt whose money a credit note gives back, as that names it. */
export interface CorrectedDocument {
  number: string;
  issuedAt: Instant;
}

/** All that a document says beside its number and its amounts, as it was when it was written: neither account nor settings change it. */
export interface FiscalSnapshot {
  /** Null while the settings did not say enough: then the seller is who they name when it is made. */
  seller: InvoicingOperator | null;
  /** Null where nobody gave any data, or the years for which they are kept are over. */
  buyer: BillingData | null;
  title: string;
  method: PaymentMethod;
  corrects: CorrectedDocument | null;
  /** How it is taxed; documents from before regimes and countries were told apart bear the ordinary VAT. */
  tax?: TaxTreatment;
  /** What the Union's register said of the buyer, where a document without VAT depends on it. */
  vatCheck?: VatCheck | null;
  /** The language that it is printed in: its buyer's. */
  locale?: Locale;
}

/** The seller that a document keeps; null while an invoice could not be made with what is known. */
export const sellerNow = (operator: InvoicingOperator): InvoicingOperator | null => {
  const { name, address, vatNumber, taxCode, taxRegime } = operator;
  return operatorProblems(operator).length === 0 ? { name, address, vatNumber, taxCode, taxRegime } : null;
};

/** The instant before which documents need not be kept any more. */
export const keptSince = (now: Date): Date => {
  const since = new Date(now);
  // Whole years of the books: the last entry of a year counts for all of it.
  since.setUTCFullYear(since.getUTCFullYear() - FISCAL_YEARS, 0, 1);
  since.setUTCHours(0, 0, 0, 0);
  return since;
};

/** How many days an order that nobody has paid is kept once its account is gone: a transfer may be on its way. */
export const UNPAID_ORDER_DAYS = 30;
