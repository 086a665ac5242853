import { expect, test } from 'vitest';
import { formatDate } from './long-date';

test.each([
  ['2026-11-21T22:59:00.000Z', 'it', '21 novembre 2026'],
  // Midnight in Rome has passed.
  ['2026-11-21T23:01:00.000Z', 'it', '22 novembre 2026'],
  ['2026-03-01T09:00:00.000Z', 'en', '1 March 2026'],
] as const)('%s in %s', (instant, locale, words) => expect(formatDate(instant, locale)).toBe(words));
