import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookedPayments, judgeMoneyBack, type BookedReceipt } from '../../../domain/purchase/refund';
import {
  afterCancelling,
  afterMissedRenewal,
  afterRenewal,
  isOver,
  isRunning,
  type Subscription,
} from '../../../domain/purchase/subscription';
import { afterPaymentEvent } from '../../../domain/purchase/transitions';
import type { PaymentEvent } from '../port';
import { toObservation } from './observe';
import { StripeAccount } from './stripe-account.suite';

const observe = (account: StripeAccount) => toObservation('purchase-1', account.ask());
const kindsOf = (account: StripeAccount) => observe(account).events.map(({ kind }) => kind);

/** An order, as the events of a provider move it. */
class Order {
  subscription: Subscription = { status: 'pending', periodEndsAt: null, cancelAtPeriodEnd: false };
  readonly receipts: BookedReceipt[] = [];
  readonly #applied = new Set<string>();

  /** Looks at Stripe once: what is over here is ended there. */
  look(account: StripeAccount): void {
    const { events, renews } = observe(account);
    for (const event of events) this.#apply(event);
    const { status } = this.subscription;
    if (renews !== null && isRunning(this.subscription))
      this.subscription = afterCancelling(this.subscription, !renews);
    if (renews !== null && isOver(status)) account.cancel();
  }

  #apply({ eventId, kind, amountCents, at }: PaymentEvent): void {
    if (this.#applied.has(eventId)) return;
    this.#applied.add(eventId);
    const { status } = this.subscription;
    const periodEnd = at ? new Date(at) : null;
    if (kind === 'refunded' || kind === 'dispute-lost') {
      const outcome = judgeMoneyBack(bookedPayments(this.receipts), status, {
        amountCents,
        periodEnd,
        lostDispute: kind === 'dispute-lost',
      });
      if (outcome.creditCents > 0) this.#book(-outcome.creditCents, null, outcome.receiptId);
      if (outcome.ends) this.subscription.status = afterPaymentEvent(status, 'refunded');
    } else if (kind === 'paid' || kind === 'renewed') {
      this.#book(amountCents, periodEnd, null);
      if (kind === 'paid') this.subscription.status = afterPaymentEvent(status, 'paid');
      if (periodEnd) this.subscription = afterRenewal(this.subscription, periodEnd);
    } else if (kind === 'missed' && periodEnd)
      this.subscription = afterMissedRenewal(this.subscription, periodEnd);
    else if (kind === 'ended') this.subscription.status = afterPaymentEvent(status, 'ended');
  }

  #book(amountCents: number, periodEnd: Date | null, corrects: number | null): void {
    this.receipts.push({ id: this.receipts.length + 1, amountCents, periodEnd, corrects });
  }

  /** What credit notes took off each payment. */
  credited(): number[] {
    return bookedPayments(this.receipts).map(({ creditedCents }) => creditedCents);
  }
}

