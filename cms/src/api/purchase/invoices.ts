import type { Core } from '@strapi/strapi';
import { strToU8 } from 'fflate';
import type { Readable } from 'node:stream';
import {
  ADMIN_LIMITS,
  type BookTotals,
  type Cents,
  type InvoicedReceipt,
  type InvoiceRefusal,
  type ListInvoices,
  type Locale,
  type Month,
  type TransmissionState,
} from '../../contract';
import { endOfRomeMonth, startOfRomeDay } from '../../domain/chatbot/rome-time';
import { bookAmounts, isUnproven, NO_AMOUNTS, unionConsumersCents } from '../../domain/purchase/book-amounts';
import { sha256 } from '../../domain/purchase/book-chain';
import { engines } from '../../engines';
import { INVOICE_MEDIA_TYPE, type InvoiceFile } from '../../engines/invoicing';
import { ApiError } from '../../http/api-error';
import { zipStream, type ZipEntry } from '../../http/zip-stream';
import { booksCsv, BOOKS_FILE, type BookLine } from '../../locales/books-csv';
import { latestTransmissions } from './exchange/transmissions';
import { contentOf, findReceipt, problemsOf, WITH_PURCHASE, type DocumentedReceipt } from './receipt-of';
import { receiptPdf } from './receipt-pdf';
import { RECEIPT, toReceipt } from './receipt-row';
import { writeInvoice } from './write-invoice';

const READ_AT_ONCE = 200;

const keptInvoice = ({ invoiceName, invoiceXml }: DocumentedReceipt): InvoiceFile | null =>
  invoiceName !== null && invoiceXml !== null
    ? { name: invoiceName, mediaType: INVOICE_MEDIA_TYPE, content: invoiceXml }
    : null;

/** The electronic invoices of receipts, for administrators: routes let nobody else in. */
export const invoices = (strapi: Core.Strapi) => {
  /** A month's receipts in the order of their numbers, some at a time. */
  async function* receiptsOf(month: Month): AsyncGenerator<DocumentedReceipt> {
    const from = startOfRomeDay(`${month}-01`);
    for (let after = 0; ;) {
      const rows = await strapi.db.query(RECEIPT).findMany({
        where: { issuedAt: { $gte: from, $lt: endOfRomeMonth(from) }, id: { $gt: after } },
        orderBy: { id: 'asc' },
        populate: WITH_PURCHASE,
        limit: READ_AT_ONCE,
      });
      for (const { purchase, ...row } of rows) if (purchase) yield { ...row, purchase };
      const last = rows.at(-1);
      if (!last || rows.length < READ_AT_ONCE) return;
      after = last.id;
    }
  }

  /** The invoice as it was made; one that could not be made with its document is made now, once and for all. */
  const fileOf = async (row: DocumentedReceipt): Promise<InvoiceFile | null> => {
    const storedInvoice = keptInvoice(row);
    if (storedInvoice) return storedInvoice;
    const file = writeInvoice(strapi, row);
    if (!file) return null;
    const made = { invoiceName: file.name, invoiceXml: file.content, invoiceDigest: sha256(file.content) };
    const { count } = await strapi.db
      .query(RECEIPT)
      .updateMany({ where: { id: row.id, invoiceXml: { $null: true } }, data: made });
    return count === 1 ? file : keptInvoice(await findReceipt(strapi, row.documentId));
  };

  /** What a calendar year has sold to private persons of other member states. */
  const unionConsumersOf = async (year: string): Promise<Cents> => {
    const issuedAt = {
      $gte: startOfRomeDay(`${year}-01-01`),
      $lt: startOfRomeDay(`${Number(year) + 1}-01-01`),
    };
    let sum = 0;
    for (let after = 0; ;) {
      const rows = await strapi.db.query(RECEIPT).findMany({
        select: ['id', 'amountCents', 'vatCents', 'snapshot'],
        where: { issuedAt, id: { $gt: after } },
        orderBy: { id: 'asc' },
        limit: READ_AT_ONCE,
      });
      for (const row of rows) sum += unionConsumersCents(row);
      const last = rows.at(-1);
      if (!last || rows.length < READ_AT_ONCE) return sum;
      after = last.id;
    }
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

  async function* entriesOf(month: Month, locale: Locale): AsyncGenerator<ZipEntry> {
    const lines: BookLine[] = [];
    for await (const row of receiptsOf(month)) {
      const file = await fileOf(row);
      if (file) yield { path: file.name, content: [strToU8(file.content)] };
      const pdf = await receiptPdf(strapi, row);
      yield { path: `pdf/${pdf.name}`, content: [pdf.content] };
      const { title, method, buyer, corrects, tax } = contentOf(row);
      const latest = await latestTransmissions(strapi, [row.id]);
      lines.push({
        receipt: toReceipt(row),
        amounts: bookAmounts(row),
        title,
        method,
        buyer,
        tax,
        corrects: corrects?.number ?? '',
        file: file?.name ?? '',
        pdf: pdf.name,
        exchange: latest.get(row.id)?.state ?? null,
      });
    }
    yield { path: `${BOOKS_FILE[locale]}-${month}.csv`, content: [strToU8(booksCsv(lines, locale))] };
  }

  return {
    /** What a month's archive will hold, and why it will not hold the rest. */
    async month({ month }: ListInvoices['query']): Promise<ListInvoices['response']> {
      const refused: InvoicedReceipt[] = [];
      let total = 0;
      let ready = 0;
      let unproven = 0;
      const totals: BookTotals = { ...NO_AMOUNTS };
      const transmissions: Partial<Record<TransmissionState, number>> = {};
      for await (const row of receiptsOf(month)) {
        total += 1;
        const amounts = bookAmounts(row);
        for (const name of Object.keys(totals) as (keyof BookTotals)[]) totals[name] += amounts[name];
        if (isUnproven(row)) unproven += 1;
        const state = (await latestTransmissions(strapi, [row.id])).get(row.id)?.state;
        if (state) transmissions[state] = (transmissions[state] ?? 0) + 1;
        if (problemsOf(row).length === 0) ready += 1;
        else if (refused.length < ADMIN_LIMITS.refusedInvoices) refused.push(toInvoiced(row));
      }
      const { exchange, vatRegistry } = engines(strapi);
      return {
        data: refused,
        meta: {
          total,
          ready,
          totals,
          exchange: exchange.kind === 'export' ? 'export' : exchange.intermediary.name,
          transmissions,
          vatRegistry: vatRegistry !== null,
          unproven,
          unionConsumersCents: await unionConsumersOf(month.slice(0, 4)),
        },
      };
    },

    /** The month's invoices as an archive, made while it is sent. */
    archive: (month: Month, locale: Locale): Readable => zipStream(entriesOf(month, locale)),

    /** The invoice of one receipt. */
    async file(receiptId: string): Promise<InvoiceFile> {
      const row = await findReceipt(strapi, receiptId);
      const file = await fileOf(row);
      if (!file)
        throw new ApiError('CONFLICT', {
          reason: 'not-invoiceable',
          problems: problemsOf(row),
        } satisfies InvoiceRefusal);
      return file;
    },
  };
};
