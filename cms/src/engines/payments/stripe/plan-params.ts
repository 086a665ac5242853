import type Stripe from 'stripe';
import type { Instant } from '../../../contract';
import { SECOND_MS } from '../../../contract/time-units';
import type { PlanSwitch } from '../port';
import { idOf } from './load-payment';

export const toUnixSeconds = (instant: Instant): number => Math.floor(Date.parse(instant) / SECOND_MS);

/** What Stripe is asked for so that a subscription follows another plan; `coupon` is what is taken off its first charge. */
export const planParams = (
  subscription: Stripe.Subscription,
  { plan, charge, from }: PlanSwitch,
  coupon: string | null,
): Stripe.SubscriptionUpdateParams => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('Stripe knows of no price to change');
  const price = {
    currency: 'eur',
    product: idOf(item.price.product) ?? '',
    unit_amount: plan.amountCents,
    recurring: { interval: plan.period },
  };
  // What is left of the paid period is counted by us, to the cent: Stripe counts in seconds.
  const params: Stripe.SubscriptionUpdateParams = {
    items: [{ id: item.id, price_data: price }],
    proration_behavior: 'none',
  };
  // Another period would be charged at once: a trial until then is how Stripe waits.
  if (!charge) return { ...params, trial_end: toUnixSeconds(from) };
  return {
    ...params,
    billing_cycle_anchor: { type: 'now' },
    payment_behavior: 'error_if_incomplete',
    ...(subscription.status === 'trialing' ? { trial_end: 'now' } : {}),
    ...(coupon ? { discounts: [{ coupon }] } : {}),
  };
};
