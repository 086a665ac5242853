import type { Report } from '@contract';
import { expect, test } from 'vitest';
import { isStuck, newestOf, shownReport } from './report-state';

const aReport = (changes: Partial<Report>): Report => ({
  id: 'r1',
  projectId: 'p1',
  kind: 'analysis',
  version: 1,
  language: 'it',
  state: 'ready',
  failure: null,
  draft: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  changedAt: '2026-11-21T09:00:00.000Z',
  ...changes,
});
const REPORTS = [
  aReport({ id: 'a1' }),
  aReport({ id: 'a2', version: 2 }),
  aReport({ id: 'o1', kind: 'offer' }),
];

test('the newest version of a kind', () => {
  expect(newestOf(REPORTS, 'analysis')?.id).toBe('a2');
  expect(newestOf([], 'offer')).toBeUndefined();
});

test.each([
  ['o1', 'o1'],
  [undefined, 'a2'],
  ['gone', undefined],
])('the address %s shows %s', (reportId, shown) => {
  expect(shownReport(REPORTS, reportId)?.id).toBe(shown);
});

test('a report that has not moved for minutes is stuck, one that is ready never', () => {
  const later = Date.parse('2026-11-21T09:10:00.000Z');
  expect(isStuck(aReport({ state: 'working' }), later)).toBe(true);
  expect(isStuck(aReport({ state: 'queued', changedAt: '2026-11-21T09:09:00.000Z' }), later)).toBe(false);
  expect(isStuck(aReport({}), later)).toBe(false);
});
