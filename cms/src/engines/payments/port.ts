import type { BillingData, BillingPeriod, Cents, Instant, Locale, PaymentStep } from '../../contract';

export interface Charge {
  purchaseId: string;
  title: string;
  /** What is paid now. */
  amountCents: Cents;
  /** What is paid again at the end of each period; null for what is bought once. */
  renewal: { amountCents: Cents; period: Exclude<BillingPeriod, 'once'> } | null;
  billing: BillingData;
  locale: Locale;
  /** Where the provider sends the buyer back; `?purchase=` is already in it. */
  returnUrl: string;
  cancelUrl: string;
}

/** A payment that was begun. */
export interface Payment {
  purchaseId: string;
  /** What the provider calls it; null where it was never begun. */
  reference: string | null;
  /** What was, or is to be, paid first. */
  amountCents: Cents;
}

/** What a provider tells us: only this, verified, moves a purchase. */
export interface PaymentEvent {
  provider: string;
  /** Unique per provider; stored once. */
  eventId: string;
  purchaseId: string;
  kind:
    | 'paid'
    | 'failed'
    | 'abandoned'
    | 'renewed'
    | 'plan-changed'
    | 'missed'
    | 'ended'
    | 'withdrawn'
    | 'refunded'
    | 'disputed'
    | 'dispute-won'
    | 'dispute-lost';
  amountCents: Cents;
  /**
   * Until when it is paid now; of a renewal that was `missed`, the end of what had been paid; of money given back or disputed, the end of
   * the period that it had paid, where there is one.
   */
  at?: Instant;
  /** Of a renewal that was `missed` because the buyer's bank wants it confirmed: the page where that is done. */
  confirmUrl?: string;
  /** Of a dispute: until when it can be answered. */
  dueBy?: Instant;
}

/** A card as its buyer knows it. */
export interface CardOnFile {
  id: string;
  brand: string;
  last4: string;
}

/** Where the buyers' disputes of a purchase stand: one that is open counts before one that is lost, and that before one that is won. */
export type DisputeState = 'open' | 'lost' | 'won';

/** All that a provider knows of a payment at this moment. */
export interface Observation {
  events: PaymentEvent[];
  /** Whether it will be renewed; null when it is no subscription (yet). */
  renews: boolean | null;
  /** Who pays, as the provider calls them. */
  customer: string | null;
  /** What renewals are paid with; null where nothing says. */
  card: CardOnFile | null;
  /** Where a renewal is confirmed that the buyer's bank asks about; null when none is. */
  paymentPage: string | null;
  dispute: DisputeState | null;
}

/** A part of a payment that is to be given back. */
export interface PaidPart {
  amountCents: Cents;
  /** The end of the period that it paid; null for what is bought once. */
  periodEnd: Instant | null;
}

/** Another price and period for a subscription. */
export interface PlanSwitch {
  /** Unique per change: asked again, it is the same change. */
  id: string;
  plan: { amountCents: Cents; period: Exclude<BillingPeriod, 'once'> };
  /** What is charged at once, after what was taken off, and until when that pays; null where the plan begins at `from`. */
  charge: { amountCents: Cents; creditCents: Cents; until: Instant } | null;
  /** When the plan begins: now, or at the end of what is paid. */
  from: Instant;
}

/** The card said no; nothing was charged and nothing changed. */
export class CardRefusedError extends Error {
  override readonly name = 'CardRefusedError';
}

/** The next period of a payment. */
export interface Renewal {
  from: Instant;
  until: Instant;
  amountCents: Cents;
}

export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe' | 'transfer';
  /** Begins a payment; calling it again for the same purchase continues the same one. */
  begin(charge: Charge): Promise<PaymentStep>;
  /** Closes what was begun and not paid. False when it is paid, or may yet be. */
  close(payment: Payment): Promise<boolean>;
  /** Tells the provider whether the payment is renewed at the end of its period. */
  setRenewal(payment: Payment, renews: boolean): Promise<void>;
  /** Renews no more from this moment on; doing it again changes nothing. */
  end(payment: Payment): Promise<void>;
  /** Asks for what is owed with the card that is there now; what comes of it is observed. */
  retry(payment: Payment): Promise<void>;
  /**
   * Gives what was paid for these periods back and renews no more; null where only people can do that. Asked again it
   * gives nothing more. Answers what has become of the payment.
   */
  refund(payment: Payment, parts: readonly PaidPart[]): Promise<PaymentEvent[] | null>;
  /** Follows another plan, and charges what that costs today. Answers what has become of the payment; throws `CardRefusedError`. */
  switchPlan(payment: Payment, change: PlanSwitch): Promise<PaymentEvent[]>;
  /** Charges the next period at that instant instead of the one that was due; asking again changes nothing. */
  postpone(payment: Payment, chargeAt: Instant): Promise<void>;
  /** The page where the buyer changes the card; null where there is no card. */
  cardPage(payment: Payment, returnUrl: string): Promise<string | null>;
  /** Asks for the next period; null where the provider does so by itself, or only the buyer can. */
  renew(payment: Payment, renewal: Renewal): Promise<PaymentEvent | null>;
  /** Asks the provider what has happened; null where it tells us everything itself. */
  observe(payment: Payment): Promise<Observation | null>;
}
