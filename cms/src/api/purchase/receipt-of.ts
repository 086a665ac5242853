import type { Core } from '@strapi/strapi';
import type { PaymentMethod, BillingData } from '../../contract';
import { ApiError } from '../../http/api-error';
import type { OrderOwner } from './order-row';
import { RECEIPT, type ReceiptRow } from './receipts';

/** A receipt with all that its documents say. */
export type DocumentedReceipt = ReceiptRow & {
  corrects: ReceiptRow | null;
  purchase: {
    id: number;
    documentId: string;
    productTitle: string | null;
    method: PaymentMethod;
    billing: BillingData | null;
    owner: OrderOwner | null;
  };
};

export const WITH_PURCHASE = { purchase: { populate: ['owner'] }, corrects: true };

/** One receipt; of one's own, when its buyer asks. Throws NOT_FOUND. */
export const findReceipt = async (
  strapi: Core.Strapi,
  id: string,
  buyer?: { purchaseId: string; ownerId: number },
): Promise<DocumentedReceipt> => {
  const row:
    (Omit<DocumentedReceipt, 'purchase'> & { purchase: DocumentedReceipt['purchase'] | null }) | null =
    await strapi.db.query(RECEIPT).findOne({ where: { documentId: id }, populate: WITH_PURCHASE });
  const purchase = row?.purchase;
  if (!row || !purchase) throw new ApiError('NOT_FOUND');
  const isTheirs =
    !buyer || (purchase.documentId === buyer.purchaseId && purchase.owner?.id === buyer.ownerId);
  if (!isTheirs) throw new ApiError('NOT_FOUND');
  return { ...row, purchase };
};

/** The receipt whose money another one gives back; of those from before it was written, the last payment before them. */
export const takenBackBy = async (
  strapi: Core.Strapi,
  { id, amountCents, purchase, corrects }: DocumentedReceipt,
): Promise<ReceiptRow | null> =>
  amountCents > 0
    ? null
    : (corrects ??
      strapi.db.query(RECEIPT).findOne({
        where: { purchase: { id: purchase.id }, amountCents: { $gt: 0 }, id: { $lt: id } },
        orderBy: { id: 'desc' },
      }));
