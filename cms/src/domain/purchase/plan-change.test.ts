import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPlan, otherPlan, quotePlan, unusedCents, type CurrentPayment } from './plan-change';

const at = (day: string) => new Date(`${day}T09:00:00Z`);
const november: CurrentPayment = { amountCents: 2900, from: at('2026-11-01'), until: at('2026-12-01') };

describe('what is left of a paid period', () => {
  test.each([
    ['2026-11-01', 2900],
    ['2026-11-16', 1450],
    ['2026-11-30', 97],
    ['2026-12-01', 0],
  ])('on %s: %i cents', (day, cents) => {
    expect(unusedCents(november, { now: at(day), endsAt: november.until })).toBe(cents);
  });

  test('a day that has begun counts whole, so that a quote holds for a day', () => {
    const later = new Date('2026-11-17T08:59:59Z');
    expect(unusedCents(november, { now: later, endsAt: november.until })).toBe(1450);
  });

  test('of a period that a pause moved, what was left then is left now', () => {
    expect(unusedCents(november, { now: at('2027-02-01'), endsAt: at('2027-02-16') })).toBe(1450);
  });

  test('is never below zero, nor more than was paid', () => {
    const anyDay = fc.integer({ min: -400, max: 800 }).map((days) => new Date(Date.UTC(2026, 10, 1 + days)));
    fc.assert(
      fc.property(fc.nat({ max: 10_000_00 }), anyDay, anyDay, (amountCents, now, endsAt) => {
        const left = unusedCents({ ...november, amountCents }, { now, endsAt });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(amountCents);
      }),
    );
  });
});

describe('a quote', () => {
  const request = { payment: november, endsAt: november.until, now: at('2026-11-16') };
  const year = { period: 'year', priceCents: 29_000 } as const;
  const month = { period: 'month', priceCents: 2900 } as const;

  test('a year by card begins today, less what is left of the month', () => {
    expect(quotePlan({ ...request, plan: year, method: 'card' })).toEqual({
      when: 'now',
      creditCents: 1450,
      amountCents: 27_550,
      renewsAt: at('2027-11-16'),
    });
  });

  test.each([
    ['a month', month, 'card' as const],
    ['a year by transfer', year, 'transfer' as const],
  ])('%s begins when what is paid ends, and costs nothing today', (_, plan, method) => {
    expect(quotePlan({ ...request, plan, method })).toEqual({
      when: 'at-period-end',
      creditCents: 0,
      amountCents: 0,
      renewsAt: november.until,
    });
  });

  test('what is credited and what is charged are the price', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat({ max: 40 }), (amountCents, days) => {
        const now = new Date(Date.UTC(2026, 10, 1 + days));
        const payment = { ...november, amountCents };
        const quote = quotePlan({ ...request, now, payment, plan: year, method: 'card' });
        expect(quote.creditCents + quote.amountCents).toBe(year.priceCents);
      }),
    );
  });
});

describe('the other plan', () => {
  const product = { billingPeriod: 'month', priceCents: 2900, otherPeriodPriceCents: 29_000 } as const;
  test.each([
    [
      'a month',
      { billingPeriod: 'month', priceCents: 2500 } as const,
      { period: 'year', priceCents: 29_000 },
    ],
    ['a year', { billingPeriod: 'year', priceCents: 29_000 } as const, { period: 'month', priceCents: 2900 }],
    ['something bought once', { billingPeriod: 'once', priceCents: 2900 } as const, null],
    ['a month that costs as much as a year', { billingPeriod: 'month', priceCents: 29_000 } as const, null],
  ])('of %s', (_, current, expected) => {
    expect(otherPlan(current, product)).toEqual(expected);
  });

  test('there is none where the product has one price', () => {
    expect(otherPlan(product, { ...product, otherPeriodPriceCents: null })).toBeNull();
  });
});

test('the next period is the agreed one; a change that is being paid is not agreed yet', () => {
  const current = { billingPeriod: 'year', priceCents: 29_000 } as const;
  const month = { period: 'month', priceCents: 2900 } as const;
  expect(nextPlan({ ...current, planChange: { ...month, when: 'at-period-end' } })).toEqual({
    billingPeriod: 'month',
    priceCents: 2900,
  });
  expect(nextPlan({ ...current, planChange: null })).toEqual(current);
});
