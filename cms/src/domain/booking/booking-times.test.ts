import { expect, test } from 'vitest';
import { bookingStatus, bufferOf, changeableUntil, dueReminder, overlaps } from './booking-times';

const startsAt = new Date('2026-12-01T08:00:00.000Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

test.each([
  ['confirmed', 1, 'upcoming'],
  ['confirmed', -0.5, 'upcoming'],
  ['confirmed', -1, 'done'],
  ['cancelled', 1, 'cancelled'],
  ['cancelled', -5, 'cancelled'],
  ['done', 1, 'done'],
] as const)('%s, %i hours before: %s', (state, hours, status) => {
  expect(bookingStatus({ state, startsAt }, before(hours))).toBe(status);
});

test('it may be changed until a day before', () => {
  expect(changeableUntil(startsAt).toISOString()).toBe('2026-11-30T08:00:00.000Z');
});

test.each([
  ['two days before', before(48), before(100), null],
  ['a day before', before(24), before(100), 24],
  ['a server that stood still catches up', before(5), before(100), 24],
  ['an hour before', before(1), before(100), 1],
  ['booked this morning for tonight', before(12), before(13), null],
  ['and reminded all the same an hour before', before(0.5), before(13), 1],
  ['moved here half an hour ago', before(0.5), before(0.9), null],
  ['it has begun', startsAt, before(100), null],
])('reminder, %s', (_, now, arrangedAt, hours) => {
  expect(dueReminder({ startsAt, arrangedAt }, now)).toBe(hours);
});

test.each([
  ['the same hour', 0, 60, 60, 0, true],
  ['a quarter of an hour later', 0.25, 60, 60, 0, true],
  ['the next hour', 1, 60, 60, 0, false],
  ['the next hour, after an hour and a half', 1, 90, 60, 0, true],
  ['half an hour before an hour', -0.5, 60, 30, 0, false],
  ['an hour from before lengths were written', 0.5, null, 60, 0, true],
  ['the next hour, where a pause is kept', 1, 60, 60, 5, true],
  ['an hour and the pause later', 1.25, 60, 60, 15, false],
] as const)('one consultant, %s', (_, hours, first, second, pause, expected) => {
  const one = { startsAt, minutes: first };
  const other = { startsAt: before(-hours), minutes: second };
  expect([overlaps(one, other, pause), overlaps(other, one, pause)]).toEqual([expected, expected]);
});

test.each([
  [15, 15],
  [null, 0],
  [7, 0],
])('a calendar that says %s keeps a pause of %i minutes', (stored, pause) => {
  expect(bufferOf(stored)).toBe(pause);
});
