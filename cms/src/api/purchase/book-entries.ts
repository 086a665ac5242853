import type { Knex } from 'knex';
import { newRow } from '../../database/new-row';
import { bookCustomer, bookEntries, type BookEntry } from '../../domain/business/book-entries';
import type { BookedDocument } from '../../domain/business/paid-periods';
import { documentsOf, type Buyers } from './booked-documents';

const AT_ONCE = 200;

const entryRow = ({ document, month, period, run }: BookEntry, now: Date): Record<string, unknown> =>
  newRow(
    'api::purchase.book-entry',
    {
      receiptRow: document.id,
      purchase: document.purchaseId,
      customer: document.customerId,
      title: document.title,
      month,
      amountCents: document.amountCents,
      vatCents: document.vatCents,
      periodFrom: period?.from ?? null,
      periodUntil: period?.until ?? null,
      monthlyCents: period?.monthlyCents ?? null,
      runFrom: run?.from ?? null,
      runUntil: run?.until ?? null,
      nextRunFrom: run?.nextFrom ?? null,
    },
    now,
  );

const upsert = async (
  knex: Knex,
  { table, key, rows }: { table: string; key: string; rows: Record<string, unknown>[] },
): Promise<void> => {
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await knex(table)
      .insert(rows.slice(start, start + AT_ONCE))
      .onConflict(key)
      .merge(Object.keys(rows[0] ?? {}).filter((column) => !['document_id', 'created_at'].includes(column)));
};

/**
 * Writes what the figures are summed from, of all documents of some buyers. In a transaction that holds the numbering: a document
 * and its entry are there together or not at all. A buyer's documents are few, and are all counted anew: what one document says of
 * a period changes with the credit notes and periods that come after it.
 */
export const writeBookEntries = async (knex: Knex, buyers: Buyers, now = new Date()): Promise<void> => {
  const documents = await documentsOf(knex, buyers);
  const ofCustomer = new Map<string, BookedDocument[]>();
  for (const document of documents) {
    const known = ofCustomer.get(document.customerId);
    if (known) known.push(document);
    else ofCustomer.set(document.customerId, [document]);
  }
  const entries = [...ofCustomer.values()].flatMap(bookEntries).map((entry) => entryRow(entry, now));
  const customers = [...ofCustomer.values()].flatMap((those) => {
    const customer = bookCustomer(those);
    if (!customer) return [];
    const { customerId, firstMonth, activeMonths } = customer;
    return [newRow('api::purchase.book-customer', { customer: customerId, firstMonth, activeMonths }, now)];
  });
  await upsert(knex, { table: 'book_entries', key: 'receipt_row', rows: entries });
  await upsert(knex, { table: 'book_customers', key: 'customer', rows: customers });
  // Whoever left takes their documents along, each with an order that is a customer by itself.
  const gone = buyers.ownerIds.map(String).filter((customer) => !ofCustomer.has(customer));
  if (gone.length > 0) await knex('book_customers').whereIn('customer', gone).del();
};

/** The same for whoever bought by an order. */
export const writeBookEntriesOf = async (knex: Knex, purchaseRowId: number): Promise<void> => {
  const order: { owner_id: number | null } | undefined = await knex('purchases')
    .where({ id: purchaseRowId })
    .first('owner_id');
  const ownerId = order?.owner_id ?? null;
  await writeBookEntries(knex, {
    ownerIds: ownerId === null ? [] : [ownerId],
    purchaseRowIds: ownerId === null ? [purchaseRowId] : [],
    receiptRowIds: [],
  });
};
