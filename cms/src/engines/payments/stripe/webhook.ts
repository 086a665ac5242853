import Stripe from 'stripe';
import { SECOND_MS } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

/** An older message may be one that somebody else sends again. */
const toleranceSeconds = (): number => timings().outside.webhookAgeMs / SECOND_MS;

/** That something happened, and to whom; what it was is asked for. */
export interface Bell {
  eventId: string;
  type: string;
  purchaseId: string | null;
  customer: string | null;
}

/** What any of Stripe's objects may say about whose it is. */
interface Named {
  metadata?: Record<string, string> | null;
  client_reference_id?: string | null;
  customer?: string | { id: string } | null;
  parent?: { subscription_details?: { metadata?: Record<string, string> | null } | null } | null;
}

const bellOf = ({ id, type, data }: Stripe.Event): Bell => {
  const { metadata, client_reference_id: reference, customer, parent } = data.object as Named;
  const ofSubscription = parent?.subscription_details?.metadata?.purchaseId;
  return {
    eventId: id,
    type,
    purchaseId: reference ?? metadata?.purchaseId ?? ofSubscription ?? null,
    customer: typeof customer === 'string' ? customer : (customer?.id ?? null),
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
): Bell | null => {
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