describe('what Stripe holds means', () => {
  test('a refund of an older month is money back of that month, and no end', () => {
    const account = new StripeAccount();
    account.renew('paid');
    account.refund(0, 2900);
    const [first, , refund] = observe(account).events;
    expect(refund).toMatchObject({ kind: 'refunded', amountCents: 2900, at: first?.at });
    const order = new Order();
    order.look(account);
    expect([order.subscription.status, order.credited()]).toEqual(['paid', [2900, 0]]);
  });

  test('a refund of the last renewal is the end, here and there', () => {
    const account = new StripeAccount();
    account.renew('paid');
    account.refund(1, 2900);
    const order = new Order();
    order.look(account);
    expect([order.subscription.status, order.credited()]).toEqual(['refunded', [0, 2900]]);
    expect(account.subscription.status).toBe('canceled');
  });

  test('a refund that has not succeeded is none yet', () => {
    const account = new StripeAccount();
    account.refund(0, 2900);
    const payment = account.ask();
    for (const refund of payment.refunds) refund.status = 'pending';
    expect(toObservation('purchase-1', payment).events.map(({ kind }) => kind)).toEqual(['paid']);
  });

  test.each([
    ['needs_response', 'disputed', 'open'],
    ['warning_needs_response', 'disputed', 'open'],
    ['under_review', 'disputed', 'open'],
    ['lost', 'dispute-lost', 'lost'],
    ['won', 'dispute-won', 'won'],
    ['warning_closed', 'dispute-won', 'won'],
    ['prevented', 'dispute-won', 'won'],
  ])('a dispute that is %s: %s', (status, kind, dispute) => {
    const account = new StripeAccount();
    account.dispute(0);
    const payment = account.ask();
    for (const each of payment.disputes) each.status = status;
    const observation = toObservation('purchase-1', payment);
    expect([observation.events.at(-1)?.kind, observation.dispute]).toEqual([kind, dispute]);
  });

  test('a renewal that a bank wants confirmed has its page; a refused one and a paid one have none', () => {
    const account = new StripeAccount();
    account.renew('to-confirm');
    const url = 'https://invoice.stripe.test/1';
    expect(observe(account)).toMatchObject({ paymentPage: url });
    expect(observe(account).events.at(-1)).toMatchObject({ kind: 'missed', confirmUrl: url });
    account.settle();
    expect(observe(account).paymentPage).toBeNull();
    account.renew('refused');
    expect(observe(account).paymentPage).toBeNull();
    expect(kindsOf(account)).toEqual(['paid', 'renewed', 'missed']);
  });

  test('an invoice that was written off in the dashboard is nobody’s debt', () => {
    const account = new StripeAccount();
    account.renew('refused');
    const payment = account.ask();
    const invoice = payment.invoices.at(-1);
    if (invoice) invoice.status = 'void';
    expect(toObservation('purchase-1', payment).events.map(({ kind }) => kind)).toEqual(['paid']);
  });

  test('a day of its own set in the dashboard is a cancellation; the card is the one that renewals are paid with', () => {
    const account = new StripeAccount();
    expect(observe(account)).toMatchObject({
      renews: true,
      card: { id: 'pm_1', brand: 'visa', last4: '4242' },
    });
    account.subscription.cancel_at = 1_800_000_000;
    expect(observe(account).renews).toBe(false);
    account.cancel();
    expect(observe(account).renews).toBeNull();
  });
});

type Step = (account: StripeAccount) => void;
const which = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('paid' as const, 'refused' as const, 'to-confirm' as const).map(
    (outcome): Step =>
      (it) =>
        it.renew(outcome),
  ),
  fc.constant<Step>((it) => it.settle()),
  fc.tuple(which, fc.constantFrom(500, 2400, 2900)).map(
    ([charge, cents]): Step =>
      (it) =>
        it.refund(charge, cents),
  ),
  which.map(
    (charge): Step =>
      (it) =>
        it.dispute(charge),
  ),
  fc.constantFrom('won' as const, 'lost' as const).map(
    (outcome): Step =>
      (it) =>
        it.decide(outcome),
  ),
  fc.boolean().map(
    (cancelled): Step =>
      (it) =>
        it.cancelAtPeriodEnd(cancelled),
  ),
  fc.constant<Step>((it) => it.cancel()),
);

test('whatever happens at Stripe, whenever it is looked at and however often, the books and the charges are right in the end', () => {
  // After each step comes any number of messages: none where they were lost, several where they came twice.
  const history = fc.array(fc.tuple(step, fc.nat({ max: 2 })), { maxLength: 14 });
  fc.assert(
    fc.property(history, (steps) => {
      const account = new StripeAccount();
      const order = new Order();
      for (const [act, messages] of steps) {
        act(account);
        for (let message = 0; message < messages; message += 1) order.look(account);
      }
      // The sweep looks for what no message told.
      order.look(account);
      const { status } = order.subscription;
      // Each payment is booked once, and each credit note is of the payment whose money went back.
      expect(order.credited()).toEqual(account.moneyBack());
      // What is over here is charged no more there, and what is over there is over here.
      expect(isOver(status)).toBe(account.subscription.status === 'canceled');
      // A dispute that is lost, and the latest money given back whole, are an end.
      if (account.moneyBack().at(-1) === 2900) expect(status).toBe('refunded');

      const before = structuredClone({ subscription: order.subscription, receipts: order.receipts });
      order.look(account);
      expect({ subscription: order.subscription, receipts: order.receipts }).toEqual(before);
    }),
    { numRuns: 2000 },
  );
});
