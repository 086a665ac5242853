import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatRelative, today } from './dates';
import { learnServerTime, serverNow } from './server-clock';

const DEVICE = '2026-11-22T23:30:00.000Z';
beforeEach(() => vi.useFakeTimers({ now: Date.parse(DEVICE) }));
afterEach(() => {
  learnServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

test('a device three hours ahead shows the server’s day and distances', () => {
  learnServerTime('Sun, 22 Nov 2026 20:30:00 GMT');
  expect(today()).toBe('2026-11-22');
  expect(formatRelative('2026-11-22T20:35:00.000Z', 'it')).toBe('tra 5 minuti');
});

test('the clocks go on together', () => {
  learnServerTime('Sun, 22 Nov 2026 20:30:00 GMT');
  vi.advanceTimersByTime(60_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-22T20:31:00.000Z');
});

test('a second or two on the way are no difference', () => {
  learnServerTime('Sun, 22 Nov 2026 23:29:58 GMT');
  expect(serverNow()).toBe(Date.parse(DEVICE));
});

test.each([undefined, '', 'yesterday', 42])('a header that says nothing (%s) changes nothing', (header) => {
  learnServerTime(header);
  expect(serverNow()).toBe(Date.parse(DEVICE));
});
