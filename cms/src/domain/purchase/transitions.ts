import type { PurchaseStatus } from '../../contract';

/** What a provider's verified event says happened. */
export type PaymentOutcome = 'paid' | 'failed' | 'abandoned' | 'refunded';

/** Before any money moved: what an outcome other than `paid` may still change. */
const UNPAID_ORDER: Partial<Record<PurchaseStatus, number>> = {
  pending: 0,
  expired: 1,
  cancelled: 1,
  failed: 2,
};

/**
 * The purchase's status after an event, whatever the order in which events arrive: money received beats every refusal
 * (a card may succeed after a first decline), and money given back beats money received. So repeated, late and swapped
 * events all end in the same status.
 */
export const afterPaymentEvent = (status: PurchaseStatus, outcome: PaymentOutcome): PurchaseStatus => {
  if (status === 'refunded' || outcome === 'refunded') return 'refunded';
  // Withdrawing is the buyer's right: only the refund that must follow may change it.
  if (status === 'withdrawn') return 'withdrawn';
  if (outcome === 'paid') return 'paid';
  const rank = UNPAID_ORDER[status];
  if (rank === undefined) return status;
  const refused = outcome === 'failed' ? 'failed' : 'cancelled';
  return (UNPAID_ORDER[refused] ?? 0) > rank ? refused : status;
};
