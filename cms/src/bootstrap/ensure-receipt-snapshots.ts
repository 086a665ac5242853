import type { Core } from '@strapi/strapi';
import { sellerNow, type FiscalSnapshot } from '../domain/purchase/fiscal-snapshot';
import { RECEIPT, toReceipt, type ReceiptRow } from '../api/purchase/receipt-row';
import type { PurchaseRow } from '../api/purchase/to-purchase';
import { readSettings } from '../settings';

const BATCH = 200;

type OldReceipt = ReceiptRow & { purchase: PurchaseRow | null; corrects: ReceiptRow | null };

/** Receipts from before they said everything themselves say now what was made of them until today. */
export const ensureReceiptSnapshots = async (strapi: Core.Strapi): Promise<void> => {
  const query = strapi.db.query(RECEIPT);
  const seller = sellerNow(readSettings().operator);

  /** A credit note that does not say of what is of the payment before it. */
  const correctedBy = async ({
    id,
    amountCents,
    purchase,
    corrects,
  }: OldReceipt): Promise<ReceiptRow | null> =>
    amountCents > 0 || !purchase
      ? null
      : (corrects ??
        query.findOne({
          where: { purchase: { id: purchase.id }, amountCents: { $gt: 0 }, id: { $lt: id } },
          orderBy: { id: 'desc' },
        }));

  for (let after = 0; ;) {
    const rows: OldReceipt[] = await query.findMany({
      where: { snapshot: { $null: true }, id: { $gt: after } },
      orderBy: { id: 'asc' },
      populate: ['purchase', 'corrects'],
      limit: BATCH,
    });
    for (const row of rows) {
      const corrected = await correctedBy(row);
      const document = corrected && toReceipt(corrected);
      const snapshot: FiscalSnapshot = {
        seller,
        buyer: row.purchase?.billing ?? null,
        title: row.purchase?.productTitle ?? '',
        method: row.purchase?.method ?? 'card',
        corrects: document && { number: document.number, issuedAt: document.issuedAt },
      };
      await query.update({ where: { id: row.id }, data: { snapshot, corrects: corrected?.id ?? null } });
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
};
