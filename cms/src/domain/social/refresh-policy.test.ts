import { expect, test } from 'vitest';
import type { SocialAccountStatus, SocialPlatform } from '../../contract';
import { accountStatus, needsRenewal, renewAgainAt, type AccessTimes } from './refresh-policy';

const NOW = new Date('2026-11-22T10:00:00Z');
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const RENEWED_BEFORE = {
  x: 10 * MINUTE,
  instagram: 15 * DAY,
  linkedin: 7 * DAY,
  pinterest: 5 * DAY,
  bluesky: 600_000,
  mastodon: 0,
  threads: 15 * DAY,
  googlebusiness: 10 * MINUTE,
  facebook: 0,
};
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE];
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const access = (changes: Partial<AccessTimes> = {}): AccessTimes => ({
  platform: 'x',
  tokenExpiresAt: null,
  refreshExpiresAt: null,
  renewable: true,
  ...changes,
});

test.each<[SocialPlatform, number, boolean]>([
  ['x', 11 * MINUTE, false],
  ['x', 9 * MINUTE, true],
  ['x', -MINUTE, true],
  ['instagram', 16 * DAY, false],
  ['instagram', 14 * DAY, true],
  ['linkedin', 8 * DAY, false],
  ['linkedin', 6 * DAY, true],
  ['pinterest', 6 * DAY, false],
  ['pinterest', 4 * DAY, true],
  ['threads', 16 * DAY, false],
  ['threads', 14 * DAY, true],
  ['googlebusiness', 11 * MINUTE, false],
  ['googlebusiness', 9 * MINUTE, true],
])('an access to %s that ends in %i ms is renewed: %s', (platform, left, renewed) => {
  expect(needsRenewal(access({ platform, tokenExpiresAt: later(left) }), NOW, RENEWED_BEFORE)).toBe(renewed);
});

test('what cannot be renewed, or never ends, is not', () => {
  expect(needsRenewal(access({ tokenExpiresAt: later(-1), renewable: false }), NOW, RENEWED_BEFORE)).toBe(
    false,
  );
  expect(needsRenewal(access(), NOW, RENEWED_BEFORE)).toBe(false);
});

test.each<[string, Partial<AccessTimes>, SocialAccountStatus]>([
  ['renews itself for ever', { tokenExpiresAt: later(MINUTE) }, 'connected'],
  [
    'renews itself for months',
    { tokenExpiresAt: later(MINUTE), refreshExpiresAt: later(90 * DAY) },
    'connected',
  ],
  ['renews itself for days', { tokenExpiresAt: later(MINUTE), refreshExpiresAt: later(6 * DAY) }, 'expiring'],
  ['ends in weeks', { tokenExpiresAt: later(20 * DAY), renewable: false }, 'connected'],
  ['ends in days', { tokenExpiresAt: later(6 * DAY), renewable: false }, 'expiring'],
  ['has ended', { tokenExpiresAt: later(-1), renewable: false }, 'reconnect'],
])('an access that %s is %s', (_name, changes, status) => {
  expect(accountStatus('connected', access(changes), NOW)).toBe(status);
});

test('what is not connected stays so', () => {
  expect(accountStatus('disconnected', access(), NOW)).toBe('disconnected');
  expect(accountStatus('reconnect', access(), NOW)).toBe('reconnect');
});

test.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [9, 15],
])('after %i failures in a row nobody renews for %i minutes', (failures, minutes) => {
  expect(renewAgainAt(failures, NOW, PAUSES)).toEqual(later(minutes * MINUTE));
});
