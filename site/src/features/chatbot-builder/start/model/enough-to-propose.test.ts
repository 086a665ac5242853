import { expect, test } from 'vitest';
import { isEnoughToPropose } from './enough-to-propose';

test.each([
  ['the whole of a small site', 'done', 1, false, true],
  ['a site without a page', 'done', 0, true, false],
  ['a site that refuses', 'failed', 0, true, false],
  ['the first pages of a large site', 'running', 19, false, false],
  ['twenty pages of a large site', 'running', 20, false, true],
  ['one page of a site that is slow', 'running', 1, true, true],
  ['nothing yet of a site that is slow', 'running', 0, true, false],
] as const)('%s', (_, status, readyPages, isOverdue, enough) => {
  expect(isEnoughToPropose(status, { readyPages, isOverdue })).toBe(enough);
});
