import Stripe from 'stripe';
import { SECOND_MS } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';
import { idOf } from './load-payment';

/** An older message may be one that somebody else sends again. */
const toleranceSeconds = (): number => timings().outside.webhookAgeMs / SECOND_MS;

/** That something happened, and to whom; what it was is asked for. */
export interface WebhookSignal {
  eventId: string;
  type: string;
  purchaseId: string | null;
  customer: string | null;
  /** The payment that it is about, where nothing else says whose: refunds and disputes. */
  payment: string | null;
}

/** What any of Stripe's objects may say about whose it is. */
interface Named {
  id?: string;
  object?: string;
  payment_intent?: string | { id: string } | null;
  metadata?: Record<string, string> | null;
  client_reference_id?: string | null;
  customer?: string | { id: string } | null;
  parent?: { subscription_details?: { metadata?: Record<string, string> | null } | null } | null;
}

/** The objects that money which goes back is told with. */
const OF_PAYMENTS = ['charge', 'refund', 'dispute'];

/** What a purchase may be moved by: what is asked for when messages were lost. */
export const WATCHED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.updated',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'payment_method.attached',
  'payment_method.updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

export const bellOf = ({ id, type, data }: Stripe.Event): WebhookSignal => {
  const named = data.object as Named;
  const { metadata, client_reference_id: reference, customer, parent } = named;
  const isCustomer = named.object === 'customer';
  const ofSubscription = parent?.subscription_details?.metadata?.purchaseId;
  return {
    eventId: id,
    type,
    purchaseId: reference ?? metadata?.purchaseId ?? ofSubscription ?? null,
    customer: (isCustomer ? named.id : idOf(customer)) ?? null,
    payment: OF_PAYMENTS.includes(named.object ?? '') ? idOf(named.payment_intent) : null,
  };
};

/** True when the signature was made now; the client itself refuses only old ones. */
const isCurrent = (signature: string, now: Date): boolean => {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return Math.abs(now.getTime() / 1000 - signedAt) <= toleranceSeconds();
};

/** Reads a webhook from the bytes that came: null when nobody who knows a secret has signed exactly these, just now. */
export const readWebhook = (
  body: string,
  signature: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): WebhookSignal | null => {
  if (!isCurrent(signature, now)) return null;
  for (const secret of secrets) {
    try {
      const event = Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds());
      return bellOf(event);
    } catch {
      // Signed with another secret, or by nobody.
    }
  }
  return null;
};
