import type Stripe from 'stripe';
import type { Instant } from '../../../contract';
import type { Observation, Payment, PaymentEvent } from '../port';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const instantOf = (seconds: number): Instant => new Date(seconds * 1000).toISOString();

/** The period that an invoice is for. */
const periodOf = ({ lines }: Stripe.Invoice): { from: Instant; until: Instant } | null => {
  const periods = lines.data.map(({ period }) => period);
  return periods.length === 0
    ? null
    : {
        from: instantOf(Math.min(...periods.map(({ start }) => start))),
        until: instantOf(Math.max(...periods.map(({ end }) => end))),
      };
};

/** The payment of an invoice, as the charges know it. */
export const paymentOfInvoice = async (stripe: Stripe, invoiceId: string): Promise<string | null> => {
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 });
  return idOf(data[0]?.payment.payment_intent);
};

/** What was first paid with a session: its own payment, or that of its first invoice. */
export const firstPaymentOf = async (
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<string | null> => {
  const invoice = idOf(session.invoice);
  return idOf(session.payment_intent) ?? (invoice ? paymentOfInvoice(stripe, invoice) : null);
};

/** What was last paid for a subscription. */
export const latestPaymentOf = async (stripe: Stripe, subscription: string): Promise<string | null> => {
  const { data } = await stripe.invoices.list({ subscription, limit: 20 });
  const paid = data.find(({ status, amount_paid: amount }) => status === 'paid' && amount > 0);
  return paid?.id ? paymentOfInvoice(stripe, paid.id) : null;
};

/** Everything that Stripe knows of a payment now, whatever its events said and in whatever order they came. */
export const observeSession = async (
  stripe: Stripe,
  { purchaseId }: Payment,
  sessionId: string,
): Promise<Observation> => {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const customer = idOf(session.customer);
  const tell = (
    eventId: string,
    kind: PaymentEvent['kind'],
    amountCents: number,
    at?: Instant,
  ): PaymentEvent => ({ provider: 'stripe', eventId, purchaseId, kind, amountCents, at });

  if (session.status === 'expired')
    return { events: [tell(`expired:${session.id}`, 'abandoned', 0)], renews: null, customer };
  if (session.status !== 'complete') return { events: [], renews: null, customer };

  const payment = await firstPaymentOf(stripe, session);
  const intent = payment
    ? await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] })
    : null;
  if (session.payment_status === 'unpaid')
    return {
      events: intent?.status === 'requires_payment_method' ? [tell(`failed:${session.id}`, 'failed', 0)] : [],
      renews: null,
      customer,
    };

  const subscriptionId = idOf(session.subscription);
  const subscription = subscriptionId ? await stripe.subscriptions.retrieve(subscriptionId) : null;
  const invoices = subscriptionId
    ? (await stripe.invoices.list({ subscription: subscriptionId, limit: 100 })).data.toReversed()
    : [];
  const events: PaymentEvent[] = [];
  const first = invoices.find(({ billing_reason: reason }) => reason === 'subscription_create');
  const total = session.amount_total ?? 0;
  events.push(tell(`paid:${session.id}`, 'paid', total, (first && periodOf(first)?.until) ?? undefined));
  for (const invoice of invoices) {
    const period = periodOf(invoice);
    if (invoice === first || !period || !invoice.id) continue;
    if (invoice.status === 'paid')
      events.push(tell(`${invoice.id}:paid`, 'renewed', invoice.amount_paid, period.until));
    else if (invoice.attempted)
      events.push(tell(`${invoice.id}:missed`, 'missed', invoice.amount_due, period.from));
  }
  if (subscription?.status === 'canceled') events.push(tell(`ended:${subscription.id}`, 'ended', 0));
  const charge = intent?.latest_charge;
  if (charge && typeof charge !== 'string' && charge.refunded)
    events.push(tell(`refunded:${charge.id}`, 'refunded', charge.amount_refunded));
  return {
    events,
    renews: subscription && subscription.status !== 'canceled' ? !subscription.cancel_at_period_end : null,
    customer,
  };
};
