import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PURCHASE_STATUSES, type PurchaseStatus } from '../../contract';
import { refundWay } from './refund';
import { afterMissedRenewal, afterRenewal, type Subscription } from './subscription';
import { afterPaymentEvent, type PaymentOutcome } from './transitions';

const OUTCOMES = ['abandoned', 'failed', 'paid', 'ended', 'withdrawn', 'refunded'] as const;
type Row = [PurchaseStatus, PurchaseStatus, PurchaseStatus, PurchaseStatus, PurchaseStatus, PurchaseStatus];

// Rows: status before; columns: after each of the outcomes.
const TABLE: Record<PurchaseStatus, Row> = {
  pending: ['cancelled', 'failed', 'paid', 'ended', 'withdrawn', 'refunded'],
  cancelled: ['cancelled', 'failed', 'paid', 'ended', 'withdrawn', 'refunded'],
  expired: ['expired', 'failed', 'paid', 'ended', 'withdrawn', 'refunded'],
  failed: ['failed', 'failed', 'paid', 'ended', 'withdrawn', 'refunded'],
  paid: ['paid', 'paid', 'paid', 'ended', 'withdrawn', 'refunded'],
  expiring: ['expiring', 'expiring', 'expiring', 'ended', 'withdrawn', 'refunded'],
  unpaid: ['unpaid', 'unpaid', 'unpaid', 'ended', 'withdrawn', 'refunded'],
  ended: ['ended', 'ended', 'ended', 'ended', 'withdrawn', 'refunded'],
  withdrawn: ['withdrawn', 'withdrawn', 'withdrawn', 'withdrawn', 'withdrawn', 'refunded'],
  refunded: ['refunded', 'refunded', 'refunded', 'refunded', 'refunded', 'refunded'],
};

test.each(
  PURCHASE_STATUSES.flatMap((before) =>
    OUTCOMES.map((outcome, column) => [before, outcome, TABLE[before][column]] as const),
  ),
)('%s, then %s: %s', (before, outcome, after) => {
  expect(afterPaymentEvent(before, outcome)).toBe(after);
});

const after = (events: readonly PaymentOutcome[]): PurchaseStatus =>
  events.reduce<PurchaseStatus>(afterPaymentEvent, 'pending');

test('every order and every repetition of the same events ends in the same status', () => {
  const history = fc.uniqueArray(fc.constantFrom(...OUTCOMES), { minLength: 1 }).chain((happened) =>
    fc.tuple(
      fc.constant(happened),
      fc
        .array(fc.constantFrom(...happened), { maxLength: 12 })
        .chain((again) =>
          fc.shuffledSubarray([...happened, ...again], { minLength: happened.length + again.length }),
        ),
    ),
  );
  fc.assert(
    fc.property(history, ([happened, arrived]) => {
      const inOrder = [...happened].sort((one, other) => OUTCOMES.indexOf(one) - OUTCOMES.indexOf(other));
      expect(after(arrived)).toBe(after(inOrder));
    }),
    { numRuns: 2000 },
  );
});

/** What happens to a subscription, renewals and missed ones of its months among the rest. */
type Happening = PaymentOutcome | { renewed: number } | { missed: number };
const monthsIn = (count: number) => new Date(Date.UTC(2026, count, 15));

const happen = (before: Subscription, event: Happening): Subscription => {
  if (typeof event === 'string') {
    const status = afterPaymentEvent(before.status, event);
    const first = event === 'paid' && before.periodEndsAt === null;
    return { ...before, status, periodEndsAt: first ? monthsIn(1) : before.periodEndsAt };
  }
  return 'renewed' in event
    ? afterRenewal(before, monthsIn(event.renewed))
    : afterMissedRenewal(before, monthsIn(event.missed));
};

test.each(['refunded', 'withdrawn', 'ended'] as const)(
  'what was %s stays so, whatever renewals are told before, between and after',
  (over) => {
    const month = fc.integer({ min: 1, max: 4 });
    const renewals: fc.Arbitrary<Happening[]> = fc.array(
      fc.oneof(
        month.map((renewed) => ({ renewed })),
        month.map((missed) => ({ missed })),
        fc.constantFrom<PaymentOutcome>('paid', 'failed', 'abandoned'),
      ),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(renewals, renewals, (earlier, later) => {
        const end = [...earlier, over, ...later].reduce<Subscription>(happen, {
          status: 'pending',
          periodEndsAt: null,
          cancelAtPeriodEnd: false,
        });
        expect(end.status).toBe(over);
        // Money goes back once; what ended or was withdrawn from can still be given back.
        const way = refundWay({ status: end.status, paid: true, priceCents: 2900, providerAnswers: false });
        expect(way).toBe(over === 'refunded' ? null : 'by-hand');
      }),
      { numRuns: 1000 },
    );
  },
);
