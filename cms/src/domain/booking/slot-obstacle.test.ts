import { expect, test } from 'vitest';
import { bookableDays, slotObstacle } from './slot-obstacle';
import { zonedInstant } from './zoned-instant';

// A Friday, nine o'clock in Rome.
const now = new Date('2026-11-20T08:00:00.000Z');
const at = (day: string, time: string, available = true) => ({
  day,
  startsAt: zonedInstant(day, time, 'Europe/Rome'),
  available,
});

test.each([
  [at('2026-11-20', '08:00'), 'past'],
  [at('2026-11-20', '16:00'), 'notice'],
  [at('2026-11-20', '20:59'), 'notice'],
  [at('2026-11-20', '21:00'), null],
  [at('2026-11-22', '10:00'), 'sunday'],
  [at('2026-12-08', '10:00'), 'holiday'],
  [at('2026-12-09', '10:00', false), 'closed'],
  [at('2027-01-19', '10:00'), null],
  [at('2027-01-20', '10:00'), 'horizon'],
])('%o: %s', (slot, obstacle) => {
  expect(slotObstacle(slot, { now, holidays: ['2026-12-08'], noticeHours: 12 })).toBe(obstacle);
});

test.each([
  [1, '10:00', null],
  [1, '09:59', 'notice'],
  [48, '10:00', 'notice'],
])('a consultant with %i hours of notice at %s: %s', (noticeHours, time, obstacle) => {
  expect(slotObstacle(at('2026-11-20', time), { now, holidays: [], noticeHours })).toBe(obstacle);
});

test('today is Rome’s today, also late in the evening', () => {
  expect(bookableDays(new Date('2026-11-20T23:30:00.000Z'))).toEqual({
    from: '2026-11-21',
    until: '2027-01-20',
  });
});
