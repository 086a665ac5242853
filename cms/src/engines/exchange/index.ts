import type { Settings } from '../../settings';
import { createInvoicetronic } from './invoicetronic';
import type { InvoiceExchange } from './port';

export { ExchangeRefusal } from './port';
export type { InvoiceExchange, InvoiceIntermediary } from './port';

/** The intermediary whose key the settings hold; without one, invoices are exported by a person. */
export const createInvoiceExchange = (settings: Settings['exchange']): InvoiceExchange =>
  settings.apiKey === ''
    ? { kind: 'export' }
    : { kind: 'intermediary', intermediary: createInvoicetronic(settings) };
