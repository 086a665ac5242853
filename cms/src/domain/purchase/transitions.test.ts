import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PURCHASE_STATUSES, type PurchaseStatus } from '../../contract';
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
