import { createFatturaPa } from './fatturapa-xml';
import type { InvoiceWriter } from './port';

export { INVOICE_MEDIA_TYPE } from './port';
export type { InvoiceFile, InvoiceWriter } from './port';

/** The writer of electronic invoices: Italy's form is the only one so far. */
export const createInvoiceWriter = (): InvoiceWriter => createFatturaPa();
