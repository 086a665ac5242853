import { expect, test } from 'vitest';
import { figuresOf, replyTimeWithin, spreadOver, type HourOfMessages } from './statistics-figures';
import { HOUR_MS } from '../../contract/time-units';
import { romeHours } from './statistics-hours';

const hourOf = (instant: string) => Date.parse(instant) / HOUR_MS;
const messagesAt = (instant: string, messages = 1): HourOfMessages => ({
  hour: hourOf(instant),
  messages,
  unanswered: 0,
});

test.each([
  ['2026-11-21', 24],
  // Clocks go forward on the last Sunday of March, back on the last of October.
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('%s has %i hours in Rome', (day, count) => {
  expect(romeHours({ from: day, to: day })).toHaveLength(count);
});

test('an hour that the clock skips does not exist, one that it repeats counts twice', () => {
  const spring = romeHours({ from: '2026-03-29', to: '2026-03-29' }).map(({ clock }) => clock);
  expect(spring.slice(0, 4)).toEqual([0, 1, 3, 4]);
  const autumn = romeHours({ from: '2026-10-25', to: '2026-10-25' }).map(({ clock }) => clock);
  expect(autumn.slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
});

test.each([
  ['2026-03-28T22:00:00Z', '2026-03-28', 23],
  ['2026-03-28T23:00:00Z', '2026-03-29', 0],
  ['2026-03-29T21:00:00Z', '2026-03-29', 23],
  ['2026-03-29T22:00:00Z', '2026-03-30', 0],
  ['2026-10-24T22:00:00Z', '2026-10-25', 0],
  ['2026-10-25T22:00:00Z', '2026-10-25', 23],
  ['2026-10-25T23:00:00Z', '2026-10-26', 0],
])('what is said at %s belongs to %s, hour %i', (instant, day, clock) => {
  const hours = romeHours({ from: '2026-03-28', to: '2026-10-26' });
  const { days, heat } = spreadOver(hours, [messagesAt(instant, 3)], []);
  expect(days.filter(({ messages }) => messages > 0)).toEqual([
    { day, conversations: 0, messages: 3, unanswered: 0 },
  ]);
  const weekday = hours.find((hour) => hour.day === day)?.weekday ?? -1;
  expect(heat[weekday]?.[clock]).toBe(3);
  expect(heat.flat().reduce((total, count) => total + count, 0)).toBe(3);
});

test('a silent day is in the list with zeros', () => {
  const { days } = spreadOver(romeHours({ from: '2026-11-01', to: '2026-11-30' }), [], []);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: '2026-11-30', conversations: 0, messages: 0, unanswered: 0 });
});

test.each([
  [50, [], null],
  [50, [{ milliseconds: 40, count: 1 }], 40],
  [
    50,
    [
      { milliseconds: 900, count: 1 },
      { milliseconds: 10, count: 1 },
    ],
    10,
  ],
  [
    95,
    [
      { milliseconds: 10, count: 95 },
      { milliseconds: 4000, count: 5 },
    ],
    10,
  ],
  [
    95,
    [
      { milliseconds: 10, count: 94 },
      { milliseconds: 4000, count: 6 },
    ],
    4000,
  ],
])('p%i of %j is %s', (percent, times, expected) => {
  expect(replyTimeWithin(percent, times)).toBe(expected);
});

test('without a conversation there is no share, and no time', () => {
  expect(figuresOf([], [], [])).toMatchObject({
    conversations: 0,
    resolvedShare: null,
    responseTimeP50: null,
    responseTimeP95: null,
  });
  const conversations = [{ hour: 1, conversations: 4, resolved: 3, personRequests: 1 }];
  expect(figuresOf([], conversations, [])).toMatchObject({ resolvedShare: 0.75, personRequests: 1 });
});

test('replies are counted by what they were and what visitors thought of them', () => {
  const replies = [
    { count: 5, milliseconds: 30, answered: true, feedback: 'up' as const },
    { count: 2, milliseconds: 30, answered: false, feedback: 'down' as const },
    { count: 3, milliseconds: null, answered: null, feedback: 'up' as const },
  ];
  expect(figuresOf([], [], replies)).toMatchObject({
    answered: 5,
    unanswered: 2,
    thumbsUp: 8,
    thumbsDown: 2,
    responseTimeP95: 30,
  });
});
