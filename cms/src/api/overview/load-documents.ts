import type { Core } from '@strapi/strapi';
import { dateOf } from '../../database/date-of';
import type { BookedDocument } from '../../domain/business/figures';

/** A document with what its row shows. */
export interface NamedDocument extends BookedDocument {
  documentId: string;
  number: string;
  customer: string;
  couponCode: string | null;
}

interface Row {
  id: number;
  document_id: string;
  year: number;
  number: number;
  issued_at: string | number | Date;
  amount_cents: number;
  vat_cents: number;
  period_start: string | number | Date | null;
  period_end: string | number | Date | null;
  corrects_id: number | null;
  purchase: string | null;
  product_title: string | null;
  coupon_code: string | null;
  owner_id: number | null;
  customer: string | null;
}

/** Every document of the books, without its files: some columns of each, in the order in which they were written. */
export const loadDocuments = async (strapi: Core.Strapi): Promise<NamedDocument[]> => {
  const knex = strapi.db.connection;
  const rows: Row[] = await knex('receipts as r')
    .leftJoin('purchases as p', 'p.id', 'r.purchase_id')
    .leftJoin('up_users as u', 'u.id', 'p.owner_id')
    .orderBy('r.id')
    .select(
      'r.id',
      'r.document_id',
      'r.year',
      'r.number',
      'r.issued_at',
      'r.amount_cents',
      'r.vat_cents',
      'r.period_start',
      'r.period_end',
      'r.corrects_id',
      'p.document_id as purchase',
      'p.product_title',
      'p.coupon_code',
      'p.owner_id',
      'u.email as customer',
    );
  return rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    number: `${row.year}/${row.number}`,
    purchaseId: row.purchase ?? row.document_id,
    // Of an account that is gone, each order is a customer: nothing ties them together any more.
    customerId: String(row.owner_id ?? row.purchase ?? row.document_id),
    customer: row.customer ?? '',
    couponCode: row.coupon_code,
    title: row.product_title ?? '',
    issuedAt: new Date(row.issued_at),
    amountCents: row.amount_cents,
    vatCents: row.vat_cents,
    periodStart: dateOf(row.period_start),
    periodEnd: dateOf(row.period_end),
    corrects: row.corrects_id,
  }));
};
