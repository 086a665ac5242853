import type Stripe from 'stripe';
import type { StripePayment } from './load-payment';

/** A part of one of Stripe's own shapes: what is there has the type that Stripe gives it. */
type Part<Shape> = {
  [Field in keyof Shape]?: Shape[Field] extends object ? Part<Shape[Field]> : Shape[Field];
};
const as = <Shape>(part: Part<Shape>): Shape => part as Shape;

const MONTH = 30 * 86_400;
const START = Date.UTC(2026, 0, 15) / 1000;

/** One subscription at Stripe, in Stripe's typed shapes: what time, its buyer, their bank and the dashboard do to it. */
export class StripeAccount {
  #payment: StripePayment = {
    session: as<Stripe.Checkout.Session>({
      id: 'cs_1',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 2900,
      customer: 'cus_1',
      subscription: 'sub_1',
    }),
    subscription: as<Stripe.Subscription>({
      id: 'sub_1',
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      customer: 'cus_1',
      default_payment_method: as<Stripe.PaymentMethod>({
        id: 'pm_1',
        card: { brand: 'visa', last4: '4242' },
      }),
    }),
    intents: [],
    invoices: [],
    charges: [],
    refunds: [],
    disputes: [],
  };

  constructor() {
    this.renew('paid');
  }

  /** What would be answered to a question now: later changes do not reach it. */
  ask(): StripePayment {
    return structuredClone(this.#payment);
  }

  get subscription(): Stripe.Subscription {
    if (!this.#payment.subscription) throw new Error('The subscription is gone');
    return this.#payment.subscription;
  }

  get charges(): readonly Stripe.Charge[] {
    return this.#payment.charges;
  }

  /** Another period; nothing is charged for what is cancelled. */
  renew(outcome: 'paid' | 'refused' | 'to-confirm'): void {
    const { invoices, intents } = this.#payment;
    if (this.subscription.status === 'canceled') return;
    const number = invoices.length;
    const start = START + number * MONTH;
    const intent = `pi_${number}`;
    const invoice = as<Stripe.Invoice>({
      id: `in_${number}`,
      billing_reason: number === 0 ? 'subscription_create' : 'subscription_cycle',
      status: 'open',
      attempted: true,
      amount_due: 2900,
      amount_paid: 0,
      hosted_invoice_url: `https://invoice.stripe.test/${number}`,
    });
    invoice.lines = as<Stripe.ApiList<Stripe.InvoiceLineItem>>({});
    invoice.lines.data = [as<Stripe.InvoiceLineItem>({ period: { start, end: start + MONTH } })];
    invoice.payments = as<Stripe.ApiList<Stripe.InvoicePayment>>({});
    invoice.payments.data = [
      as<Stripe.InvoicePayment>({ payment: { type: 'payment_intent', payment_intent: intent } }),
    ];
    invoices.push(invoice);
    const status = outcome === 'to-confirm' ? 'requires_action' : 'requires_payment_method';
    intents.push(as<Stripe.PaymentIntent>({ id: intent, status }));
    this.subscription.status = 'past_due';
    if (outcome === 'paid') this.settle();
  }

  /** What is owed is paid after all. */
  settle(): void {
    this.#payment.invoices.forEach((invoice, number) => {
      if (invoice.status === 'paid') return;
      invoice.status = 'paid';
      invoice.amount_paid = invoice.amount_due;
      const intent = this.#payment.intents[number];
      if (intent) intent.status = 'succeeded';
      this.#payment.charges.push(
        as<Stripe.Charge>({
          id: `ch_${number}`,
          amount: invoice.amount_due,
          amount_refunded: 0,
          disputed: false,
          payment_intent: `pi_${number}`,
        }),
      );
    });
    if (this.subscription.status !== 'canceled') this.subscription.status = 'active';
  }

  /** Gives a part of a charge back; never more than there is, and nothing while its buyer disputes it. */
  refund(which: number, amountCents: number): void {
    const { charges, refunds } = this.#payment;
    const charge = charges[which % charges.length];
    const amount = charge && Math.min(amountCents, charge.amount - charge.amount_refunded);
    if (!charge || !amount || charge.disputed) return;
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    refunds.push(
      as<Stripe.Refund>({
        id: `re_${refunds.length}`,
        charge: charge.id,
        amount,
        status: 'succeeded',
        created: refunds.length,
      }),
    );
  }

  /** The buyer's bank takes back what was not given back. */
  dispute(which: number): void {
    const { charges, disputes } = this.#payment;
    const charge = charges[which % charges.length];
    if (!charge || charge.disputed || charge.amount_refunded === charge.amount) return;
    charge.disputed = true;
    disputes.push(
      as<Stripe.Dispute>({
        id: `dp_${disputes.length}`,
        charge: charge.id,
        amount: charge.amount - charge.amount_refunded,
        status: 'needs_response',
        evidence_details: { due_by: START + MONTH },
      }),
    );
  }

  /** The bank decides whatever is open. */
  decide(status: 'won' | 'lost'): void {
    for (const dispute of this.#payment.disputes)
      if (dispute.status === 'needs_response') dispute.status = status;
  }

  cancelAtPeriodEnd(cancelled: boolean): void {
    this.subscription.cancel_at_period_end = cancelled;
  }

  cancel(): void {
    this.subscription.status = 'canceled';
  }

  /** What went back of each charge, by a refund or a lost dispute, in the order of the charges. */
  moneyBack(): number[] {
    const { charges, refunds, disputes } = this.#payment;
    const lost = disputes.filter(({ status }) => status === 'lost');
    return charges.map(({ id }) =>
      [...refunds, ...lost].reduce((sum, { charge, amount }) => (charge === id ? sum + amount : sum), 0),
    );
  }
}
