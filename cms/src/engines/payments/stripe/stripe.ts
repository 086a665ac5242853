import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import {
  CardRefusedError,
  type Charge,
  type Observation,
  type PaidPart,
  type Payment,
  type PaymentProvider,
} from '../port';
import type { ReferenceStore } from '../stores';
import { idOf, intentsOfInvoice, isOwed, listInvoices, loadPayment } from './load-payment';
import { periodEndOf, toObservation } from './observe';
import { planParams, toUnixSeconds } from './plan-params';

type Session = Stripe.Checkout.Session;

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);

/** What Stripe is asked to take: once, or at the end of each period until it is told otherwise. */
const sessionParams = (charge: Charge, coupon: string | null): Stripe.Checkout.SessionCreateParams => {
  const { purchaseId, title, amountCents, renewal, billing, locale } = charge;
  const metadata = { purchaseId };
  const common = {
    client_reference_id: purchaseId,
    customer_email: billing.email,
    metadata,
    locale,
    success_url: charge.returnUrl,
    cancel_url: charge.cancelUrl,
  };
  const price = { currency: 'eur', product_data: { name: title } };
  if (!renewal)
    return {
      ...common,
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { ...price, unit_amount: amountCents } }],
      payment_intent_data: { metadata },
    };
  const recurring = { interval: renewal.period };
  return {
    ...common,
    mode: 'subscription',
    line_items: [{ quantity: 1, price_data: { ...price, unit_amount: renewal.amountCents, recurring } }],
    subscription_data: { metadata },
    ...(coupon ? { discounts: [{ coupon }] } : {}),
  };
};

