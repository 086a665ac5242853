import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { SCHEDULE_DEFAULTS, SOCIAL_TIMEZONES } from '../../contract';
import {
  addZonedDays,
  candidatesOf,
  nextFreeSlot,
  nextWeek,
  slotInstant,
  slotsOf,
  type SlotRule,
} from './slots';
import { spread } from './spread';

const rule = (changes: Partial<SlotRule> = {}): SlotRule => ({ ...SCHEDULE_DEFAULTS, ...changes });
const at = (text: string) => new Date(text);
const instants = (slots: { at: string }[]) => slots.map((slot) => slot.at);

test.each([
  [10, 6, [0, 1, 3, 5, 6, 8]],
  [4, 6, [0, 1, 2, 3]],
  [5, 5, [0, 1, 2, 3, 4]],
  [7, 1, [0]],
  [0, 6, []],
  [21, 2, [0, 10]],
])('%i instants, at most %i posts: %j', (candidates, cap, places) => {
  expect(spread(candidates, cap)).toEqual(places);
});

describe.each(['UTC', 'Europe/Rome', 'America/New_York', 'Asia/Kolkata'])('on a server in %s', (zone) => {
  // Node reads TZ anew whenever it is set.
  const there = <T>(run: () => T): T => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      return run();
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  };

  test('the server’s own clock is that zone’s', () => {
    const resolved = there(() => new Date(2026, 0, 15, 12).getTimezoneOffset());
    expect(resolved).toBe(
      { UTC: 0, 'Europe/Rome': -60, 'America/New_York': 300, 'Asia/Kolkata': -330 }[zone],
    );
  });

  test.each([
    ['Europe/Rome', '2026-03-28', '09:00', '2026-03-28T08:00Z'],
    ['Europe/Rome', '2026-03-29', '02:00', '2026-03-29T01:00Z'],
    ['Europe/Rome', '2026-03-29', '02:30', '2026-03-29T01:30Z'],
    ['Europe/Rome', '2026-03-29', '03:00', '2026-03-29T01:00Z'],
    ['Europe/Rome', '2026-03-29', '09:00', '2026-03-29T07:00Z'],
    ['Europe/Rome', '2026-03-30', '09:00', '2026-03-30T07:00Z'],
    ['Europe/Rome', '2026-10-24', '09:00', '2026-10-24T07:00Z'],
    ['Europe/Rome', '2026-10-25', '02:30', '2026-10-25T00:30Z'],
    ['Europe/Rome', '2026-10-25', '09:00', '2026-10-25T08:00Z'],
    ['Europe/Rome', '2026-10-26', '09:00', '2026-10-26T08:00Z'],
    ['Europe/Rome', '2027-03-28', '02:30', '2027-03-28T01:30Z'],
    ['Europe/Rome', '2027-10-31', '02:30', '2027-10-31T00:30Z'],
    ['Europe/Rome', '2028-03-26', '03:00', '2028-03-26T01:00Z'],
    ['Europe/Rome', '2028-10-29', '02:59', '2028-10-29T00:59Z'],
    ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30Z'],
    ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
    ['America/New_York', '2026-11-01', '09:00', '2026-11-01T14:00Z'],
    ['America/New_York', '2027-03-14', '03:00', '2027-03-14T07:00Z'],
    ['America/New_York', '2027-11-07', '01:00', '2027-11-07T05:00Z'],
    // Weeks in which Rome and New York are five hours apart instead of six.
    ['America/New_York', '2026-03-16', '09:00', '2026-03-16T13:00Z'],
    ['Europe/Rome', '2026-03-16', '14:00', '2026-03-16T13:00Z'],
    ['America/New_York', '2026-10-28', '09:00', '2026-10-28T13:00Z'],
    ['Europe/Rome', '2026-10-28', '14:00', '2026-10-28T13:00Z'],
  ])('%s %s %s is %s', (timezone, day, time, instant) => {
    expect(there(() => slotInstant(day, time, timezone))).toEqual(at(instant));
  });

  test('a week without changes is what the calendar says, evenly thinned', () => {
    const { slots, candidates } = there(() => nextWeek(rule(), at('2026-11-22T06:00:00Z')));
    expect(candidates).toBe(10);
    expect(slots.map(({ day, time }) => `${day} ${time}`)).toEqual([
      '2026-11-23 09:00',
      '2026-11-23 15:00',
      '2026-11-24 15:00',
      '2026-11-25 15:00',
      '2026-11-26 09:00',
      '2026-11-27 09:00',
    ]);
  });

  test('what today has passed comes a week later', () => {
    const daily = rule({ daysOfWeek: [1], postTimes: ['09:00', '15:00'], postsPerWeek: 21 });
    const { slots } = there(() => nextWeek(daily, at('2026-11-23T10:00:00Z')));
    expect(slots.map(({ day, time }) => `${day} ${time}`)).toEqual(['2026-11-23 15:00', '2026-11-30 09:00']);
  });

  test('two times that a jump of the clock makes one are one post', () => {
    const night = rule({ daysOfWeek: [0], postTimes: ['02:00', '03:00'], postsPerWeek: 21 });
    const slots = there(() => slotsOf(night, at('2026-03-28T00:00Z'), at('2026-03-30T00:00Z')));
    expect(slots).toEqual([{ at: '2026-03-29T01:00:00.000Z', day: '2026-03-29', time: '03:00' }]);
  });

  test('a post at nine stays at nine when the clocks change', () => {
    const nine = rule({ daysOfWeek: [0, 1, 2, 3, 4, 5, 6], postTimes: ['09:00'], postsPerWeek: 7 });
    const slots = there(() => slotsOf(nine, at('2026-10-23T00:00Z'), at('2026-10-28T00:00Z')));
    expect(slots.map(({ time }) => time)).toEqual(['09:00', '09:00', '09:00', '09:00', '09:00']);
    expect(instants(slots)[2]).toBe('2026-10-25T08:00:00.000Z');
  });
});

