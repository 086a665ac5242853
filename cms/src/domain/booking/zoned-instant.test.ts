import { expect, test } from 'vitest';
import { dayIn, zonedInstant } from './zoned-instant';

test.each([
  ['2026-01-15', '09:00', '2026-01-15T08:00:00.000Z'],
  ['2026-07-15', '09:00', '2026-07-15T07:00:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'], // skipped: the clock shows 03:30
  ['2026-03-29', '09:00', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'], // twice: the first
  ['2026-10-25', '09:00', '2026-10-25T08:00:00.000Z'],
])('%s %s in Rome is %s', (day, time, instant) => {
  expect(zonedInstant(day, time, 'Europe/Rome').toISOString()).toBe(instant);
});

test('the day turns at midnight in Rome, not in UTC', () => {
  expect(dayIn(new Date('2026-07-15T22:30:00.000Z'), 'Europe/Rome')).toBe('2026-07-16');
});
