import type { Knex } from 'knex';
import type { BusinessRow } from '../../contract';
import { instantOf } from '../../database/date-of';
import type { RowRange } from './business-orders';

interface DocumentRow {
  id: number;
  document_id: string;
  year: number;
  number: number;
  issued_at: string | number | Date;
  amount_cents: number;
  title: string | null;
  customer: string | null;
  purchase: string;
  period_until: string | number | Date | null;
  monthly_cents: number | null;
}

const asDocument = (row: DocumentRow): BusinessRow => ({
  id: row.document_id,
  at: instantOf(row.issued_at),
  name: `${row.year}/${row.number}`,
  customer: row.customer ?? '',
  title: row.title ?? '',
  amountCents: row.amount_cents,
});
const asPeriod = (row: DocumentRow): BusinessRow => ({
  id: row.purchase,
  at: instantOf(row.period_until ?? row.issued_at),
  name: '',
  customer: row.customer ?? '',
  title: row.title ?? '',
  amountCents: row.monthly_cents,
});

/** Some entries of the books in full: chosen by the entries' own indexes, and only then joined with what they are of. */
const rowsOf = async (
  knex: Knex,
  {
    entries,
    order,
    range: { offset, limit },
    as,
  }: {
    entries: Knex.QueryBuilder;
    order: 'asc' | 'desc';
    range: RowRange;
    as: (row: DocumentRow) => BusinessRow;
  },
): Promise<{ rows: BusinessRow[]; total: number }> => {
  const [counted]: { total?: number | string }[] = await entries.clone().count({ total: '*' });
  const total = Number(counted?.total ?? 0);
  const page = entries
    .clone()
    .select('e.*')
    .orderBy('e.receipt_row', order)
    .offset(offset)
    // SQLite takes no offset without a limit.
    .limit(limit ?? total)
    .as('e');
  const rows: DocumentRow[] = await knex
    .from(page)
    .join('receipts as r', 'r.id', 'e.receipt_row')
    .leftJoin('purchases as p', 'p.id', 'r.purchase_id')
    .leftJoin('up_users as u', 'u.id', 'p.owner_id')
    .orderBy('r.id', order)
    .select(
      'r.id',
      'r.document_id',
      'r.year',
      'r.number',
      'r.issued_at',
      'r.amount_cents',
      'e.title',
      'u.email as customer',
      'e.purchase',
      'e.period_until',
      'e.monthly_cents',
    );
  return { rows: rows.map(as), total };
};

/** The documents and periods that the figures of the books are made of. */
export const bookRows = (knex: Knex, range: RowRange) => {
  const entries = () => knex('book_entries as e');
  const running = (instant: Date) =>
    entries().where('e.period_from', '<=', instant).where('e.period_until', '>', instant);
  return {
    /** Newest first. */
    documents: (filter: { month?: string; title?: string }) => {
      const query = entries();
      if (filter.month !== undefined) query.where('e.month', filter.month);
      if (filter.title !== undefined) query.where('e.title', filter.title);
      return rowsOf(knex, { entries: query, order: 'desc', range, as: asDocument });
    },

    ofCoupon: (code: string) =>
      rowsOf(knex, {
        entries: entries().whereIn(
          'e.purchase',
          knex('purchases').where({ coupon_code: code }).select('document_id'),
        ),
        order: 'desc',
        range,
        as: asDocument,
      }),

    /** Of whoever first paid in a month. */
    ofCohort: (month: string) =>
      rowsOf(knex, {
        entries: entries().whereIn(
          'e.customer',
          knex('book_customers').where({ first_month: month }).select('customer'),
        ),
        order: 'desc',
        range,
        as: asDocument,
      }),

    running: (instant: Date) =>
      rowsOf(knex, { entries: running(instant), order: 'asc', range, as: asPeriod }),

    /** What ran at the beginning of a span, of subscriptions that did not at its end. */
    ended: ({ from, until }: { from: Date; until: Date }) =>
      rowsOf(knex, {
        entries: running(from)
          .where('e.period_until', '<=', until)
          .whereNotExists(
            knex('book_entries as o')
              .whereRaw('o.purchase = e.purchase')
              .where('o.run_from', '<=', until)
              .where('o.run_until', '>', until)
              .select('o.id'),
          ),
        order: 'asc',
        range,
        as: asPeriod,
      }),
  };
};
