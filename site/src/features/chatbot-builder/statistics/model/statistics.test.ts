import { expect, test } from 'vitest';
import { CREDIT_PACKS } from '@contract';
import { aProduct } from '../../../../testing/products';
import { compareAmounts, compareShares, shareOf } from './comparison';
import { packsOf } from './credit-packs';
import { barsOf } from './day-bars';
import { periodOf, queryOf } from './statistics-period';

test.each([
  ['', { period: '30d' }],
  ['period=7d', { period: '7d' }],
  ['period=month&from=2026-01-01', { period: 'month' }],
  ['period=ieri', { period: '30d' }],
  ['period=custom&from=2026-01-01', { period: '30d' }],
  ['period=custom&from=2026-01-01&to=2026-01-31', { period: 'custom', from: '2026-01-01', to: '2026-01-31' }],
])('the address ?%s asks for %j', (search, expected) => {
  const chosen = periodOf(new URLSearchParams(search));
  expect(chosen).toEqual(expected);
  expect(periodOf(new URLSearchParams(queryOf(chosen)))).toEqual(expected);
});

test.each([
  [120, 100, { kind: 'more', amount: 0.2 }],
  [50, 100, { kind: 'less', amount: 0.5 }],
  [1000, 1001, { kind: 'same' }],
  [3, 0, { kind: 'new' }],
  [0, 0, { kind: 'none' }],
  [null, 10, { kind: 'none' }],
] as const)('%s after %s', (current, previous, expected) => {
  expect(compareAmounts(current, previous)).toEqual(expected);
});

test('shares are compared in points', () => {
  expect(compareShares(0.5, 0.25)).toEqual({ kind: 'more', amount: 0.25 });
  expect(compareShares(0.5, null)).toEqual({ kind: 'none' });
  expect(compareShares(0, 0)).toEqual({ kind: 'same' });
  expect([shareOf(3, 1), shareOf(0, 0)]).toEqual([0.75, null]);
});

test('many days become weeks, and none is lost', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
      conversations: 1,
      messages: 2,
      unanswered: 1,
    }));
  expect(barsOf(days(30))).toHaveLength(30);
  const weeks = barsOf(days(90));
  expect(weeks).toHaveLength(13);
  expect(weeks[0]).toEqual({ from: '2026-01-01', to: '2026-01-07', messages: 14, unanswered: 7 });
  expect(weeks.at(-1)).toMatchObject({ from: '2026-03-26', to: '2026-03-31', messages: 12 });
  expect(barsOf([])).toEqual([]);
});

test('what the larger packs save is what the specification says', () => {
  const products = [...CREDIT_PACKS]
    .reverse()
    .map(({ slug, messages, priceCents }) =>
      aProduct({ slug, kind: 'credits', priceCents, messageCredits: messages }),
    );
  expect(packsOf(products)).toEqual(CREDIT_PACKS);
  expect(packsOf([])).toEqual([]);
});
