import type { BillingData, CustomerKind } from './billing';
import type { ChatbotIdentity } from './chatbot';
import type { Cents, Day, Instant, One } from './common';
import type { BillingPeriod, ProductKind } from './product';

export const PAYMENT_METHODS = ['card', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * `paid` is shown green, everything else yellow (spec/customer-app.md §4). `expiring` is paid and will not be renewed, `unpaid` waits
 * for a renewal that did not succeed, `ended` was a subscription; `cancelled` and `expired` never became one.
 */
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
  'ended',
] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** What was bought: one row per order, with the price as it was that day. */
export interface Purchase {
  id: string;
  status: PurchaseStatus;
  method: PaymentMethod;
  /** What each period costs, VAT included. */
  priceCents: Cents;
  /** Taken off the first payment. */
  discountCents: Cents;
  billingPeriod: BillingPeriod;
  purchasedAt: Instant;
  /** The end of what is paid; null before the first payment and for what is bought once. */
  periodEndsAt: Instant | null;
  /** Of a renewal that did not succeed: from when the product stops. */
  suspendsAt: Instant | null;
  /** Where its buyer confirms a renewal that their bank asks about, on a page of the card provider; null while there is nothing to do. */
  paymentPage: string | null;
  /** True while the product is stopped for want of payment, or because the money went back. */
  suspended: boolean;
  /** Until when it is paused, with nothing charged and nothing running; null while it is not. */
  pausedUntil: Instant | null;
  /** The plan that begins at the end of what is paid; null where it stays as it is. */
  nextPlan: PurchasePlan | null;
  actions: PurchaseActions;
  /** Where the product opens once paid; null before. */
  installationId: string | null;
  product: { id: string; slug: string; kind: ProductKind; title: string; imageUrl: string | null };
  /** The chatbot that was bought, or that gets the credits; null for everything else, and before it is paid. */
  chatbot: ChatbotIdentity | null;
  /** Of credits: how many messages, and the chatbot that gets them; null for everything else. */
  credits: { messages: number; chatbotId: string } | null;
  /** Of a consultation: when it begins; null until it is booked, and for everything else. */
  bookedFor: Instant | null;
}

/** What the owner may do with a purchase now; the server decides, and decides again when it is done. */
export interface PurchaseActions {
  cancel: boolean;
  /** Take the cancelling back. */
  resume: boolean;
  /** The last instant for withdrawing from the contract; null when that right is not there (any more). */
  withdrawUntil: Instant | null;
  changeCard: boolean;
  /** Say who the documents are made out to that are yet to come. */
  correctBilling: boolean;
  rate: boolean;
  /** Pay by the year instead of the month, or the other way round; or take such a change back. */
  changePlan: boolean;
  pause: boolean;
  endPause: boolean;
}

/** How often a subscription is paid, and what each period costs, VAT included. */
export interface PurchasePlan {
  period: Exclude<BillingPeriod, 'once'>;
  priceCents: Cents;
}

/** A plan that can be chosen, with all that choosing it comes to. */
export interface PlanOffer extends PurchasePlan {
  /** `keep`: takes back a change that was to come. */
  kind: 'change' | 'keep';
  when: 'now' | 'at-period-end';
  /** Charged today. */
  amountCents: Cents;
  /** What is left of the paid period, taken off that. */
  creditCents: Cents;
  /** When this plan is charged next. */
  renewsAt: Instant;
}

/** Days that a pause may last. */
export const PAUSE_LIMITS = { minDays: 7, maxDays: 92 } as const;

/** Why a plan was not changed, or a subscription not paused: `details.reason` of a CONFLICT. */
export const PLAN_CONFLICTS = [
  'not-running',
  'paused',
  'not-paused',
  'transfer-awaited',
  'no-other-plan',
  'plan-changing',
  'price-changed',
  'card-declined',
] as const;
export type PlanConflict = (typeof PLAN_CONFLICTS)[number];

/** `GET /api/billing`: what the caller gave with their latest order, or null. */
export interface GetBilling {
  response: { data: BillingData | null };
}

/**
 * `PATCH /api/purchases/:id/billing`: corrects who is invoiced by the documents that are yet to come. Where none is, the order's are
 * issued: a CONFLICT `issued`, and an administrator takes them back and writes new ones.
 */
export interface CorrectBilling {
  request: { billing: BillingData };
  response: One<PurchaseDetail>;
}

