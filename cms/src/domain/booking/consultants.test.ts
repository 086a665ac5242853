import { expect, test } from 'vitest';
import { isAbsentAt, oneOfEachTime } from './consultants';

const nine = new Date('2026-12-01T08:00:00.000Z');
const ten = new Date('2026-12-01T09:00:00.000Z');

test.each([
  ['2026-11-30T23:30:00.000Z', 'Europe/Rome', true],
  ['2026-11-30T23:30:00.000Z', 'America/New_York', false],
  ['2026-12-03T04:30:00.000Z', 'America/New_York', true],
  ['2026-12-03T04:30:00.000Z', 'Europe/Rome', false],
])('whoever is away on the first two days of December, at %s in %s: %s', (startsAt, zone, away) => {
  const absences = [{ from: '2026-12-01', until: '2026-12-02', reason: '' }];
  expect(isAbsentAt(new Date(startsAt), { zone, absences })).toBe(away);
});

test('a time at which several are free is offered once, by whoever has fewest bookings', () => {
  const slots = [
    { startsAt: ten, consultantId: 1 },
    { startsAt: nine, consultantId: 2 },
    { startsAt: nine, consultantId: 1 },
    { startsAt: nine, consultantId: 3 },
  ];
  const booked = new Map([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
  expect(oneOfEachTime(slots, ({ consultantId }) => booked.get(consultantId) ?? 0)).toEqual([
    { startsAt: nine, consultantId: 2 },
    { startsAt: ten, consultantId: 1 },
  ]);
});
