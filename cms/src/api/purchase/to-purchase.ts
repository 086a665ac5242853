import type { BillingData, BillingPeriod, PaymentMethod, Purchase, PurchaseStatus } from '../../contract';
import { productImage, type ProductRow } from '../product/to-product';

/** A purchase as its table holds it, with its product when that still exists. */
export interface PurchaseRow {
  id: number;
  documentId: string;
  state: PurchaseStatus;
  method: PaymentMethod;
  priceCents: number;
  vatCents: number;
  billingPeriod: BillingPeriod;
  productTitle: string | null;
  purchasedAt: string | Date;
  paidAt: string | Date | null;
  billing: BillingData | null;
  transferReference: string | null;
  product?: ProductRow | null;
}

/** Row → contract, in one place. The title is the one it was sold under, whatever the product is called today. */
export const toPurchase = (row: PurchaseRow, installationId: string | null): Purchase => ({
  id: row.documentId,
  status: row.state,
  method: row.method,
  priceCents: row.priceCents,
  billingPeriod: row.billingPeriod,
  purchasedAt: new Date(row.purchasedAt).toISOString(),
  installationId,
  product: {
    id: row.product?.documentId ?? '',
    slug: row.product?.slug ?? '',
    kind: row.product?.kind ?? 'service',
    title: row.productTitle ?? row.product?.title ?? '',
    imageUrl: row.product ? productImage(row.product) : null,
  },
});