test.each([
  ['in spring', '2026-03-28T08:00Z', 1, '2026-03-29T07:00:00.000Z'],
  ['in autumn', '2026-10-24T07:00Z', 1, '2026-10-25T08:00:00.000Z'],
  ['back over the change', '2026-10-26T08:00Z', -2, '2026-10-24T07:00:00.000Z'],
  ['on any other day', '2026-11-23T08:00Z', 7, '2026-11-30T08:00:00.000Z'],
])('nine o’clock days later is nine o’clock, %s', (_, from, days, there) => {
  expect(addZonedDays(at(from), days, 'Europe/Rome').toISOString()).toBe(there);
});

const rules = fc.record({
  daysOfWeek: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  postTimes: fc
    .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 6 })
    .map((minutes) =>
      minutes.map(
        (minute) =>
          `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
      ),
    ),
  timezone: fc.constantFrom(...SOCIAL_TIMEZONES),
  postsPerWeek: fc.integer({ min: 1, max: 21 }),
});
const moments = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 11, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000));

describe('whatever the calendar', () => {
  test('instants increase, are inside the stretch, and show the wanted time unless the clock skips it', () => {
    fc.assert(
      fc.property(rules, moments, fc.integer({ min: 1, max: 20 }), (given, from, days) => {
        const to = addZonedDays(from, days, given.timezone);
        const slots = candidatesOf(given, from, to);
        const times = slots.map((slot) => Date.parse(slot.at));
        expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? time))).toBe(true);
        expect(times.every((time) => time >= from.getTime() && time < to.getTime())).toBe(true);
        for (const slot of slots) {
          if (given.postTimes.includes(slot.time)) continue;
          const skipped = given.postTimes.some((time) => {
            const wanted = Temporal.PlainDateTime.from(`${slot.day}T${time}`);
            const earlier = wanted.toZonedDateTime(given.timezone, { disambiguation: 'earlier' });
            const later = wanted.toZonedDateTime(given.timezone, { disambiguation: 'later' });
            return !earlier.equals(later) && later.epochMilliseconds === Date.parse(slot.at);
          });
          expect([slot, skipped]).toEqual([slot, true]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a week holds at most its posts, and exactly them when there is room and no clock changes', () => {
    fc.assert(
      fc.property(rules, moments, (given, now) => {
        const { slots, candidates } = nextWeek(given, now);
        expect(slots.length).toBeLessThanOrEqual(given.postsPerWeek);
        const end = addZonedDays(now, 7, given.timezone);
        const steady = end.getTime() - now.getTime() === 7 * 86_400_000;
        if (steady) expect(slots).toHaveLength(Math.min(candidates, given.postsPerWeek));
      }),
      { numRuns: 300 },
    );
  });

  test('asking later finds the same instants', () => {
    fc.assert(
      fc.property(rules, moments, fc.integer({ min: 1, max: 5 * 1440 }), (given, now, minutes) => {
        const later = new Date(now.getTime() + minutes * 60_000);
        const end = new Date(now.getTime() + 6 * 86_400_000);
        const still = slotsOf(given, now, end).filter((slot) => Date.parse(slot.at) >= later.getTime());
        expect(slotsOf(given, later, end)).toEqual(still);
      }),
      { numRuns: 200 },
    );
  });
});

test('the next free slot steps over what is taken', () => {
  const now = at('2026-11-22T06:00:00Z');
  const [first, second] = instants(nextWeek(rule(), now).slots);
  expect(nextFreeSlot(rule(), now, () => false)?.at).toBe(first);
  expect(nextFreeSlot(rule(), now, (slot) => slot === first)?.at).toBe(second);
  expect(nextFreeSlot(rule(), now, () => true)).toBeNull();
});
