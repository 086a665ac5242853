import { expect, test } from 'vitest';
import { briefDay, dayIn, differsFromRome, longDay, roomIsOpen, shortDay, timeIn } from './times';

// Ten in the morning in Rome, on the Monday after the clocks went back there and not yet in New York.
const monday = '2026-10-26T09:00:00.000Z';

test.each([
  ['Europe/Rome', '10:00', '2026-10-26', false],
  ['Europe/Berlin', '10:00', '2026-10-26', false],
  ['America/New_York', '05:00', '2026-10-26', true],
  ['Pacific/Kiritimati', '23:00', '2026-10-26', true],
  ['America/Los_Angeles', '02:00', '2026-10-26', true],
])('in %s it is %s on %s', (zone, time, day, differs) => {
  expect([timeIn(monday, zone), dayIn(monday, zone), differsFromRome(monday, zone)]).toEqual([
    time,
    day,
    differs,
  ]);
});

test('a day that is another one elsewhere is named', () => {
  const late = '2026-12-01T15:00:00.000Z';
  expect(dayIn(late, 'Pacific/Kiritimati')).toBe('2026-12-02');
  expect(briefDay(late, 'Pacific/Kiritimati', 'it')).toBe('mer 2 dic');
});

test('days in words and figures', () => {
  expect(longDay('2026-12-01', 'it')).toBe('martedì 1 dicembre 2026');
  // Some versions of Node write a comma.
  expect(longDay('2026-12-01', 'en')).toMatch(/^Tuesday,? 1 December 2026$/);
  expect(shortDay('2026-12-01')).toBe('01/12/2026');
});

test.each([
  [-11, false],
  [-10, true],
  [30, true],
  [60, false],
])('%i minutes after the beginning the room is open: %s', (minutes, open) => {
  const booking = {
    status: 'upcoming',
    startsAt: monday,
    endsAt: '2026-10-26T10:00:00.000Z',
    meetingUrl: 'https://meet.test/a',
  } as const;
  expect(roomIsOpen(booking, Date.parse(monday) + minutes * 60_000)).toBe(open);
  expect(roomIsOpen({ ...booking, status: 'cancelled' }, Date.parse(monday))).toBe(false);
});
