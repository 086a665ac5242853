import { expect, test } from 'vitest';
import { orderChanges, orderDraft, readMinutes } from './order-draft';

const base = orderDraft({
  assignee: { id: 'u1', name: 'Giulia' },
  dueOn: '2026-12-04',
  note: 'Chiamare',
});

test('only what differs is sent', () => {
  expect(orderChanges(base, base, 0)).toEqual({});
  expect(orderChanges(base, { ...base, note: '' }, 30)).toEqual({ note: '', addMinutes: 30 });
});

test('nobody and no day are sent as null', () => {
  expect(orderChanges(base, { ...base, assigneeId: '', dueOn: '' }, 0)).toEqual({
    assigneeId: null,
    dueOn: null,
  });
});

test.each([
  ['', 0],
  [' 45 ', 45],
  ['1440', 1440],
  ['1441', null],
  ['-5', null],
  ['1,5', null],
  ['un’ora', null],
])('%j minutes are read as %s', (typed, minutes) => expect(readMinutes(typed)).toBe(minutes));
