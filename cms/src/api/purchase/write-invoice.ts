import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { InvoiceFile } from '../../engines/invoicing';
import { contentOf, problemsOf } from './receipt-of';
import type { ReceiptRow } from './receipt-row';
import { toInvoice } from './to-invoice';

/** The electronic invoice of a receipt, written anew; null where none can be made. */
export const writeInvoice = (strapi: Core.Strapi, row: ReceiptRow): InvoiceFile | null => {
  if (problemsOf(row).length > 0) return null;
  const invoice = toInvoice(row, contentOf(row));
  return invoice && engines(strapi).invoicing.write(invoice);
};
