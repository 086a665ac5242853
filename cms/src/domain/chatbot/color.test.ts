import { expect, test } from 'vitest';
import { isColor } from './color';

test.each([
  ['#d40000', true],
  ['#D40000', true],
  ['hsla(210, 50%, 40%, 0.5)', true],
  ['hsla(0, 0%, 0%, .05)', true],
  ['hsla(361, 50%, 40%, 0.5)', false],
  ['hsla(210, 150%, 40%, 0.5)', false],
  ['#fff', false],
  ['red', false],
  ['#d40000;background:url(https://evil.io)', false],
  ['url(x)', false],
  ['', false],
])('%s is a colour: %s', (text, expected) => {
  expect(isColor(text)).toBe(expected);
});
