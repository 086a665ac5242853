import type { Core } from '@strapi/strapi';
import { strToU8 } from 'fflate';
import type { Readable } from 'node:stream';
import {
  ADMIN_LIMITS,
  type BookPeriod,
  type BookTotals,
  type Cents,
  type InvoicedReceipt,
  type InvoiceRefusal,
  type ListInvoices,
  type Locale,
  type TransmissionState,
} from '../../contract';
import { bookAmounts, isUnproven, NO_AMOUNTS, unionConsumersCents } from '../../domain/purchase/book-amounts';
import { sha256 } from '../../domain/purchase/book-chain';
import { bookSpan } from '../../domain/purchase/book-period';
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
  /** A period's receipts in the order of their numbers, some at a time. */
  async function* receiptsOf(period: BookPeriod): AsyncGenerator<DocumentedReceipt[]> {
    const { from, until } = bookSpan(period);
    for (let after = 0; ;) {
      const rows = await strapi.db.query(RECEIPT).findMany({
        where: { issuedAt: { $gte: from, $lt: until }, id: { $gt: after } },
        orderBy: { id: 'asc' },
        populate: WITH_PURCHASE,
        limit: READ_AT_ONCE,
      });
      yield rows.flatMap(({ purchase, ...row }) => (purchase ? [{ ...row, purchase }] : []));
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
    const { from, until } = bookSpan(year);
    let sum = 0;
    for (let after = 0; ;) {
      const rows = await strapi.db.query(RECEIPT).findMany({
        select: ['id', 'amountCents', 'vatCents', 'snapshot'],
        where: { issuedAt: { $gte: from, $lt: until }, id: { $gt: after } },
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

  const latestOf = (rows: readonly DocumentedReceipt[]) =>
    latestTransmissions(
      strapi,
      rows.map(({ id }) => id),
    );

  async function* entriesOf(period: BookPeriod, locale: Locale): AsyncGenerator<ZipEntry> {
    const lines: BookLine[] = [];
    for await (const rows of receiptsOf(period)) {
      const latest = await latestOf(rows);
      for (const row of rows) {
        const file = await fileOf(row);
        if (file) yield { path: file.name, content: [strToU8(file.content)] };
        const pdf = await receiptPdf(strapi, row);
        yield { path: `pdf/${pdf.name}`, content: [pdf.content] };
        const { title, method, buyer, corrects, tax } = contentOf(row);
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
    }
    yield { path: `${BOOKS_FILE[locale]}-${period}.csv`, content: [strToU8(booksCsv(lines, locale))] };
  }

  return {
    /** What a period's archive will hold, and why it will not hold the rest. */
    async period({ period }: ListInvoices['query']): Promise<ListInvoices['response']> {
      const refused: InvoicedReceipt[] = [];
      let total = 0;
      let ready = 0;
      let unproven = 0;
      const totals: BookTotals = { ...NO_AMOUNTS };
      const transmissions: Partial<Record<TransmissionState, number>> = {};
      for await (const rows of receiptsOf(period)) {
        const latest = await latestOf(rows);
        total += rows.length;
        for (const row of rows) {
          const amounts = bookAmounts(row);
          for (const name of Object.keys(totals) as (keyof BookTotals)[]) totals[name] += amounts[name];
          if (isUnproven(row)) unproven += 1;
          const state = latest.get(row.id)?.state;
          if (state) transmissions[state] = (transmissions[state] ?? 0) + 1;
          if (problemsOf(row).length === 0) ready += 1;
          else if (refused.length < ADMIN_LIMITS.refusedInvoices) refused.push(toInvoiced(row));
        }
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
          unionConsumersCents: await unionConsumersOf(period.slice(0, 4)),
        },
      };
    },

    /** The period's invoices as an archive, made while it is sent. */
    archive: (period: BookPeriod, locale: Locale): Readable => zipStream(entriesOf(period, locale)),

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