/** `GET /api/site/coupons/:code?product=`: what a code is worth for a product; 404 when it is worth nothing to the caller. */
export interface GetCoupon {
  response: One<{ code: string; discountCents: Cents }>;
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
  /** Newest first. */
  receipts: Receipt[];
  /** Who is invoiced, for the buyer to correct while another document is due; null where nobody said. */
  billing: BillingData | null;
  /** What a withdrawal gives back now, of everything that was paid; null where none is possible. */
  withdrawalRefundCents: Cents | null;
  /** What a withdrawal is filled in with. */
  buyer: { kind: CustomerKind; name: string; email: string } | null;
}
/** What was paid, or given back (`amountCents` below zero), numbered within its year without gaps. */
export interface Receipt {
  id: string;
  /** `2026/17` */
  number: string;
  issuedAt: Instant;
  amountCents: Cents;
  vatCents: Cents;
  periodStart: Instant | null;
  periodEnd: Instant | null;
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
  /**
   * `chatbotId`: for credits, the caller's own chatbot that gets them; required there, refused elsewhere.
   * `productId` may be a slug, or the number that Strapi's own reads give an entry.
   * A `coupon` that is worth nothing is a VALIDATION of that field.
   */
  request: {
    productId: string | number;
    method: PaymentMethod;
    billing: BillingData;
    chatbotId?: string;
    coupon?: string;
  };
  response: { data: { purchase: Purchase; next: PaymentStep } };
}
/** What the buyer does next: go to the provider's page, transfer money, or nothing (free products). */
export type PaymentStep =
  { kind: 'redirect'; url: string } | ({ kind: 'transfer' } & TransferDetails) | { kind: 'done' };

/**
 * `POST /api/purchases/:id/cancel`: no renewal at the end of what is paid; `POST …/resume` takes it back. Saying either again changes
 * nothing; what cannot be renewed or is over is a CONFLICT.
 */
export interface CancelPurchase {
  response: One<Purchase>;
}
/**
 * `POST /api/purchases/:id/withdraw`: the consumer's withdrawal from the contract, within 14 days. The product stops, the money goes
 * back, and a mail says when and from what. `email` is where that mail goes.
 */
export interface WithdrawPurchase {
  request: { name: string; email: string };
  response: One<Purchase>;
}
/** `GET /api/purchases/:id/plan`: the plan that can be chosen now and what it comes to; null where there is none. */
export interface GetPlanOffer {
  response: { data: PlanOffer | null };
}
/**
 * `POST /api/purchases/:id/plan`: changes how often it is paid. `amountCents` is what the buyer was shown to be charged today: another
 * amount or price by now is a CONFLICT `price-changed`, and nothing is charged. A card that is refused is a CONFLICT `card-declined`.
 */
export interface ChangePlan {
  request: Pick<PlanOffer, 'period' | 'priceCents' | 'amountCents'>;
  response: One<Purchase>;
}
/** `POST /api/purchases/:id/pause`: stops the product and its renewals from now until a day; what is paid is kept for afterwards. */
export interface PausePurchase {
  request: { until: Day };
  response: One<Purchase>;
}
/** `POST /api/purchases/:id/end-pause`: goes on now; the days of the pause that did not pass come off the end again. */
export interface EndPause {
  response: One<Purchase>;
}
/** `POST /api/purchases/:id/card`: the provider's page where the card is changed. */
export interface ChangeCard {
  response: One<{ url: string }>;
}
/** `POST /api/payments/stripe/webhook`: signed by Stripe; only a bell, what happened is then asked for. */
export interface StripeWebhook {
  response: { received: true };
}

/** `GET /api/payments/sandbox/:sessionId`: what the sandbox's hosted page shows. */
export interface SandboxSession {
  response: {
    data: {
      id: string;
      title: string;
      amountCents: Cents;
      status: 'open' | 'complete' | 'declined' | 'abandoned';
      returnUrl: string;
      /** Of what is renewed and paid already: what the card on file will say; null where there is nothing to renew. */
      card: 'pays' | 'declines' | null;
    };
  };
}
/** `POST /api/payments/sandbox/:sessionId`. `succeed-late`: paid, and the news of it comes some seconds later. */
export interface SettleSandboxSession {
  request: { outcome: 'succeed' | 'succeed-late' | 'decline' | 'abandon' };
  response: { data: { status: 'complete' | 'declined' | 'abandoned'; returnUrl: string } };
}
/** `POST /api/payments/sandbox/:sessionId/card`: puts another card on file. */
export interface ChangeSandboxCard {
  request: { declines: boolean };
  response: { data: { returnUrl: string } };
}
