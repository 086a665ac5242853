import { expect, test } from 'vitest';
import { hasLeft, isPresent } from './attendance';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString();

test.each([
  [ago(0), true],
  [ago(89), true],
  [ago(90), false],
  [null, false],
])('an inbox last looked at %s: present %s', (ownerSeenAt, present) => {
  expect(isPresent(ownerSeenAt, now, 90_000)).toBe(present);
});

test.each([
  ['a word a minute ago', ago(60), null, false],
  ['silent, but looking', ago(3_600), ago(60), false],
  ['a word 29 minutes ago, nobody looking since', ago(29 * 60), ago(29 * 60), false],
  ['silent and away for 30 minutes', ago(30 * 60), ago(30 * 60), true],
  ['silent, and never seen', ago(3_600), null, true],
])('%s', (_what, personActiveAt, ownerSeenAt, left) => {
  expect(hasLeft({ personActiveAt, ownerSeenAt }, now, 1_800_000)).toBe(left);
});
