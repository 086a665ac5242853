import type { Core } from '@strapi/strapi';
import type { AdminReceipt } from '../../contract';
import { completeBilling } from '../../domain/purchase/billing';
import { exchangeStatuses } from './exchange/transmissions';
import { problemsOf } from './receipt-of';
import { RECEIPT, toReceipt } from './receipt-row';
import { receipts } from './receipts';
import { canReissue } from './reissue-document';

/** An order's documents, newest first, with what an administrator can do about each. */
export const adminReceipts = async (strapi: Core.Strapi, purchaseRowId: number): Promise<AdminReceipt[]> => {
  const rows = await strapi.db.query(RECEIPT).findMany({
    where: { purchase: { id: purchaseRowId } },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
    populate: ['corrects'],
  });
  const [statuses, payments] = [
    await exchangeStatuses(strapi, rows),
    await receipts(strapi).payments(purchaseRowId),
  ];
  return rows.map((row) => ({
    ...toReceipt(row),
    problems: problemsOf(row),
    exchange: statuses.get(row.id) ?? { transmission: null, refusal: 'no-intermediary' },
    canReissue: canReissue(row.id, payments),
    buyer: row.snapshot?.buyer ? completeBilling(row.snapshot.buyer) : null,
  }));
};
