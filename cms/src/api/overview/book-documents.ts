import type { Core } from '@strapi/strapi';
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
  purchase_id: number | null;
  purchase: string | null;
  product_title: string | null;
  owner_id: number | null;
}

/** Documents that one statement reads: SQLite holds up everything else while it runs. */
const AT_ONCE = 5000;
/** Orders that one statement names. */
const ORDERS_AT_ONCE = 500;

const toDocument = (row: Row): BookedDocument => ({
  id: row.id,
  purchaseId: row.purchase ?? row.document_id,
  // Of an account that is gone, each order is a customer: nothing ties them together any more.
  customerId: String(row.owner_id ?? row.purchase ?? row.document_id),
  title: row.product_title ?? '',
  issuedAt: new Date(row.issued_at),
  amountCents: row.amount_cents,
  vatCents: row.vat_cents,
  periodStart: dateOf(row.period_start),
  periodEnd: dateOf(row.period_end),
  corrects: row.corrects_id,
});

/** Rows in the order of their orders, each order's together. */
const byOrder = (rows: readonly Row[]): BookedDocument[][] => {
  const orders: BookedDocument[][] = [];
  let last: number | null = null;
  for (const row of rows) {
    if (row.purchase_id === null || row.purchase_id !== last) orders.push([]);
    orders.at(-1)?.push(toDocument(row));
    last = row.purchase_id;
  }
  return orders;
};

/** The documents of the books without their files: what figures are counted by, order by order. */
export const bookDocuments = (strapi: Core.Strapi) => {
  const knex = strapi.db.connection;
  const read = (): Knex.QueryBuilder =>
    knex('receipts as r')
      .leftJoin('purchases as p', 'p.id', 'r.purchase_id')
      .select(
        'r.id',
        'r.document_id',
        'r.issued_at',
        'r.amount_cents',
        'r.vat_cents',
        'r.period_start',
        'r.period_end',
        'r.corrects_id',
        'r.purchase_id',
        'p.document_id as purchase',
        'p.product_title',
        'p.owner_id',
      );

  return {
    /** The latest one; documents are written one after the other, so that those after it are new. */
    async latest(): Promise<number> {
      const row = (await knex('receipts').max('id as id').first()) as { id: number | null } | undefined;
      return Number(row?.id ?? 0);
    },

    /** All up to one. */
    async *all(upTo: number): AsyncGenerator<BookedDocument[]> {
      const known = ({ id }: Row): boolean => id <= upTo;
      const alone = (await read().whereNull('r.purchase_id').orderBy('r.id')) as Row[];
      yield* byOrder(alone.filter(known));
      for (let after = 0; ;) {
        // Without a limit on `id`: SQLite would go by that, and sort all documents for each page.
        const rows = (await read()
          .where('r.purchase_id', '>', after)
          .orderBy('r.purchase_id')
          .orderBy('r.id')
          .limit(AT_ONCE)) as Row[];
        const lastOrder = rows.at(-1)?.purchase_id;
        if (lastOrder === undefined || lastOrder === null) return;
        // The last order of a full page may go on behind it; one that fills a page alone is all that there is room for.
        const isCut = rows.length === AT_ONCE && rows[0]?.purchase_id !== lastOrder;
        const whole = isCut ? rows.filter(({ purchase_id: order }) => order !== lastOrder) : rows;
        yield* byOrder(whole.filter(known));
        if (rows.length < AT_ONCE) return;
        after = whole.at(-1)?.purchase_id ?? lastOrder;
      }
    },

    /** Of the orders that documents after one and up to another are about: all that they have. */
    async *since(after: number, upTo: number): AsyncGenerator<BookedDocument[]> {
      yield* byOrder(
        (await read()
          .where('r.id', '>', after)
          .where('r.id', '<=', upTo)
          .whereNull('r.purchase_id')
          .orderBy('r.id')) as Row[],
      );
      const orders = (await knex('receipts')
        .where('id', '>', after)
        .where('id', '<=', upTo)
        .whereNotNull('purchase_id')
        .distinct()
        .pluck('purchase_id')) as number[];
      for (let start = 0; start < orders.length; start += ORDERS_AT_ONCE)
        yield* byOrder(
          (await read()
            .where('r.id', '<=', upTo)
            .whereIn('r.purchase_id', orders.slice(start, start + ORDERS_AT_ONCE))
            .orderBy('r.purchase_id')
            .orderBy('r.id')) as Row[],
        );
    },

    /** Orders that lost their account, the oldest first, by what tells whether there are others now. */
    async anonymous(): Promise<{ stamp: string; orders: () => Promise<string[]> }> {
      const those = () => knex('purchases').whereNull('owner_id');
      const row = (await those().count('* as count').sum('id as sum').first()) as
        { count: number | string; sum: number | string | null } | undefined;
      return {
        stamp: `${row?.count ?? 0}:${row?.sum ?? 0}`,
        orders: () => those().pluck('document_id') as Promise<string[]>,
      };
    },
  };
};
