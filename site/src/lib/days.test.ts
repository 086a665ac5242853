import { expect, test } from 'vitest';
import { addDays, addMonths, formatDay, weekdayOf } from './days';

test('days follow each other over months, years and changes of the clock', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-10-25', 1), addDays('2028-03-01', -1)]).toEqual([
    '2027-01-01',
    '2026-10-26',
    '2028-02-29',
  ]);
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months: %s', (day, count, result) => {
  expect(addMonths(day, count)).toBe(result);
});

test('weeks begin on Monday', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
});

test('a day reads in both languages', () => {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  expect(formatDay('2026-12-08', 'it', parts)).toBe('martedì 8 dicembre');
  // Some versions of Node write a comma.
  expect(formatDay('2026-12-08', 'en', parts)).toMatch(/^Tuesday,? 8 December$/);
});
