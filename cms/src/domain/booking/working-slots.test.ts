import { expect, test } from 'vitest';
import { workingSlots } from './working-slots';

test('weekends and holidays have no openings', () => {
  const slots = workingSlots('2026-12-03', { count: 4, holidays: ['2026-12-08'] });
  expect([...new Set(slots.map(({ day }) => day))]).toEqual([
    '2026-12-04',
    '2026-12-07',
    '2026-12-09',
    '2026-12-10',
  ]);
});

test('an hour begins between nine and four', () => {
  const times = workingSlots('2026-12-03', { count: 1, holidays: [] }).map(({ time }) => time);
  expect([times[0], times.at(-1), times.includes('13:00')]).toEqual(['09:00', '16:00', false]);
});
