import type { Core } from '@strapi/strapi';
import { RECEIPT, type ReceiptRow } from '../api/purchase/receipt-row';
import { sealReceipt } from '../api/purchase/seal-receipt';

const BATCH = 200;

/** Documents from before the books were sealed are sealed as they stand, in the order in which they were written. */
export const ensureBookChain = async (strapi: Core.Strapi): Promise<void> => {
  for (let after = 0; ;) {
    const rows: ReceiptRow[] = await strapi.db.query(RECEIPT).findMany({
      where: { seal: { $null: true }, id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    for (const row of rows) await sealReceipt(strapi, row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
};
