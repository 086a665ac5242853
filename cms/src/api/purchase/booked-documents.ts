import type { Knex } from 'knex';
import { dateOf } from '../../database/date-of';
import type { BookedDocument } from '../../domain/business/paid-periods';

interface Row {
  id: number;
  document_id: string;
  issued_at: string | number | Date;
  amount_cents: number;
  vat_cents: number;
  period_start: string | number | Date | null;
  period_end: string | number | Date | null;
  corrects_id: number | null;
  purchase: string | null;
  product_title: string | null;
  customer: string;
}

/** Of an account that is gone, each order is a customer: nothing ties them together any more. */
export const CUSTOMER_OF_DOCUMENT = 'coalesce(cast(p.owner_id as varchar(20)), p.document_id, r.document_id)';

/** Documents with what their figures are counted by, in the order in which they were written. */
const select = async (
  knex: Knex,
  narrow: (query: Knex.QueryBuilder) => Knex.QueryBuilder<object, Row[]>,
): Promise<BookedDocument[]> => {
  const query = knex('receipts as r')
    .leftJoin('purchases as p', 'p.id', 'r.purchase_id')
    .orderBy('r.id')
    .select(
      'r.id',
      'r.document_id',
      'r.issued_at',
      'r.amount_cents',
      'r.vat_cents',
      'r.period_start',
      'r.period_end',
      'r.corrects_id',
      'p.document_id as purchase',
      'p.product_title',
      knex.raw(`${CUSTOMER_OF_DOCUMENT} as customer`),
    );
  const rows: Row[] = await narrow(query);
  return rows.map((row) => ({
    id: row.id,
    purchaseId: row.purchase ?? row.document_id,
    customerId: row.customer,
    title: row.product_title ?? '',
    issuedAt: new Date(row.issued_at),
    amountCents: row.amount_cents,
    vatCents: row.vat_cents,
    periodStart: dateOf(row.period_start),
    periodEnd: dateOf(row.period_end),
    corrects: row.corrects_id,
  }));
};

/** Whose documents: an account's, an order's that has none any more, or one whose order is gone too. */
export interface Buyers {
  ownerIds: readonly number[];
  purchaseRowIds: readonly number[];
  receiptRowIds: readonly number[];
}

/** All documents of some buyers. */
export const documentsOf = async (
  knex: Knex,
  { ownerIds, purchaseRowIds, receiptRowIds }: Buyers,
): Promise<BookedDocument[]> => {
  // One query for each: with an `or` between two tables every row would be read.
  const found = [
    ownerIds.length > 0 ? await select(knex, (query) => query.whereIn('p.owner_id', [...ownerIds])) : [],
    purchaseRowIds.length > 0
      ? await select(knex, (query) =>
          query.whereIn('r.purchase_id', [...purchaseRowIds]).whereNull('p.owner_id'),
        )
      : [],
    receiptRowIds.length > 0
      ? await select(knex, (query) => query.whereIn('r.id', [...receiptRowIds]).whereNull('r.purchase_id'))
      : [],
  ];
  return found.flat();
};
