import type { Core } from '@strapi/strapi';
import { strToU8 } from 'fflate';
import type { Readable } from 'node:stream';
import {
  ADMIN_LIMITS,
  type InvoicedReceipt,
  type InvoiceRefusal,
  type ListInvoices,
  type Month,
} from '../../contract';
import { endOfRomeMonth, startOfRomeDay } from '../../domain/chatbot/rome-time';
import { engines } from '../../engines';
import type { InvoiceFile } from '../../engines/invoicing';
import { ApiError } from '../../http/api-error';
import { zipStream, type ZipEntry } from '../../http/zip-stream';
import { contentOf, findReceipt, problemsOf, WITH_PURCHASE, type DocumentedReceipt } from './receipt-of';
import { RECEIPT, toReceipt } from './receipts';
import { toInvoice } from './to-invoice';

const READ_AT_ONCE = 200;

/** The electronic invoices of receipts, for administrators: routes let nobody else in. */
export const invoices = (strapi: Core.Strapi) => {
  /** A month's receipts in the order of their numbers, some at a time. */
  async function* receiptsOf(month: Month): AsyncGenerator<DocumentedReceipt> {
    const from = startOfRomeDay(`${month}-01`);
    for (let after = 0; ;) {
      const rows: DocumentedReceipt[] = await strapi.db.query(RECEIPT).findMany({
        where: { issuedAt: { $gte: from, $lt: endOfRomeMonth(from) }, id: { $gt: after } },
        orderBy: { id: 'asc' },
        populate: WITH_PURCHASE,
        limit: READ_AT_ONCE,
      });
      for (const row of rows) if (row.purchase) yield row;
      const last = rows.at(-1);
      if (!last || rows.length < READ_AT_ONCE) return;
      after = last.id;
    }
  }

  const fileOf = (row: DocumentedReceipt): InvoiceFile | null => {
    if (problemsOf(row).length > 0) return null;
    const invoice = toInvoice(row, contentOf(row));
    return invoice && engines(strapi).invoicing.write(invoice);
  };

  const toInvoiced = (row: DocumentedReceipt): InvoicedReceipt => {
    const { id, number, issuedAt, amountCents, vatCents } = toReceipt(row);
    const { title, buyer } = contentOf(row);
    return {
      id,
      number,
      issuedAt,
      amountCents,
      vatCents,
      productTitle: title,
      customer: buyer?.fullName ?? '',
      problems: problemsOf(row),
    };
  };

  async function* entriesOf(month: Month): AsyncGenerator<ZipEntry> {
    for await (const row of receiptsOf(month)) {
      const file = fileOf(row);
      if (file) yield { path: file.name, content: [strToU8(file.content)] };
    }
  }

  return {
    /** What a month's archive will hold, and why it will not hold the rest. */
    async month({ month }: ListInvoices['query']): Promise<ListInvoices['response']> {
      const refused: InvoicedReceipt[] = [];
      let total = 0;
      let ready = 0;
      for await (const row of receiptsOf(month)) {
        total += 1;
        if (problemsOf(row).length === 0) ready += 1;
        else if (refused.length < ADMIN_LIMITS.refusedInvoices) refused.push(toInvoiced(row));
      }
      return { data: refused, meta: { total, ready } };
    },

    /** The month's invoices as an archive, made while it is sent. */
    archive: (month: Month): Readable => zipStream(entriesOf(month)),

    /** The invoice of one receipt. */
    async file(receiptId: string): Promise<InvoiceFile> {
      const row = await findReceipt(strapi, receiptId);
      const file = fileOf(row);
      if (!file)
        throw new ApiError('CONFLICT', {
          reason: 'not-invoiceable',
          problems: problemsOf(row),
        } satisfies InvoiceRefusal);
      return file;
    },
  };
};
