import type { PurchaseStatus } from '../../contract';

/**
 * What happened to an order, as a verified event says: its first payment, a checkout left, the end of a subscription, the buyer's
 * withdrawal, money given back. Renewals are `subscription.ts`.
 */
export type PaymentOutcome = 'paid' | 'failed' | 'abandoned' | 'ended' | 'withdrawn' | 'refunded';

/**
 * How far an order has come. The farther one stays, so that late, repeated and swapped events all end in the same status: money
 * received beats every refusal (a card may succeed after a first decline), what is over beats what was paid, and money given back
 * beats everything.
 */
const RANK: Record<PurchaseStatus, number> = {
  pending: 0,
  expired: 1,
  cancelled: 1,
  failed: 2,
  paid: 3,
  expiring: 3,
  unpaid: 3,
  ended: 4,
  withdrawn: 5,
  refunded: 6,
};

const REACHES: Record<PaymentOutcome, PurchaseStatus> = {
  abandoned: 'cancelled',
  failed: 'failed',
  paid: 'paid',
  ended: 'ended',
  withdrawn: 'withdrawn',
  refunded: 'refunded',
};

/** The purchase's status after an event, whatever the order in which events arrive. */
export const afterPaymentEvent = (status: PurchaseStatus, outcome: PaymentOutcome): PurchaseStatus => {
  const reached = REACHES[outcome];
  return RANK[reached] > RANK[status] ? reached : status;
};
