import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './dates';

test('days are Rome’s, not the machine’s', () => {
  expect(formatDate('2026-11-20T23:30:00.000Z', 'it')).toBe('21 novembre 2026');
  expect(formatDate('2026-06-30T22:30:00.000Z', 'en')).toBe('1 July 2026');
  expect(formatDateTime('2026-07-01T07:05:00.000Z', 'it')).toBe('01/07/2026, 09:05');
});
