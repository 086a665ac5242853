import type { Cents, Instant, One } from './common';

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

/** A month as `2026-11`, on Rome's calendar. */
export type Month = string;
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/**
 * `GET /api/admin/invoices?month=` (administrators): the receipts of a month of which no invoice can be made, the first ones in the
 * order of their numbers, and how many there are in all and ready to be invoices.
 * `GET /api/admin/invoices/export?month=` answers those that are ready as FatturaPA files in a ZIP, with a CSV
 * of every document of the month beside them.
 */
export interface ListInvoices {
  query: { month: Month };
  response: { data: InvoicedReceipt[]; meta: { total: number; ready: number; totals: BookTotals } };
}

/** What the documents of a time come to; credit notes are taken off. */
export interface BookTotals {
  netCents: Cents;
  vatCents: Cents;
  totalCents: Cents;
}

/**
 * Why a document is not what was written: its number does not follow, what it says or its hash was changed (`changed`), it is not behind
 * the document that it was written behind (`link`), its buyer or its electronic invoice is another one, or it was never sealed.
 */
export const BOOK_PROBLEMS = ['gap', 'changed', 'link', 'buyer', 'file', 'unsealed'] as const;
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
