import { expect, test } from 'vitest';
import type { WeekHours } from '../../contract';
import { crowdedDays, crowdedTime, DEFAULT_WEEK, slotAt, workingSlots } from './working-slots';

const days = (slots: { day: string }[]) => [...new Set(slots.map(({ day }) => day))];
const NONE: WeekHours = { '1': [], '2': [], '3': [], '4': [], '5': [], '6': [] };

test('Sundays and holidays have no openings', () => {
  const slots = workingSlots(
    { from: '2026-12-04', until: '2026-12-10' },
    { week: DEFAULT_WEEK, zone: 'Europe/Rome', holidays: ['2026-12-08'] },
  );
  expect(days(slots)).toEqual(['2026-12-04', '2026-12-05', '2026-12-07', '2026-12-09', '2026-12-10']);
});

test('each day of the week has its own hours', () => {
  const week = { ...NONE, '2': ['15:30'], '6': ['08:00', '09:00'] };
  const slots = workingSlots(
    { from: '2026-11-23', until: '2026-11-29' },
    { week, zone: 'Europe/Rome', holidays: [] },
  );
  expect(slots.map(({ day, time }) => `${day} ${time}`)).toEqual([
    '2026-11-24 15:30',
    '2026-11-28 08:00',
    '2026-11-28 09:00',
  ]);
});

test('nine in the morning is nine in the morning on both sides of a change of the clock', () => {
  const at = (range: { from: string; until: string }) =>
    workingSlots(range, {
      week: { ...NONE, '1': ['09:00'], '6': ['09:00'] },
      zone: 'Europe/Rome',
      holidays: [],
    }).map(({ startsAt }) => startsAt);
  expect(at({ from: '2026-10-24', until: '2026-10-26' })).toEqual([
    '2026-10-24T07:00:00.000Z',
    '2026-10-26T08:00:00.000Z',
  ]);
  expect(at({ from: '2027-03-27', until: '2027-03-29' })).toEqual([
    '2027-03-27T08:00:00.000Z',
    '2027-03-29T07:00:00.000Z',
  ]);
});

test('hours of another zone are openings of Rome’s day, which may be the next one', () => {
  const week = { ...NONE, '1': ['09:00', '19:00'], '6': ['19:00'] };
  const range = { from: '2026-11-23', until: '2026-11-28' };
  const slots = workingSlots(range, { week, zone: 'America/New_York', holidays: [] });
  // Saturday evening there is Sunday here: nobody is met then.
  expect(slots).toEqual([
    { day: '2026-11-23', time: '15:00', startsAt: '2026-11-23T14:00:00.000Z' },
    { day: '2026-11-24', time: '01:00', startsAt: '2026-11-24T00:00:00.000Z' },
  ]);
  const tuesday = { from: '2026-11-24', until: '2026-11-24' };
  expect(workingSlots(tuesday, { week, zone: 'America/New_York', holidays: [] })).toEqual(slots.slice(1));
});

test('an hour that the clock skips is never offered, one that it repeats is offered once', () => {
  expect(slotAt('2027-03-28', '02:30')).toBeNull();
  expect(slotAt('2026-10-25', '02:30')?.startsAt).toBe('2026-10-25T00:30:00.000Z');
});

test.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
  'the openings are the same on a server in %s',
  (zone) => {
    const before = process.env.TZ;
    const range = { from: '2026-10-19', until: '2026-11-02' };
    const expected = workingSlots(range, { week: DEFAULT_WEEK, zone: 'Europe/Rome', holidays: [] });
    process.env.TZ = zone;
    try {
      expect(workingSlots(range, { week: DEFAULT_WEEK, zone: 'Europe/Rome', holidays: [] })).toEqual(
        expected,
      );
      expect(slotAt('2026-10-26', '09:00')?.startsAt).toBe('2026-10-26T08:00:00.000Z');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  },
);

test.each([
  [['09:00', '10:00', '14:30'], 0, null],
  [['10:00', '09:00'], 0, null],
  [['09:00', '09:20', '09:40'], 0, '09:20'],
  [['18:15', '18:00'], 0, '18:15'],
  [['09:00', '10:15'], 15, null],
  [['09:00', '10:10'], 15, '10:10'],
  [[], 30, null],
] as const)(
  'of hours at %j with a pause of %i minutes the one that begins too soon is %s',
  (times, pause, crowded) => {
    expect(crowdedTime(times, pause)).toBe(crowded);
  },
);

test('the usual week leaves no room for a pause, except where a day says so', () => {
  expect(crowdedDays(DEFAULT_WEEK, 0)).toEqual([]);
  expect(crowdedDays({ ...DEFAULT_WEEK, '2': ['09:00', '10:05'] }, 5)).toEqual(['1', '3', '4', '5', '6']);
});
