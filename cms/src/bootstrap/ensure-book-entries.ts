import type { Core } from '@strapi/strapi';
import { writeBookEntries } from '../api/purchase/book-entries';
import { CUSTOMER_OF_DOCUMENT } from '../api/purchase/booked-documents';
import { holdNumbering } from '../api/purchase/hold-numbering';

const AT_ONCE = 1000;

interface StaleDocument {
  id: number;
  purchase_id: number | null;
  owner_id: number | null;
}

const present = (ids: (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

/**
 * Documents from before the figures had entries get theirs, and what was changed behind our back (an account that was deleted in the
 * panel) is counted anew.
 */
export const ensureBookEntries = async (strapi: Core.Strapi): Promise<void> => {
  const knex = strapi.db.connection;
  for (let after = 0; ;) {
    const stale: StaleDocument[] = await knex('receipts as r')
      .leftJoin('purchases as p', 'p.id', 'r.purchase_id')
      .leftJoin('book_entries as e', 'e.receipt_row', 'r.id')
      .where('r.id', '>', after)
      .whereRaw(
        `(e.id is null or e.customer <> ${CUSTOMER_OF_DOCUMENT} or e.title <> coalesce(p.product_title, ''))`,
      )
      .orderBy('r.id')
      .limit(AT_ONCE)
      .select('r.id', 'r.purchase_id', 'p.owner_id');
    const last = stale.at(-1);
    if (!last) break;
    await strapi.db.transaction(async ({ trx }) => {
      await holdNumbering(strapi, trx);
      await writeBookEntries(trx, {
        ownerIds: present(stale.map(({ owner_id: id }) => id)),
        purchaseRowIds: present(
          stale.map(({ owner_id: owner, purchase_id: id }) => (owner === null ? id : null)),
        ),
        receiptRowIds: present(stale.map(({ purchase_id: purchase, id }) => (purchase === null ? id : null))),
      });
    });
    after = last.id;
  }
  await knex('book_customers as c')
    .whereNotExists(knex('book_entries as e').whereRaw('e.customer = c.customer').select('e.id'))
    .del();
};
