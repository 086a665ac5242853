import type Stripe from 'stripe';
import type { Instant } from '../../../contract';
import type { CardOnFile, DisputeState, Observation, PaymentEvent } from '../port';
import { idOf, intentsOfInvoice, isOwed, type StripePayment } from './load-payment';

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

/** Of a plan that was changed; one that charges nothing only moves the day of the next charge. */
const isOfPlan = ({ billing_reason: reason }: Stripe.Invoice): boolean => reason === 'subscription_update';

/** The period that an invoice is for, as the books know its payment. */
export const periodEndOf = (invoice: Stripe.Invoice): Instant | null => periodOf(invoice)?.until ?? null;

const isFirst = ({ billing_reason: reason }: Stripe.Invoice): boolean => reason === 'subscription_create';

/** True while a buyer's bank wants to hear from them before it pays. */
const awaitsConfirmation = (invoice: Stripe.Invoice, intents: readonly Stripe.PaymentIntent[]): boolean => {
  const own = intentsOfInvoice(invoice);
  return intents.some(({ id, status }) => status === 'requires_action' && own.includes(id));
};

const OPEN = [
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
  'appeal_needs_response',
  'appeal_under_review',
];

/** What was prevented by a refund, or was only an inquiry, took nothing of us. */
const disputeState = ({ status }: Stripe.Dispute): DisputeState =>
  OPEN.includes(status) ? 'open' : status === 'lost' ? 'lost' : 'won';

const DISPUTE_KINDS = { open: 'disputed', lost: 'dispute-lost', won: 'dispute-won' } as const;

/** The one state of several disputes: what still is to be answered first, what cost money next. */
const stateOfAll = (disputes: readonly Stripe.Dispute[]): DisputeState | null => {
  const states = disputes.map(disputeState);
  return (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? null;
};

const cardOf = (subscription: Stripe.Subscription | null): CardOnFile | null => {
  const customer = subscription?.customer;
  const ofCustomer =
    customer && typeof customer !== 'string' && !('deleted' in customer)
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = subscription?.default_payment_method ?? ofCustomer;
  if (!method || typeof method === 'string' || !method.card) return null;
  return { id: method.id, brand: method.card.brand, last4: method.card.last4 };
};

/** True while Stripe would ask for the next period. */
const isRenewing = ({ cancel_at_period_end: atEnd, cancel_at: at }: Stripe.Subscription): boolean =>
  !atEnd && !at;

type Tell = (
  eventId: string,
  kind: PaymentEvent['kind'],
  amountCents: number,
  more?: Pick<PaymentEvent, 'at' | 'confirmUrl' | 'dueBy'>,
) => PaymentEvent;

const renewalEvents = ({ invoices, intents }: StripePayment, tell: Tell): PaymentEvent[] =>
  invoices.flatMap((invoice) => {
    const period = periodOf(invoice);
    if (isFirst(invoice) || !period || !invoice.id) return [];
    if (isOfPlan(invoice) && invoice.amount_due === 0) return [];
    if (invoice.status === 'paid')
      return tell(`${invoice.id}:paid`, isOfPlan(invoice) ? 'plan-changed' : 'renewed', invoice.amount_paid, {
        at: period.until,
      });
    if (!isOwed(invoice)) return [];
    const confirmUrl = awaitsConfirmation(invoice, intents) ? invoice.hosted_invoice_url : null;
    return confirmUrl
      ? tell(`${invoice.id}:confirm`, 'missed', invoice.amount_due, { at: period.from, confirmUrl })
      : tell(`${invoice.id}:missed`, 'missed', invoice.amount_due, { at: period.from });
  });

/** What went back, each with the period that it had paid. */
const moneyBackEvents = (
  { invoices, charges, refunds, disputes }: StripePayment,
  tell: Tell,
): PaymentEvent[] => {
  const periodOfCharge = (
    charge: Stripe.Refund['charge'] | Stripe.Dispute['charge'],
  ): Instant | undefined => {
    const intent = idOf(charges.find(({ id }) => id === idOf(charge))?.payment_intent);
    const invoice = invoices.find((each) => intent !== null && intentsOfInvoice(each).includes(intent));
    return (invoice && periodOf(invoice)?.until) ?? undefined;
  };
  const given = refunds
    .filter(({ status }) => status === 'succeeded')
    .toSorted((one, other) => one.created - other.created)
    .map(({ id, amount, charge }) =>
      tell(`refund:${id}`, 'refunded', amount, { at: periodOfCharge(charge) }),
    );
  const disputed = disputes.map((dispute) => {
    const state = disputeState(dispute);
    const dueBy = dispute.evidence_details.due_by;
    return tell(`dispute:${dispute.id}:${state}`, DISPUTE_KINDS[state], dispute.amount, {
      at: periodOfCharge(dispute.charge),
      ...(state === 'open' && dueBy ? { dueBy: instantOf(dueBy) } : {}),
    });
  });
  return [...given, ...disputed];
};

/** What Stripe's things mean to us now, whatever its events said and in whatever order they came. */
export const toObservation = (purchaseId: string, payment: StripePayment): Observation => {
  const { session, intents, subscription, invoices, disputes } = payment;
  const tell: Tell = (eventId, kind, amountCents, more = {}) => ({
    provider: 'stripe',
    eventId,
    purchaseId,
    kind,
    amountCents,
    ...more,
  });
  const unpaid = {
    renews: null,
    customer: idOf(session.customer),
    card: null,
    paymentPage: null,
    dispute: null,
  };
  if (session.status === 'expired')
    return { ...unpaid, events: [tell(`expired:${session.id}`, 'abandoned', 0)] };
  if (session.status !== 'complete') return { ...unpaid, events: [] };
  if (session.payment_status === 'unpaid') {
    const refused = intents.some(({ status }) => status === 'requires_payment_method');
    return { ...unpaid, events: refused ? [tell(`failed:${session.id}`, 'failed', 0)] : [] };
  }

  const first = invoices.find(isFirst);
  const until = first && periodOf(first)?.until;
  const isOver = subscription?.status === 'canceled';
  const toConfirm = isOver ? undefined : invoices.find((it) => isOwed(it) && awaitsConfirmation(it, intents));
  return {
    events: [
      tell(`paid:${session.id}`, 'paid', session.amount_total ?? 0, until ? { at: until } : {}),
      ...renewalEvents(payment, tell),
      ...moneyBackEvents(payment, tell),
      // Last: what was given back whole is over by that.
      ...(isOver ? [tell(`ended:${subscription.id}`, 'ended', 0)] : []),
    ],
    renews: subscription && !isOver ? isRenewing(subscription) : null,
    customer: unpaid.customer,
    card: cardOf(subscription),
    paymentPage: toConfirm?.hosted_invoice_url ?? null,
    dispute: stateOfAll(disputes),
  };
};
