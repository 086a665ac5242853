import type { Core } from '@strapi/strapi';
import type { Caller } from '../../http/context';
import { findReceipt } from './receipt-of';
import { receiptPdf, type ReceiptPdf } from './receipt-pdf';

/** A receipt as a PDF; without `purchaseId` anybody's, for administrators. */
export const printReceipt = async (
  strapi: Core.Strapi,
  { id: ownerId }: Caller,
  id: string,
  purchaseId?: string,
): Promise<ReceiptPdf> =>
  receiptPdf(
    strapi,
    await findReceipt(strapi, id, purchaseId === undefined ? undefined : { purchaseId, ownerId }),
    ownerId,
  );
