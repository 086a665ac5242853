import { expect, test } from 'vitest';
import { readableText } from './readable-text';

test.each([
  ['#22C55E', '#FFFFFF', '#14191a'],
  ['#EF4444', '#FFFFFF', '#14191a'],
  ['#c62828', '#ffffff', '#ffffff'],
  ['#ffffff', '#ffffff', '#14191a'],
  ['#000', '#222', '#ffffff'],
  ['#f1ece2', '#1c2b2d', '#1c2b2d'],
  ['tomato', '#ffffff', '#ffffff'],
  ['#c62828', 'white', '#ffffff'],
])('on %s, %s becomes %s', (background, wanted, shown) => {
  expect(readableText(background, wanted)).toBe(shown);
});
