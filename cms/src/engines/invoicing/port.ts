import type { Cents, Day } from '../../contract';

export interface InvoiceAddress {
  street: string;
  postalCode: string;
  city: string;
  /** `MI`; '' where it is not known or not in Italy. */
  province: string;
}

/** Who sells, with the tax regime by its code (`RF01`: the ordinary one). */
export interface InvoiceSeller {
  name: string;
  vatNumber: string;
  /** '' where it is the VAT number. */
  taxCode: string;
  regime: string;
  address: InvoiceAddress;
}

/** Who buys. Codes that a customer has not are ''. */
export interface InvoiceBuyer {
  name: string;
  /** Two letters, `IT`. */
  country: string;
  /** Without the letters of its country. */
  vatNumber: string;
  taxCode: string;
  address: InvoiceAddress;
  /** 7 characters, or the 6 of a public office. */
  recipientCode: string;
  pec: string;
}

/** What a public office orders by: its order or contract, the tender (CIG) and the project (CUP). Codes that it has not are ''. */
export interface OfficeOrder {
  number: string;
  cig: string;
  cup: string;
}

/** The VAT of a line: a rate, or why there is none: the code of its nature and the law that says so. */
export type InvoiceTax =
  { percent: number; vatCents: Cents } | { percent: 0; vatCents: 0; nature: string; law: string };

export interface InvoiceLine {
  description: string;
  /** Of what is sold for a time: its first and last day. */
  period: { from: Day; to: Day } | null;
  netCents: Cents;
  tax: InvoiceTax;
}

/** One document about money that came or went back. Amounts are above zero in both. */
export interface Invoice {
  kind: 'invoice' | 'credit-note';
  /** `2026/17`: the number that its reader sees, and the two that it is made of. */
  number: string;
  year: number;
  sequence: number;
  day: Day;
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  /** Null where no public office buys, or none of its codes is known. */
  officeOrder: OfficeOrder | null;
  lines: InvoiceLine[];
  /** Stamp duty that the seller pays on the document; 0 where none is due. */
  stampCents: Cents;
  /** True where its buyer pays the VAT to the Treasury, and the seller the rest. */
  splitPayment: boolean;
  /** How an invoice was paid. */
  method: 'card' | 'transfer';
  /** Of a credit note: the invoice that it takes back. */
  refersTo: { number: string; day: Day } | null;
}

export const INVOICE_MEDIA_TYPE = 'application/xml; charset=utf-8';

export interface InvoiceFile {
  /** As the exchange system wants it: the sender's code and a number used once. */
  name: string;
  mediaType: string;
  content: string;
}

/** Writes invoices in a country's electronic form. */
export interface InvoiceWriter {
  write(invoice: Invoice): InvoiceFile;
}
