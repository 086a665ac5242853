import { expect, test } from 'vitest';
import { afterWorkingDays, dueReminders, isOverdue } from './due';

test.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  // The eighth, a Tuesday, is a holiday.
  ['2026-12-04', 3, '2026-12-10'],
])('from %s, %i working days lead to %s', (from, days, reached) => {
  expect(afterWorkingDays(from, days, ['2026-12-08'])).toBe(reached);
});

const order = {
  state: 'to-start' as const,
  hasBrief: true,
  orderedAt: new Date('2026-11-02T09:00:00Z'),
  deliveredAt: null,
  dueOn: '2026-11-20',
};
const at = (day: string) => new Date(`${day}T10:00:00Z`);

test('the team is told the day before, and an order is overdue the day after', () => {
  expect(dueReminders(order, at('2026-11-18'))).toEqual([]);
  expect(dueReminders(order, at('2026-11-19'))).toEqual(['due']);
  expect(isOverdue(order, at('2026-11-20'))).toBe(false);
  expect(isOverdue(order, at('2026-11-21'))).toBe(true);
});

test('the day changes in Rome, not in London', () => {
  expect(isOverdue(order, new Date('2026-11-20T22:59:00Z'))).toBe(false);
  expect(isOverdue(order, new Date('2026-11-20T23:01:00Z'))).toBe(true);
});

test('who has sent no brief is reminded after two days', () => {
  const silent = { ...order, hasBrief: false, dueOn: null };
  expect(dueReminders(silent, new Date('2026-11-04T08:59:00Z'))).toEqual([]);
  expect(dueReminders(silent, new Date('2026-11-04T09:00:00Z'))).toEqual(['brief-wanted']);
});

test('who has not answered a delivery is reminded after a week, and its day is past', () => {
  const delivered = { ...order, state: 'delivered' as const, deliveredAt: at('2026-11-18') };
  expect(dueReminders(delivered, at('2026-11-24'))).toEqual([]);
  expect(dueReminders(delivered, at('2026-11-25'))).toEqual(['accept-wanted']);
  expect(isOverdue(delivered, at('2026-11-25'))).toBe(false);
  expect(dueReminders({ ...delivered, state: 'accepted' }, at('2026-12-25'))).toEqual([]);
});
