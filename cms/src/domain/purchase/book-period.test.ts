import { expect, test } from 'vitest';
import { isBookPeriod } from '../../contract';
import { bookSpan } from './book-period';

// Rome is an hour ahead of UTC in winter, two in summer.
test.each([
  ['2026-11', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ['2026-Q1', '2025-12-31T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
  ['2026-Q4', '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2026', '2025-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('%s is from %s until %s', (period, from, until) => {
  const span = bookSpan(period);
  expect([span.from.toISOString(), span.until.toISOString()]).toEqual([from, until]);
  expect(isBookPeriod(period)).toBe(true);
});

test.each(['', '26', '2026-Q5', '2026-Q', '2026-13', '2026-11-01', "2026'", 'Q4'])('%j is none', (text) => {
  expect(isBookPeriod(text)).toBe(false);
});
