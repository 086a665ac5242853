import { expect, test } from 'vitest';
import { networkLabel, networkShare } from './visitor-network';

test.each([
  [1000, 1, 200],
  [104, 1, 20],
  // So few that a fifth would be no conversation.
  [10, 1, 5],
  [1000, 2, 400],
  // Never more than the day itself.
  [1000, 1000, 1000],
])('of %i messages a day, times %i, one network may spend %i', (dailyLimit, scale, share) => {
  expect(networkShare(dailyLimit, scale)).toBe(share);
});

test.each([
  ['203.0.113.77', '203.0.113.…'],
  ['2001:db8:85a3:8d3::/64', '2001:db8:85a3:…'],
])('%s is shown as %s', (network, label) => expect(networkLabel(network)).toBe(label));
