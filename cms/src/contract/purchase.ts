import type { Cents, Instant, One } from './common';
import type { BillingPeriod, ProductKind } from './product';

export const PAYMENT_METHODS = ['card', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `paid` is shown green, everything else yellow (spec/customer-app.md §4). */
export const PURCHASE_STATUSES = [
  'pending',
  'paid',
  'failed',
  'expiring',
  'unpaid',
  'cancelled',
  'expired',
  'refunded',
  'withdrawn',
] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** What was bought: one row per order, with the price as it was that day. */
export interface Purchase {
  id: string;
  status: PurchaseStatus;
  method: PaymentMethod;
  priceCents: Cents;
  billingPeriod: BillingPeriod;
  purchasedAt: Instant;
  /** Where the product opens once paid; null before. */
  installationId: string | null;
  product: { id: string; slug: string; kind: ProductKind; title: string; imageUrl: string | null };
  /** Of credits: how many messages, and the chatbot that gets them; null for everything else. */
  credits: { messages: number; chatbotId: string; chatbotName: string } | null;
}

/** Billing data of the checkout form (spec/customer-app.md §3). Country defaults to `Italia`. */
export interface BillingData {
  email: string;
  fullName: string;
  address: string;
  city: string;
  postalCode: string;
  country: string;
}

/** `GET /api/purchases` (mine, newest first) */
export interface ListPurchases {
  response: { data: Purchase[] };
}
/** What the buyer writes on the bank's form, and the day until which the order waits. */
export interface TransferDetails {
  iban: string;
  payee: string;
  reference: string;
  amountCents: Cents;
  expiresAt: Instant;
}
/** One purchase alone. `transfer` is there while its bank transfer is awaited. */
export interface PurchaseDetail extends Purchase {
  transfer: TransferDetails | null;
}
/** `GET /api/purchases/:id` */
export interface GetPurchase {
  response: One<PurchaseDetail>;
}
/**
 * `POST /api/purchases/:id/mark-paid` (administrators): the money of a bank transfer has arrived. Saying it again changes
 * nothing; an order by card, given back or withdrawn is a CONFLICT with `reason`.
 */
export interface MarkPurchasePaid {
  response: One<Purchase>;
}
/** `POST /api/purchases`, header `Idempotency-Key` required. The price is the database's. */
export interface CreatePurchase {
  /** `chatbotId`: for credits, the caller's own chatbot that gets them; required there, refused elsewhere. `productId` may be a slug. */
  request: { productId: string; method: PaymentMethod; billing: BillingData; chatbotId?: string };
  response: { data: { purchase: Purchase; next: PaymentStep } };
}
/** What the buyer does next: go to the provider's page, transfer money, or nothing (free products). */
export type PaymentStep =
  { kind: 'redirect'; url: string } | ({ kind: 'transfer' } & TransferDetails) | { kind: 'done' };

/** `GET /api/payments/sandbox/:sessionId`: what the sandbox's hosted page shows. */
export interface SandboxSession {
  response: {
    data: {
      id: string;
      title: string;
      amountCents: Cents;
      status: 'open' | 'complete' | 'declined' | 'abandoned';
      returnUrl: string;
    };
  };
}
/** `POST /api/payments/sandbox/:sessionId` */
export interface SettleSandboxSession {
  request: { outcome: 'succeed' | 'decline' | 'abandon' };
  response: { data: { status: 'complete' | 'declined' | 'abandoned'; returnUrl: string } };
}
