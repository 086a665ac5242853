import type Stripe from 'stripe';
import { SECOND_MS } from '../../../contract/time-units';
import { idOf } from './load-payment';
import { bellOf, WATCHED_EVENTS, type WebhookSignal } from './webhook';

/** What Stripe's messages leave open, and what they would have said. */
export interface StripeEvents {
  /** What has happened since, whether or not a message about it arrived; the newest first. */
  since(instant: Date): AsyncIterable<WebhookSignal>;
  /** Whose a payment is, of which a message named nothing else. */
  payerOf(payment: string): Promise<Pick<WebhookSignal, 'purchaseId' | 'customer'>>;
}

export const createStripeEvents = (stripe: Stripe): StripeEvents => ({
  async *since(instant) {
    const created = { gte: Math.floor(instant.getTime() / SECOND_MS) };
    const events = stripe.events.list({ created, types: WATCHED_EVENTS, limit: 100 });
    for await (const event of events) yield bellOf(event);
  },
  async payerOf(payment) {
    const { metadata, customer } = await stripe.paymentIntents.retrieve(payment);
    return { purchaseId: metadata.purchaseId ?? null, customer: idOf(customer) };
  },
});
