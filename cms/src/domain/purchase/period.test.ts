import { expect, test } from 'vitest';
import { periodEnd } from './period';

test.each([
  ['2026-01-15T10:00:00.000Z', 'month', '2026-02-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 'month', '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 'month', '2028-02-29T10:00:00.000Z'],
  ['2026-12-31T23:59:59.000Z', 'month', '2027-01-31T23:59:59.000Z'],
  ['2028-02-29T10:00:00.000Z', 'year', '2029-02-28T10:00:00.000Z'],
] as const)('from %s, one %s: %s', (start, period, end) => {
  expect(periodEnd(new Date(start), period)?.toISOString()).toBe(end);
});

test('what is bought once has no end', () => expect(periodEnd(new Date(), 'once')).toBeNull());
