import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { CHAIN_START, sealDocument } from '../../domain/purchase/book-chain';
import { writeInvoice } from './write-invoice';
import { RECEIPT, toBookDocument, type ReceiptRow } from './receipt-row';

/** The hash of the document before this one. */
const previousHash = async (strapi: Core.Strapi, id: number): Promise<string> => {
  const previous: ReceiptRow | null = await strapi.db
    .query(RECEIPT)
    .findOne({ where: { id: { $lt: id } }, orderBy: { id: 'desc' } });
  return previous?.seal?.hash ?? CHAIN_START;
};

/**
 * Makes a document's electronic invoice where one can be made, and seals both behind the document before. Of documents that are
 * written one after the other: their transaction holds the numbering. Answers the document as it stands now.
 */
export const sealReceipt = async (strapi: Core.Strapi, row: ReceiptRow): Promise<ReceiptRow> => {
  const query = strapi.db.query(RECEIPT);
  // Times as the database keeps them are what is verified later.
  const stored: ReceiptRow = (await query.findOne({ where: { id: row.id } })) as ReceiptRow;
  const file = stored.invoiceXml === null ? writeInvoice(strapi, stored) : null;
  const document = { ...toBookDocument(stored), invoiceXml: file?.content ?? stored.invoiceXml };
  const seal = sealDocument(document, await previousHash(strapi, stored.id), randomBytes(16).toString('hex'));
  const data = {
    seal,
    invoiceName: file?.name ?? stored.invoiceName,
    invoiceXml: document.invoiceXml,
    invoiceDigest: seal.invoiceDigest,
  };
  await query.update({ where: { id: stored.id }, data });
  return { ...stored, ...data };
};
