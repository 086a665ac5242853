import type { BillingData, Cents, PaymentStep } from '../../contract';

export interface Charge {
  purchaseId: string;
  title: string;
  amountCents: Cents;
  billing: BillingData;
  /** Where the provider sends the buyer back; `?purchase=` is already in it. */
  returnUrl: string;
  cancelUrl: string;
}

/** What a provider tells us: only this, verified, moves a purchase. */
export interface PaymentEvent {
  provider: string;
  /** Unique per provider; stored once. */
  eventId: string;
  purchaseId: string;
  kind: 'paid' | 'failed' | 'abandoned' | 'refunded';
  amountCents: Cents;
}

export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe' | 'transfer';
  /** Begins a payment; calling it again for the same purchase continues the same one. */
  begin(charge: Charge): Promise<PaymentStep>;
}
