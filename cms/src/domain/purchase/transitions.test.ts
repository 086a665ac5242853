import { describe, expect, test } from 'vitest';
import { PURCHASE_STATUSES, type PurchaseStatus } from '../../contract';
import { afterPaymentEvent, type PaymentOutcome } from './transitions';

const OUTCOMES: PaymentOutcome[] = ['paid', 'failed', 'abandoned', 'refunded'];

// Rows: status before; columns: after paid, failed, abandoned, refunded.
const TABLE: Record<PurchaseStatus, [PurchaseStatus, PurchaseStatus, PurchaseStatus, PurchaseStatus]> = {
  pending: ['paid', 'failed', 'cancelled', 'refunded'],
  paid: ['paid', 'paid', 'paid', 'refunded'],
  failed: ['paid', 'failed', 'failed', 'refunded'],
  expiring: ['paid', 'expiring', 'expiring', 'refunded'],
  unpaid: ['paid', 'unpaid', 'unpaid', 'refunded'],
  cancelled: ['paid', 'failed', 'cancelled', 'refunded'],
  expired: ['paid', 'failed', 'expired', 'refunded'],
  refunded: ['refunded', 'refunded', 'refunded', 'refunded'],
  withdrawn: ['withdrawn', 'withdrawn', 'withdrawn', 'refunded'],
};

test.each(
  PURCHASE_STATUSES.flatMap((before) =>
    OUTCOMES.map((outcome, column) => [before, outcome, TABLE[before][column]] as const),
  ),
)('%s, then %s: %s', (before, outcome, after) => {
  expect(afterPaymentEvent(before, outcome)).toBe(after);
});

const orders = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, index) =>
        orders(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );

describe('events end in the same status in any order and however often repeated', () => {
  const sets: PaymentOutcome[][] = [
    ['paid', 'failed'],
    ['abandoned', 'failed'],
    ['paid', 'failed', 'abandoned'],
    ['paid', 'failed', 'abandoned', 'refunded'],
  ];
  test.each(sets)('%s %s %s %s', (...events) => {
    const set = events.filter(Boolean);
    const ends = orders([...set, ...set.slice(0, 2)]).map((order) =>
      order.reduce<PurchaseStatus>((status, outcome) => afterPaymentEvent(status, outcome), 'pending'),
    );
    expect(new Set(ends).size).toBe(1);
  });
});
