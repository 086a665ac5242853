import type { BillingPeriod, Cents, Instant, PaymentMethod } from '../../contract';
import { DAY_MS } from '../../contract/time-units';
import { periodEnd } from './period';

/** What a subscription costs, and how often. */
export interface Plan {
  period: Exclude<BillingPeriod, 'once'>;
  priceCents: Cents;
}

/** A change of plan that is agreed and not in force yet. */
export type StoredPlanChange =
  /** From the end of what is paid. */
  | (Plan & { when: 'at-period-end' })
  /** Its payment has been asked for; `id` names it to the payment provider, however often it is asked. */
  | (Plan & { when: 'now'; id: string; creditCents: Cents; amountCents: Cents; requestedAt: Instant });

/** The payment of the period that is running, as the books have it. */
export interface CurrentPayment {
  /** After what was given back. */
  amountCents: Cents;
  from: Date;
  until: Date;
}

/** What a change of plan comes to. */
export interface PlanQuote {
  when: 'now' | 'at-period-end';
  /** What is left of the period that was paid, taken off the price of the new one. */
  creditCents: Cents;
  /** What is charged today. */
  amountCents: Cents;
  /** When the new plan is charged next. */
  renewsAt: Date;
}

/** Whole days, those that have begun included: a quote holds for a day, and its buyer never loses one. */
const daysBetween = (from: Date, until: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - from.getTime()) / DAY_MS));

/** What is left of a paid period, to the cent, half up. */
export const unusedCents = (
  { amountCents, from, until }: CurrentPayment,
  { now, endsAt }: { now: Date; endsAt: Date },
): Cents => {
  const total = Math.max(1, Math.round((until.getTime() - from.getTime()) / DAY_MS));
  const left = Math.min(total, daysBetween(now, endsAt));
  return Math.floor((2 * amountCents * left + total) / (2 * total));
};

interface Request {
  plan: Plan;
  method: PaymentMethod;
  payment: CurrentPayment | null;
  /** The end of what is paid. */
  endsAt: Date;
  now: Date;
}

/**
 * What a change comes to. A card pays for a year at once, less what is left of the month; a shorter period, and whatever is paid by
 * transfer, begins when what is paid ends, so that no money has to go back.
 */
export const quotePlan = ({ plan, method, payment, endsAt, now }: Request): PlanQuote => {
  const until = plan.period === 'year' && method === 'card' && payment ? periodEnd(now, 'year') : null;
  if (!until || !payment) return { when: 'at-period-end', creditCents: 0, amountCents: 0, renewsAt: endsAt };
  const creditCents = Math.min(plan.priceCents, unusedCents(payment, { now, endsAt }));
  return { when: 'now', creditCents, amountCents: plan.priceCents - creditCents, renewsAt: until };
};

/** The other plan of a product that has two; null where it has one, or where a year would cost no more than a month. */
export const otherPlan = (
  current: { billingPeriod: BillingPeriod; priceCents: Cents },
  product: { billingPeriod: BillingPeriod; priceCents: Cents; otherPeriodPriceCents: Cents | null },
): Plan | null => {
  const { otherPeriodPriceCents: other } = product;
  if (current.billingPeriod === 'once' || product.billingPeriod === 'once' || !other) return null;
  const period = current.billingPeriod === 'month' ? 'year' : 'month';
  const priceCents = product.billingPeriod === period ? product.priceCents : other;
  const [month, year] =
    period === 'year' ? [current.priceCents, priceCents] : [priceCents, current.priceCents];
  return month > 0 && year > month ? { period, priceCents } : null;
};

/** What the next period costs and how long it is: those of the agreed change where there is one. */
export const nextPlan = (current: {
  billingPeriod: BillingPeriod;
  priceCents: Cents;
  planChange?: StoredPlanChange | null;
}): { billingPeriod: BillingPeriod; priceCents: Cents } =>
  current.planChange?.when === 'at-period-end'
    ? { billingPeriod: current.planChange.period, priceCents: current.planChange.priceCents }
    : { billingPeriod: current.billingPeriod, priceCents: current.priceCents };
