import { expect, test } from 'vitest';
import { italianHolidays } from './italian-holidays';

test.each([
  [2024, '2024-04-01'],
  [2025, '2025-04-21'],
  [2026, '2026-04-06'],
  [2027, '2027-03-29'],
  [2038, '2038-04-26'],
])('Easter Monday of %i is %s', (year, day) => {
  expect(italianHolidays(year).find(({ name }) => name === 'Lunedì dell’Angelo')?.day).toBe(day);
});

test('Saint Francis counts from 2026', () => {
  expect(italianHolidays(2025).some(({ day }) => day.endsWith('10-04'))).toBe(false);
  expect(italianHolidays(2026).some(({ day }) => day === '2026-10-04')).toBe(true);
});

test('in order, each day once', () => {
  const days = italianHolidays(2026).map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].sort());
});
