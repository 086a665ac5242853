import { expect, test } from 'vitest';
import { closeness } from './closeness';

test.each([
  [[], []],
  [[3], [1]],
  [
    [2, 2],
    [1, 1],
  ],
  [
    [4, -1, 1.5],
    [1, 0.06, 0.53],
  ],
])('%j come as near as %j', (scores, shares) => {
  expect(closeness(scores).map((share) => Math.round(share * 100) / 100)).toEqual(shares);
});
