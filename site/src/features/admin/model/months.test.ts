import { expect, test } from 'vitest';
import { lastMonths } from './months';

test('this month comes first, and last year’s follow', () => {
  const months = lastMonths('2026-01-31', 'it');
  expect(months.slice(0, 3)).toEqual([
    { value: '2026-01', label: 'gennaio 2026' },
    { value: '2025-12', label: 'dicembre 2025' },
    { value: '2025-11', label: 'novembre 2025' },
  ]);
  expect(new Set(months.map(({ value }) => value)).size).toBe(24);
});
