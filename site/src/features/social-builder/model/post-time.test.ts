import { expect, test } from 'vitest';
import { instantOf, onClocks, wordsOf } from './post-time';

test.each([
  ['2026-03-28', '09:00', 'Europe/Rome', '2026-03-28T08:00:00.000Z'],
  ['2026-03-29', '09:00', 'Europe/Rome', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25', '09:00', 'Europe/Rome', '2026-10-25T08:00:00.000Z'],
  ['2026-11-01', '09:00', 'America/New_York', '2026-11-01T14:00:00.000Z'],
  ['2026-07-01', '09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
] as const)('%s %s in %s is %s, and back', (day, time, zone, instant) => {
  expect(instantOf(day, time, zone)).toBe(instant);
  expect(onClocks(instant, zone)).toEqual({ day, time });
});

test('a post is dated as dd/MM/yyyy and HH:mm on its calendar’s clocks', () => {
  expect(wordsOf('2026-11-23T08:00:00.000Z', 'Europe/Rome')).toEqual({ date: '23/11/2026', time: '09:00' });
  expect(wordsOf('2026-11-23T23:30:00.000Z', 'Europe/Rome')).toEqual({ date: '24/11/2026', time: '00:30' });
});