/** Cards through Stripe: a page of theirs takes the card, and their subscription renews it. */
export const createStripe = ({
  stripe,
  store,
}: {
  stripe: Stripe;
  store: ReferenceStore;
}): PaymentProvider => {
  /** Null where this account of Stripe knows of no such session: its keys were changed for another's. */
  const find = async <Found>(ask: () => Promise<Found>): Promise<Found | null> => {
    try {
      return await ask();
    } catch (error) {
      const isUnknown =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
      if (isUnknown) return null;
      throw error;
    }
  };

  const sessionOf = async ({ reference }: Payment): Promise<Session | null> =>
    reference ? find(() => stripe.checkout.sessions.retrieve(reference)) : null;

  /** A discount on the first payment only is a coupon of its own that is used up by it. */
  const couponFor = async ({ purchaseId, renewal, amountCents }: Charge): Promise<string | null> => {
    const off = renewal ? renewal.amountCents - amountCents : 0;
    if (off <= 0) return null;
    const { id } = await stripe.coupons.create(
      { amount_off: off, currency: 'eur', duration: 'once', max_redemptions: 1 },
      { idempotencyKey: `coupon:${purchaseId}:${off}` },
    );
    return id;
  };

  /** What is taken off the first charge of another plan. */
  const creditFor = async (changeId: string, amountCents: number): Promise<string> => {
    const { id } = await stripe.coupons.create(
      { amount_off: amountCents, currency: 'eur', duration: 'once', max_redemptions: 1 },
      { idempotencyKey: `credit:${changeId}` },
    );
    return id;
  };

  const subscriptionOf = async (payment: Payment): Promise<Stripe.Subscription | null> => {
    const id = (await sessionOf(payment))?.subscription;
    if (!id) return null;
    return typeof id === 'string' ? stripe.subscriptions.retrieve(id) : id;
  };

  const observe = async ({ purchaseId, reference }: Payment): Promise<Observation | null> =>
    reference ? find(async () => toObservation(purchaseId, await loadPayment(stripe, reference))) : null;

  const end = async (payment: Payment): Promise<void> => {
    const subscription = await subscriptionOf(payment);
    if (subscription && subscription.status !== 'canceled')
      await stripe.subscriptions.cancel(subscription.id);
  };

  /** What paid these parts of a session, as the charges know it; the latest payment where none is known for a period. */
  const paymentsToRefund = async (session: Session, parts: readonly PaidPart[]): Promise<string[]> => {
    const subscription = idOf(session.subscription);
    if (!subscription) return [idOf(session.payment_intent) ?? []].flat();
    const invoices = await listInvoices(stripe, subscription);
    const paid = invoices.filter(({ status, amount_paid: amount }) => status === 'paid' && amount > 0);
    const found = parts.flatMap(({ periodEnd }) => {
      const invoice = paid.find((each) => periodEndOf(each) === periodEnd) ?? paid[0];
      return (invoice && intentsOfInvoice(invoice)[0]) ?? [];
    });
    return [...new Set(found)];
  };

  /** Gives back what is left of a payment; what somebody gave back meanwhile is not to be given again. */
  const giveBack = async (purchaseId: string, paid: string): Promise<void> => {
    try {
      const { status } = await stripe.refunds.create(
        { payment_intent: paid, metadata: { purchaseId } },
        { idempotencyKey: `refund:${purchaseId}:${paid}` },
      );
      if (status === 'failed') throw new Error('Stripe could not give the money back');
    } catch (error) {
      const isGiven =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
      if (!isGiven) throw error;
    }
  };

  return {
    name: 'stripe',

    async begin(charge) {
      const { purchaseId, returnUrl } = charge;
      const stored = await store.find(purchaseId);
      const open = stored ? await stripe.checkout.sessions.retrieve(stored) : null;
      if (open?.status === 'open' && open.url) return { kind: 'redirect', url: open.url };
      if (open?.status === 'complete') return { kind: 'redirect', url: returnUrl };
      const params = sessionParams(charge, await couponFor(charge));
      const session = await stripe.checkout.sessions.create(params, {
        // What is asked twice in the same words is one session; other words are another.
        idempotencyKey: `checkout:${purchaseId}:${stored ?? ''}:${hashOf(params)}`,
      });
      const current = await store.keep(purchaseId, session.id, stored);
      const { url } = current === session.id ? session : await stripe.checkout.sessions.retrieve(current);
      if (!url) throw new Error('Stripe opened a session without a page');
      return { kind: 'redirect', url };
    },

    async close({ reference }) {
      if (!reference) return true;
      try {
        await stripe.checkout.sessions.expire(reference);
        return true;
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const session = await find(() => stripe.checkout.sessions.retrieve(reference));
        return session === null || session.status === 'expired';
      }
    },

    async setRenewal(payment, renews) {
      const subscription = await subscriptionOf(payment);
      if (!subscription || subscription.status === 'canceled') return;
      // A day of its own is set in the dashboard only, and is taken away under its own name.
      const { cancel_at: day, cancel_at_period_end: atEnd } = subscription;
      await stripe.subscriptions.update(
        subscription.id,
        renews && day && !atEnd ? { cancel_at: '' } : { cancel_at_period_end: !renews },
      );
    },

    end,

    async retry(payment) {
      const subscription = await subscriptionOf(payment);
      if (!subscription) return;
      const owed = (await listInvoices(stripe, subscription.id)).filter(isOwed);
      for (const { id } of owed) {
        if (!id) continue;
        try {
          await stripe.invoices.pay(id);
        } catch (error) {
          // This card is refused too: the owner is told by what is observed.
          if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
        }
      }
    },

    async refund(payment, parts) {
      const session = await sessionOf(payment);
      if (!session) return null;
      await end(payment);
      for (const paid of await paymentsToRefund(session, parts)) await giveBack(payment.purchaseId, paid);
      return (await observe(payment))?.events ?? null;
    },

    async switchPlan(payment, change) {
      const subscription = await subscriptionOf(payment);
      if (!subscription) throw new Error('Stripe knows of no subscription to change');
      const { id, charge } = change;
      const coupon = charge && charge.creditCents > 0 ? await creditFor(id, charge.creditCents) : null;
      try {
        await stripe.subscriptions.update(subscription.id, planParams(subscription, change, coupon), {
          idempotencyKey: `plan:${id}`,
        });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) throw new CardRefusedError(error.message);
        throw error;
      }
      return (await observe(payment))?.events ?? [];
    },

    async postpone(payment, chargeAt) {
      const subscription = await subscriptionOf(payment);
      if (!subscription || subscription.status === 'canceled') return;
      await stripe.subscriptions.update(subscription.id, {
        trial_end: toUnixSeconds(chargeAt),
        proration_behavior: 'none',
      });
    },

    async cardPage(payment, returnUrl) {
      const customer = (await sessionOf(payment))?.customer;
      if (!customer) return null;
      const { url } = await stripe.billingPortal.sessions.create({
        customer: typeof customer === 'string' ? customer : customer.id,
        return_url: returnUrl,
        flow_data: { type: 'payment_method_update' },
      });
      return url;
    },

    // Stripe renews by itself, and tells.
    renew: async () => null,

    observe,
  };
};
