import type { Core } from '@strapi/strapi';
import type { BillingData, Cents } from '../../contract';
import { VAT_PERCENT, vatWithin } from '../../domain/purchase/amounts';
import { sellerNow, type FiscalSnapshot } from '../../domain/purchase/fiscal-snapshot';
import { exemptTreatment, taxTreatment, type TaxTreatment } from '../../domain/purchase/tax-treatment';
import { isCheckOf, type VatCheck } from '../../domain/purchase/vat-check';
import { readSettings } from '../../settings';
import { PURCHASE, type OrderRow } from './order-row';
import { RECEIPT, toReceipt, type ReceiptRow } from './receipt-row';

/** A credit note is taxed as what it takes back was, whatever the seller's regime is by then; null where it takes nothing back. */
const creditedTax = (corrected: ReceiptRow | null, amountCents: Cents): TaxTreatment | null => {
  if (!corrected) return null;
  const total = Math.abs(amountCents);
  const tax = corrected.snapshot?.tax;
  if (tax?.exemption) return exemptTreatment(total, tax.exemption);
  return {
    percent: VAT_PERCENT,
    vatCents: vatWithin(total),
    exemption: null,
    stampCents: 0,
    ...(tax?.splitPayment ? { splitPayment: true } : {}),
  };
};

/** Who a document is made out to that is written anew, and what the Union's register says of them. */
export interface CorrectedBuyer {
  billing: BillingData;
  vatCheck: VatCheck | null;
}

interface SnapshotRequest {
  purchaseRowId: number;
  amountCents: Cents;
  /** Of a credit note: the row of the document that it corrects. */
  correctsRowId: number | null;
  buyer?: CorrectedBuyer;
}

/**
 * What the next document of a purchase says: the order's data or, where they went with the account, those of the document that it
 * corrects or that was written before it.
 */
export const receiptSnapshot = async (
  strapi: Core.Strapi,
  { purchaseRowId, amountCents, correctsRowId, buyer: rewritten }: SnapshotRequest,
): Promise<FiscalSnapshot & { tax: TaxTreatment }> => {
  const query = strapi.db.query(RECEIPT);
  const order: Pick<OrderRow, 'billing' | 'productTitle' | 'method' | 'owner' | 'vatCheck'> | null =
    await strapi.db.query(PURCHASE).findOne({ where: { id: purchaseRowId }, populate: ['owner'] });
  const corrected: ReceiptRow | null = correctsRowId
    ? await query.findOne({ where: { id: correctsRowId } })
    : null;
  const before: ReceiptRow | null =
    corrected ??
    (await query.findOne({ where: { purchase: { id: purchaseRowId } }, orderBy: { id: 'desc' } }));
  const corrects = corrected && toReceipt(corrected);
  const { operator } = readSettings();
  const buyer =
    rewritten?.billing ?? corrected?.snapshot?.buyer ?? order?.billing ?? before?.snapshot?.buyer ?? null;
  const known = rewritten ? rewritten.vatCheck : (order?.vatCheck ?? before?.snapshot?.vatCheck ?? null);
  const vatCheck = known && buyer && isCheckOf(known, buyer) ? known : null;
  return {
    seller: sellerNow(operator),
    buyer,
    tax:
      creditedTax(corrected, amountCents) ??
      taxTreatment(Math.abs(amountCents), { regime: operator.taxRegime, buyer, vatCheck }),
    title: order?.productTitle ?? '',
    method: order?.method ?? 'card',
    vatCheck,
    locale: order?.owner?.language ?? before?.snapshot?.locale ?? 'it',
    corrects: corrects && { number: corrects.number, issuedAt: corrects.issuedAt },
  };
};
