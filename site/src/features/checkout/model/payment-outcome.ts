import type { Purchase, PurchaseStatus } from '@contract';

/** What the buyer is told on the way back from paying; always our own record, never the address bar. */
export type PaymentOutcome =
  'paid' | 'waiting' | 'waiting-transfer' | 'unpaid' | 'declined' | 'abandoned' | 'closed';

const OUTCOMES: Record<PurchaseStatus, PaymentOutcome> = {
  pending: 'waiting',
  paid: 'paid',
  expiring: 'paid',
  failed: 'declined',
  unpaid: 'unpaid',
  cancelled: 'abandoned',
  expired: 'closed',
  refunded: 'closed',
  withdrawn: 'closed',
  ended: 'closed',
};

export const paymentOutcome = ({ status, method }: Pick<Purchase, 'status' | 'method'>): PaymentOutcome =>
  status === 'pending' && method === 'transfer' ? 'waiting-transfer' : OUTCOMES[status];

/** Quick while a card payment is being confirmed; a bank transfer takes days, the live stream announces it. */
export const pollingInterval = (purchase: Pick<Purchase, 'status' | 'method'> | undefined): number =>
  purchase && paymentOutcome(purchase) === 'waiting' ? 2000 : 0;
