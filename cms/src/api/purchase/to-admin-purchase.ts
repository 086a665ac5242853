import type { AdminPurchase } from '../../contract';
import { dateOf, instantOf } from '../../database/date-of';
import { vatWithin } from '../../domain/purchase/amounts';
import { isRunning } from '../../domain/purchase/subscription';
import { afterPaymentEvent } from '../../domain/purchase/transitions';
import { titleOf, type OrderRow } from './order-row';
import { dueFirst, subscriptionOf } from './to-purchase';

export type AdminPurchaseRow = OrderRow & { adminNote: string | null };

const canMarkPaid = (row: AdminPurchaseRow): boolean => {
  if (row.method !== 'transfer') return false;
  if (isRunning(subscriptionOf(row))) return row.renewsFrom !== null;
  return row.state !== 'paid' && afterPaymentEvent(row.state, 'paid') === 'paid';
};

/** Row → contract, as administrators see it; how money can be given back depends on who takes it here. */
export const toAdminPurchase = (
  row: AdminPurchaseRow,
  refundWay: AdminPurchase['refundWay'],
): AdminPurchase => ({
  id: row.documentId,
  status: row.state,
  method: row.method,
  productTitle: titleOf(row),
  priceCents: row.priceCents,
  discountCents: row.discountCents ?? 0,
  vatCents: vatWithin(dueFirst(row)),
  billingPeriod: row.billingPeriod,
  purchasedAt: instantOf(row.purchasedAt),
  paidAt: dateOf(row.paidAt)?.toISOString() ?? null,
  transferReference: row.transferReference ?? '',
  customer: row.owner && { name: row.owner.displayName ?? '', email: row.owner.email },
  note: row.adminNote ?? '',
  canMarkPaid: canMarkPaid(row),
  refundWay,
  dispute: row.dispute,
  refund: row.refund && { ...row.refund, state: row.state === 'refunded' ? 'done' : 'asked' },
});
