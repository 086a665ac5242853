import {
  DESIGN_DEFAULTS,
  type BillingData,
  type BillingPeriod,
  type ChatbotDesign,
  type PaymentMethod,
  type Purchase,
  type PurchaseStatus,
} from '../../contract';
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
  /** Of credits: the messages that were ordered, and the chatbot they are for. */
  creditMessages: number | null;
  chatbot?: { id: number; installId: string; design: Partial<ChatbotDesign> | null } | null;
}

/** The messages that an order is about, and for whom; null where it is about something else. */
export const creditsOf = ({
  creditMessages,
  chatbot,
}: Pick<PurchaseRow, 'creditMessages' | 'chatbot'>): Purchase['credits'] =>
  creditMessages && chatbot
    ? {
        messages: creditMessages,
        chatbotId: chatbot.installId,
        chatbotName: chatbot.design?.displayName || DESIGN_DEFAULTS.displayName,
      }
    : null;

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
  credits: creditsOf(row),
});
