import { expect, test } from 'vitest';
import { replyProblem } from './social-reply';

test.each([
  ['bluesky', ['uno', 'due'], null],
  ['x', ['a'.repeat(280)], null],
  ['x', ['a'.repeat(281)], 'too-long'],
  // A link counts as X counts it, however long it is.
  ['x', [`Qui: https://forno.it/${'a'.repeat(400)}`], null],
  ['facebook', ['Il link è qui'], null],
  ['facebook', ['uno', 'due'], 'too-many'],
  ['pinterest', ['uno'], 'too-many'],
  ['pinterest', [], null],
  ['mastodon', ['uno', '  '], 'empty'],
] as const)('%s %j: %s', (platform, replies, problem) => {
  expect(replyProblem(platform, replies)).toBe(problem);
});
