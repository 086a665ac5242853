import type { Core } from '@strapi/strapi';
import type { BillingData, InvoiceProblem, Locale, PaymentMethod } from '../../contract';
import { completeBilling } from '../../domain/purchase/billing';
import type { CorrectedDocument } from '../../domain/purchase/fiscal-snapshot';
import { invoiceProblems, type InvoicingOperator } from '../../domain/purchase/invoice-problems';
import type { TaxTreatment } from '../../domain/purchase/tax-treatment';
import type { VatCheck } from '../../domain/purchase/vat-check';
import { ApiError } from '../../http/api-error';
import { readSettings } from '../../settings';
import { RECEIPT, type ReceiptRow } from './receipt-row';

/** A receipt with the purchase that it is of; what it says is in its snapshot. */
export type DocumentedReceipt = ReceiptRow & {
  purchase: { id: number; documentId: string; owner: { id: number } | null };
};

export const WITH_PURCHASE = { purchase: { populate: ['owner'] } } as const;

/** One receipt; of one's own, when its buyer asks. Throws NOT_FOUND. */
export const findReceipt = async (
  strapi: Core.Strapi,
  id: string,
  buyer?: { purchaseId: string; ownerId: number },
): Promise<DocumentedReceipt> => {
  const row = await strapi.db.query(RECEIPT).findOne({ where: { documentId: id }, populate: WITH_PURCHASE });
  const purchase = row?.purchase;
  if (!row || !purchase) throw new ApiError('NOT_FOUND');
  const isTheirs =
    !buyer || (purchase.documentId === buyer.purchaseId && purchase.owner?.id === buyer.ownerId);
  if (!isTheirs) throw new ApiError('NOT_FOUND');
  return { ...row, purchase };
};

/** All that a receipt, and the invoice made of it, says beside its number and amounts. */
export interface DocumentContent {
  seller: InvoicingOperator;
  buyer: BillingData | null;
  title: string;
  method: PaymentMethod;
  corrects: CorrectedDocument | null;
  /** Null in documents from before regimes and countries were told apart: they bear the ordinary VAT. */
  tax: TaxTreatment | null;
  vatCheck: VatCheck | null;
  /** The language that it is printed in. */
  locale: Locale;
}

/** A receipt's content as it was when it was written; the seller is today's where the settings did not say enough then. */
export const contentOf = ({ snapshot }: Pick<ReceiptRow, 'snapshot'>): DocumentContent => ({
  seller: snapshot?.seller ?? readSettings().operator,
  buyer: snapshot?.buyer ? completeBilling(snapshot.buyer) : null,
  title: snapshot?.title ?? '',
  method: snapshot?.method ?? 'card',
  corrects: snapshot?.corrects ?? null,
  tax: snapshot?.tax ?? null,
  vatCheck: snapshot?.vatCheck ?? null,
  locale: snapshot?.locale ?? 'it',
});

/** Why no invoice can be made of a receipt. */
export const problemsOf = (receipt: Pick<ReceiptRow, 'snapshot'>): InvoiceProblem[] => {
  const { seller, buyer } = contentOf(receipt);
  return invoiceProblems(seller, buyer);
};
