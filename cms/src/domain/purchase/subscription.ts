import type { BillingPeriod, CustomerKind, Instant, PurchaseStatus } from '../../contract';
import { DAY_MS } from '../../contract/time-units';

/** How long a product goes on after a renewal that did not succeed. */
export const GRACE_DAYS = 7;
/** How long a suspended product may still be taken up again. */
export const REVIVAL_DAYS = 30;
/** How long a consumer may withdraw (Codice del consumo, art. 52). */
export const WITHDRAWAL_DAYS = 14;
/**
 * How many days before the end of a period its buyer hears of the next one, and is asked for a transfer where they pay by one. Of a
 * yearly term the law says how many (Codice del consumo, art. 65-bis).
 */
export const RENEWAL_NOTICE_DAYS = { month: 7, year: 30 } as const;

export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** The part of a purchase that renewals move. */
export interface Subscription {
  status: PurchaseStatus;
  /** The end of what is paid; null before the first payment and for what is bought once. */
  periodEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
}

const RUNNING: readonly PurchaseStatus[] = ['paid', 'expiring', 'unpaid'];

/** True while a subscription goes on, paid for or in its days of grace. */
export const isRunning = ({ status, periodEndsAt }: Subscription): boolean =>
  periodEndsAt !== null && RUNNING.includes(status);

/** True for what was paid and goes on no more: nothing of it may be charged again. */
export const isOver = (status: PurchaseStatus): boolean =>
  ['ended', 'withdrawn', 'refunded'].includes(status);

const settled = (cancelAtPeriodEnd: boolean): PurchaseStatus => (cancelAtPeriodEnd ? 'expiring' : 'paid');

/** After a renewal was paid. What is paid never gets shorter, so repeated and late news change nothing. */
export const afterRenewal = (subscription: Subscription, paidUntil: Date): Subscription => {
  const { periodEndsAt, status, cancelAtPeriodEnd } = subscription;
  if (periodEndsAt !== null && paidUntil <= periodEndsAt) return subscription;
  return {
    ...subscription,
    periodEndsAt: paidUntil,
    status: RUNNING.includes(status) ? settled(cancelAtPeriodEnd) : status,
  };
};

/** After a renewal that was to begin at `from` did not succeed; of a period that was paid meanwhile it is old news. */
export const afterMissedRenewal = (subscription: Subscription, from: Date): Subscription =>
  isRunning(subscription) && subscription.periodEndsAt !== null && subscription.periodEndsAt <= from
    ? { ...subscription, status: 'unpaid' }
    : subscription;

/** After the owner cancelled it, or took that back. */
export const afterCancelling = (subscription: Subscription, cancelAtPeriodEnd: boolean): Subscription => ({
  ...subscription,
  cancelAtPeriodEnd,
  status: ['paid', 'expiring'].includes(subscription.status)
    ? settled(cancelAtPeriodEnd)
    : subscription.status,
});

/** From when an unpaid product stops; null when it does not. */
export const suspendsAt = ({ status, periodEndsAt }: Subscription): Date | null =>
  status === 'unpaid' && periodEndsAt ? daysAfter(periodEndsAt, GRACE_DAYS) : null;

/** What is known of an order when its withdrawal is judged. */
export interface Withdrawable {
  status: PurchaseStatus;
  purchasedAt: Date;
  priceCents: number;
  customerKind: CustomerKind | null;
  /** Of credits: true when messages of it were used, and nothing is left to be given back whole. */
  used: boolean;
}

/**
 * Until when a consumer may withdraw; null for businesses, for what was free or used up, and when the 14 days are over. An order from
 * before the question was asked is a consumer's: the law is on that side.
 */
export const withdrawUntil = (order: Withdrawable, now: Date): Instant | null => {
  if (order.customerKind === 'company' || order.priceCents === 0 || order.used) return null;
  if (!RUNNING.includes(order.status)) return null;
  const until = daysAfter(order.purchasedAt, WITHDRAWAL_DAYS);
  return now <= until ? until.toISOString() : null;
};

/** True for what is renewed at the end of each period. */
export const isRecurring = (order: { billingPeriod: BillingPeriod; priceCents: number }): boolean =>
  order.billingPeriod !== 'once' && order.priceCents > 0;
