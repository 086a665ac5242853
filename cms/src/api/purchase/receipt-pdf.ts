import type { Core } from '@strapi/strapi';
import { newRow } from '../../database/new-row';
import { sha256 } from '../../domain/purchase/book-chain';
import { engines } from '../../engines';
import { receiptWords } from '../../locales/receipt';
import { receiptDocument } from '../../templates/receipt/receipt-document';
import { contentOf, problemsOf, type DocumentedReceipt } from './receipt-of';
import { RECEIPT, toReceipt, type ReceiptRow } from './receipt-row';

export const RECEIPT_FILE = 'api::purchase.receipt-file';
const AT_ONCE = 50;

export interface ReceiptPdf {
  name: string;
  content: Buffer;
}

const storedPdf = async (strapi: Core.Strapi, receiptRowId: number): Promise<ReceiptPdf | null> => {
  const row = await strapi.db.query(RECEIPT_FILE).findOne({ where: { receipt: { id: receiptRowId } } });
  return row && { name: row.name, content: Buffer.from(row.content, 'base64') };
};

const render = async (strapi: Core.Strapi, row: ReceiptRow, reader: number): Promise<ReceiptPdf> => {
  const receipt = toReceipt(row);
  const { seller, buyer: billing, title, method, corrects, tax, vatCheck, locale } = contentOf(row);
  const document = receiptDocument({
    receipt,
    takenBack: corrects && corrects.number,
    title,
    method,
    billing,
    tax,
    vatCheck,
    seller,
    locale,
  });
  return {
    name: `${receiptWords[locale].fileName}-${receipt.number.replace('/', '-')}.pdf`,
    content: Buffer.from(await engines(strapi).reports.render(document, reader)),
  };
};

/** True for a document that says everything: what it lacks may yet be set right, and its PDF is drawn when somebody asks. */
const isComplete = (row: ReceiptRow): boolean => row.snapshot !== null && problemsOf(row).length === 0;

/**
 * A document as it was printed, once, from what it said when it was written: another template, or another name of the seller, changes
 * nothing any more. In its buyer's language. `reader` waits for it; 0 when nobody does.
 */
export const receiptPdf = async (
  strapi: Core.Strapi,
  row: DocumentedReceipt | ReceiptRow,
  reader = 0,
): Promise<ReceiptPdf> => {
  const stored = await storedPdf(strapi, row.id);
  if (stored) return stored;
  const pdf = await render(strapi, row, reader);
  if (!isComplete(row)) return pdf;
  const content = pdf.content.toString('base64');
  await strapi.db.transaction(async ({ trx }) => {
    // Of two that print at once the first one's is the document.
    const written: unknown[] = await trx('receipt_files')
      .insert(newRow(RECEIPT_FILE, { receiptId: row.id, name: pdf.name, content }, new Date()))
      .onConflict('receipt_id')
      .ignore()
      .returning('id');
    if (written.length > 0)
      await strapi.db.query(RECEIPT).update({ where: { id: row.id }, data: { pdfDigest: sha256(content) } });
  });
  return (await storedPdf(strapi, row.id)) ?? pdf;
};

/** The digests of the stored PDFs of some documents, by their rows. */
export const pdfDigests = async (
  strapi: Core.Strapi,
  receiptRowIds: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await strapi.db
    .query(RECEIPT_FILE)
    .findMany({ where: { receipt: { id: { $in: [...receiptRowIds] } } }, populate: ['receipt'] });
  return new Map(rows.flatMap(({ receipt, content }) => (receipt ? [[receipt.id, sha256(content)]] : [])));
};

/** Prints the documents that nobody has asked for yet, the oldest first. */
export const printReceipts = async (strapi: Core.Strapi, signal: AbortSignal): Promise<void> => {
  for (let after = 0; ;) {
    const rows: ReceiptRow[] = await strapi.db.query(RECEIPT).findMany({
      where: { pdfDigest: { $null: true }, invoiceXml: { $notNull: true }, id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: AT_ONCE,
    });
    for (const row of rows) {
      signal.throwIfAborted();
      await receiptPdf(strapi, row);
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
};
