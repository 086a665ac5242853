import { expect, test } from 'vitest';
import { addDays, addMonths, formatDay, weekdayOf, weeksOf } from './days';

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

test('a month is drawn from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11-20');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weekdayOf('2026-11-29')).toBe(7);
});

test('a day reads in both languages', () => {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  expect(formatDay('2026-12-08', 'it', parts)).toBe('martedì 8 dicembre');
  // Some versions of Node write a comma.
  expect(formatDay('2026-12-08', 'en', parts)).toMatch(/^Tuesday,? 8 December$/);
});
