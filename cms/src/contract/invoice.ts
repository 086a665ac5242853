import type { Cents, Instant, One } from './common';
import type { BillingData } from './billing';

/**
 * Why an electronic invoice of a receipt cannot be made. `operator-*`: the server's settings; `customer-*`: the billing data, which
 * are gone with the account (`customer-erased`).
 */
export const INVOICE_PROBLEMS = [
  'operator-name',
  'operator-vat-number',
  'operator-address',
  'operator-regime',
  'customer-erased',
  'customer-name',
  'customer-address',
  'customer-country',
  'customer-tax-code',
  'customer-vat-number',
  'customer-delivery',
] as const;
export type InvoiceProblem = (typeof INVOICE_PROBLEMS)[number];

/** A receipt, as administrators see it: the invoice, or the credit note, that is made of it. */
export interface InvoicedReceipt {
  id: string;
  /** `2026/17` */
  number: string;
  issuedAt: Instant;
  /** Below zero for money that was given back. */
  amountCents: Cents;
  vatCents: Cents;
  productTitle: string;
  /** '' where the account is gone. */
  customer: string;
  /** Empty when the invoice can be made. */
  problems: InvoiceProblem[];
}

/**
 * What has become of an invoice on its way through the exchange system (SdI). `waiting`: not handed over yet; `failed`: the intermediary
 * refused the file; `rejected`: the exchange system did, and the invoice counts as not issued; `not-delivered`: it lies in the buyer's
 * tax drawer. Of public offices: `accepted`, `refused`, and `expired` where one has not answered in time, which is as good as accepted.
 */
export const TRANSMISSION_STATES = [
  'waiting',
  'failed',
  'sent',
  'rejected',
  'not-delivered',
  'delivered',
  'accepted',
  'refused',
  'expired',
] as const;
export type TransmissionState = (typeof TRANSMISSION_STATES)[number];

/** An invoice's latest transmission. */
export interface Transmission {
  state: TransmissionState;
  /** Since when. */
  at: Instant;
  /** Why it was refused; '' where nobody said. */
  reason: string;
  fileName: string;
  /** 1 the first time. */
  attempt: number;
}

/** Why an invoice is not handed to the exchange system (again) now. */
export const TRANSMISSION_REFUSALS = [
  'no-intermediary',
  'not-invoiceable',
  'on-its-way',
  'too-late',
  'too-often',
  'of-a-rejected-invoice',
] as const;
export type TransmissionRefusal = (typeof TRANSMISSION_REFUSALS)[number];

/** How an invoice stands with the exchange system. */
export interface ExchangeStatus {
  /** Null where it was never handed over from here. */
  transmission: Transmission | null;
  /** Null where it may be handed over now. */
  refusal: TransmissionRefusal | null;
}

/**
 * `POST /api/admin/receipts/:receipt/transmissions` (administrators): hands an invoice to the exchange system; one that was rejected
 * again, with its number and date, within five days. What may not be is a CONFLICT with `reason`.
 */
export interface TransmitInvoice {
  response: One<ExchangeStatus>;
}

/**
 * `POST /api/admin/receipts/:receipt/reissue` (administrators): the way to correct a document that is issued: a credit note takes it
 * back, and a new one with other billing data stands in its place. A document that is credited already is a CONFLICT `credited`.
 */
export interface ReissueDocument {
  request: { billing: BillingData; note: string };
  response: One<{ creditNote: string; document: string }>;
}

/** `POST /api/invoices/exchange/webhook`: signed by the intermediary; only a bell, what happened is then asked for. */
export interface ExchangeWebhook {
  response: { received: true };
}

/** A month as `2026-11`, on Rome's calendar. */
export type Month = string;
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** A time that books are closed for, on Rome's calendar: a month, a quarter or a year, `2026-11`, `2026-Q4`, `2026`. */
export type BookPeriod = string;
export const isBookPeriod = (text: string): boolean => isMonth(text) || /^20\d\d(-Q[1-4])?$/.test(text);

/**
 * `GET /api/admin/invoices?period=` (administrators): the receipts of a period of which no invoice can be made, the first ones in the
 * order of their numbers, and how many there are in all and ready to be invoices.
 * `GET /api/admin/invoices/export?period=` answers those that are ready as FatturaPA files in a ZIP, every document as a PDF, and a CSV
 * of all of them.
 */
export interface ListInvoices {
  query: { period: BookPeriod };
  response: {
    data: InvoicedReceipt[];
    meta: {
      total: number;
      ready: number;
      totals: BookTotals;
      /** Who hands invoices to the exchange system: nobody (`export`), or the intermediary of that name. */
      exchange: string;
      /** The invoices of the period that were handed over, by what became of them. */
      transmissions: Partial<Record<TransmissionState, number>>;
      /** True where VAT numbers of the Union are looked up in its register. */
      vatRegistry: boolean;
      /** Documents of the period without VAT whose buyer's number the register has not confirmed. */
      unproven: number;
      /**
       * What the period's calendar year has sold, without VAT, to private persons of other member states. Above `ONE_STOP_SHOP_CENTS` their
       * countries' VAT is due, through the one-stop shop (OSS), which is not handled here.
       */
      unionConsumersCents: Cents;
    };
  };
}

/** What the documents of a time come to; credit notes are taken off. */
export interface BookTotals {
  netCents: Cents;
  vatCents: Cents;
  totalCents: Cents;
  /** Of the VAT, what public offices pay to the Treasury. */
  splitVatCents: Cents;
  /** What buyers pay the seller: the total without that. */
  toPayCents: Cents;
  /** Stamp duty that the seller owes. */
  stampCents: Cents;
}

/** Sales of a year to private persons of other member states up to which Italy's VAT is theirs (DPR 633/1972, art. 7-octies). */
export const ONE_STOP_SHOP_CENTS: Cents = 10_000_00;

/**
 * Why a document is not what was written: its number does not follow, what it says or its hash was changed (`changed`), it is not behind
 * the document that it was written behind (`link`), its buyer, its electronic invoice or its PDF is another one, or it was never sealed.
 */
export const BOOK_PROBLEMS = ['gap', 'changed', 'link', 'buyer', 'file', 'pdf', 'unsealed'] as const;
export type BookProblem = (typeof BOOK_PROBLEMS)[number];

/** `GET /api/admin/books` (administrators): every document of the books is read, and its hash computed again. */
export interface VerifyBooks {
  response: One<{
    documents: number;
    /** The first ones. */
    problems: { number: string; problems: BookProblem[] }[];
    /** How many documents have any. */
    wrong: number;
    /** Of the last document. */
    lastHash: string;
    checkedAt: Instant;
  }>;
}
/**
 * `GET /api/admin/receipts/:id/invoice`: the FatturaPA file of one receipt. One that cannot be made is a CONFLICT with its `problems`.
 * `GET /api/admin/receipts/:id/pdf` and, for its buyer, `GET /api/purchases/:id/receipts/:receipt/pdf`: the receipt to print.
 */
export interface InvoiceRefusal {
  reason: 'not-invoiceable';
  problems: InvoiceProblem[];
}
