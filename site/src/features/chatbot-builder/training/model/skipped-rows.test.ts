import { expect, test } from 'vitest';
import { skippedGroups } from './skipped-rows';

test('rows are told by why they were left out, and no more of them than one looks up', () => {
  const limit = Array.from({ length: 12 }, (_, index) => ({ row: index + 20, reason: 'LIMIT' as const }));
  expect(
    skippedGroups([
      { row: 3, reason: 'TWIN' },
      { row: 4, reason: 'INCOMPLETE' },
      { row: 7, reason: 'TWIN' },
      ...limit,
    ]),
  ).toEqual([
    { reason: 'TWIN', count: 2, rows: '3, 7' },
    { reason: 'INCOMPLETE', count: 1, rows: '4' },
    { reason: 'LIMIT', count: 12, rows: '20, 21, 22, 23, 24, 25, 26, 27…' },
  ]);
});
