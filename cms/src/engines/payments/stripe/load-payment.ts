import type Stripe from 'stripe';

/** Months that a subscription may have lasted; Stripe answers a hundred at a time. */
const MOST_INVOICES = 1_000;

/** Everything that Stripe holds about one of our payments, in Stripe's own words. */
export interface StripePayment {
  session: Stripe.Checkout.Session;
  /** The session's own payment, or the one that an open invoice waits for. */
  intents: Stripe.PaymentIntent[];
  subscription: Stripe.Subscription | null;
  /** Of the subscription, the oldest first, with their payments. */
  invoices: Stripe.Invoice[];
  /** The money that came; of those that went back also how. */
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** The payments of an invoice, as the charges know them. */
export const intentsOfInvoice = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);

/** True for an invoice that Stripe has tried to be paid, in vain so far. */
export const isOwed = ({ status, attempted }: Stripe.Invoice): boolean =>
  attempted && (status === 'open' || status === 'uncollectible');

/** A subscription's invoices, the newest first. */
export const listInvoices = (stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> =>
  stripe.invoices
    .list({ subscription, limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: MOST_INVOICES });

const loadCharges = async (
  stripe: Stripe,
  customer: string | null,
  invoices: Stripe.Invoice[],
): Promise<Stripe.Charge[]> => {
  if (!customer) return [];
  const ours = new Set(invoices.flatMap(intentsOfInvoice));
  const charges = await stripe.charges
    .list({ customer, limit: 100 })
    .autoPagingToArray({ limit: MOST_INVOICES });
  return charges.filter((charge) => ours.has(idOf(charge.payment_intent) ?? ''));
};

/** Asks Stripe for everything that it holds about a payment now. Only of money that went back it is asked how. */
export const loadPayment = async (stripe: Stripe, sessionId: string): Promise<StripePayment> => {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const nothing = { intents: [], subscription: null, invoices: [], charges: [], refunds: [], disputes: [] };
  if (session.status !== 'complete') return { session, ...nothing };

  const subscriptionId = idOf(session.subscription);
  const subscription = subscriptionId
    ? await stripe.subscriptions.retrieve(subscriptionId, {
        expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'],
      })
    : null;
  const invoices = subscriptionId ? (await listInvoices(stripe, subscriptionId)).toReversed() : [];
  const namedSubscription = subscriptionId
    ? invoices.filter(isOwed).flatMap(intentsOfInvoice)
    : [idOf(session.payment_intent) ?? []].flat();
  const intents: Stripe.PaymentIntent[] = [];
  for (const id of namedSubscription)
    intents.push(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));

  const ownCharges = intents.flatMap(({ latest_charge: charge }) =>
    !subscriptionId && charge && typeof charge !== 'string' ? [charge] : [],
  );
  const charges = [...ownCharges, ...(await loadCharges(stripe, idOf(session.customer), invoices))];
  const refunds: Stripe.Refund[] = [];
  const disputes: Stripe.Dispute[] = [];
  for (const { id: charge, amount_refunded: refunded, disputed } of charges) {
    if (refunded > 0) refunds.push(...(await stripe.refunds.list({ charge, limit: 100 })).data);
    if (disputed) disputes.push(...(await stripe.disputes.list({ charge, limit: 100 })).data);
  }
  return { session, intents, subscription, invoices, charges, refunds, disputes };
};
