import { expect, test } from 'vitest';
import { isClosedThen } from './closed-part';

test.each([
  ['Mercoledì pomeriggio chiusi!', null, 16 * 60, true],
  ['Mercoledì pomeriggio chiusi!', 'morning', null, false],
  ['Chiuso la mattina del lunedì', 'morning', null, true],
  ['Mercoledì pomeriggio chiusi!', null, null, null],
  ['Mercoledì chiuso', 'morning', null, null],
] as const)('%s, asked for %s %s: %s', (text, part, minute, expected) => {
  expect(isClosedThen(text, part, minute)).toBe(expected);
});
