import { expect, test } from 'vitest';
import { addDays, daysBetween, isDay, weekdayOf } from './days';
import { daysBefore, daysOfPeriod, periodProblem, type PeriodQuery } from './statistics-period';

const TODAY = '2026-11-21';
const custom = (from: string | null, to: string | null): PeriodQuery => ({ period: 'custom', from, to });

test.each([
  ['7d', '2026-11-15', '2026-11-08', '2026-11-14'],
  ['30d', '2026-10-23', '2026-09-23', '2026-10-22'],
  ['90d', '2026-08-24', '2026-05-26', '2026-08-23'],
  ['month', '2026-11-01', '2026-10-11', '2026-10-31'],
] as const)('%s begins on %s and is compared with %s to %s', (period, from, before, until) => {
  const days = daysOfPeriod({ period, from: null, to: null }, TODAY);
  expect(days).toEqual({ from, to: TODAY });
  expect(daysBefore(days)).toEqual({ from: before, to: until });
  expect(daysBetween(before, until)).toBe(daysBetween(from, TODAY));
});

test.each([
  [custom(null, '2026-11-01'), 'from', 'required'],
  [custom('2026-11-01', null), 'to', 'required'],
  [custom('2026-11-01', '2026-11-22'), 'to', 'future'],
  [custom('2026-11-02', '2026-11-01'), 'from', 'range'],
  [custom('2025-01-01', '2026-11-01'), 'from', 'max'],
] as const)('%j is refused: %s %s', (query, field, rule) => {
  expect(periodProblem(query, TODAY)).toEqual({ field, rule });
});

test('one day, today, is a period', () => {
  expect(periodProblem(custom(TODAY, TODAY), TODAY)).toBeNull();
  expect(daysOfPeriod(custom(TODAY, TODAY), TODAY)).toEqual({ from: TODAY, to: TODAY });
});

test('days of the calendar', () => {
  expect(
    ['2026-02-28', '2024-02-29', '2026-02-29', '2026-13-01', '26-1-1', '9999-12-31', '0001-01-01', ''].map(
      isDay,
    ),
  ).toEqual([true, true, false, false, false, false, false, false]);
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([0, 6]);
});
