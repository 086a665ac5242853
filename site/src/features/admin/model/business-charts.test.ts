import { expect, test } from 'vitest';
import { churnPercent, rowsAddress, weeksAhead } from './business-charts';

test('days ahead are grouped by sevens, the rest in the last column', () => {
  const days = Array.from({ length: 9 }, (_, index) => ({
    day: `2026-11-0${index + 1}`,
    count: 1,
    amountCents: 2900,
  }));
  expect(weeksAhead(days)).toEqual([
    { from: '2026-11-01', to: '2026-11-07', count: 7, amountCents: 20300 },
    { from: '2026-11-08', to: '2026-11-09', count: 2, amountCents: 5800 },
  ]);
  expect(weeksAhead([])).toEqual([]);
});

test.each([
  [{ ended: 1, runningBefore: 8 }, 12.5],
  [{ ended: 0, runningBefore: 0 }, 0],
])('%j left: %d %%', (month, percent) => expect(churnPercent(month)).toBe(percent));

test('an address carries what a title is made of', () => {
  expect(rowsAddress('revenue', { name: 'Post & foto' })).toBe('?rows=revenue&name=Post+%26+foto');
});
