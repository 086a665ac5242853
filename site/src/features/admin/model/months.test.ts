import { expect, test } from 'vitest';
import { lastMonths, lastQuarters, lastYears } from './months';

test('this month comes first, and last year’s follow', () => {
  const months = lastMonths('2026-01-31', 'it');
  expect(months.slice(0, 3)).toEqual([
    { value: '2026-01', label: 'gennaio 2026' },
    { value: '2025-12', label: 'dicembre 2025' },
    { value: '2025-11', label: 'novembre 2025' },
  ]);
  expect(new Set(months.map(({ value }) => value)).size).toBe(24);
});

test('so do quarters and years', () => {
  const quarters = lastQuarters('2026-02-28').map(({ value }) => value);
  expect(quarters.slice(0, 3)).toEqual(['2026-Q1', '2025-Q4', '2025-Q3']);
  expect(new Set(quarters).size).toBe(8);
  expect(lastYears('2026-02-28')).toEqual(['2026', '2025', '2024']);
});
