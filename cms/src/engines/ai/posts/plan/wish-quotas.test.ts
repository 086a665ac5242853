import { expect, test } from 'vitest';
import type { EarlierPost } from '../port';
import { historyOf } from './history';
import { wishQuotas } from './wish-quotas';
import type { Wish } from './wishes';

const wish = (words: string, often: boolean): Wish => ({ words, often, stems: new Set([words]), key: words });
const earlierPosts = (...copies: string[]): EarlierPost[] =>
  copies.map((copy, at) => ({
    platform: 'facebook',
    copy,
    at: `2026-11-${String(20 - at).padStart(2, '0')}T08:00:00Z`,
    kind: 'tip',
  }));
const quotasAfter = (wishes: Wish[], ...copies: string[]) => {
  const quotas = wishQuotas(wishes, historyOf(earlierPosts(...copies), '2026-11-23T08:00:00Z'), 'en');
  return wishes.map((one) => quotas.get(one));
};

test('what is wanted often is due sooner than what is wanted now and then', () => {
  const [often, sometimes] = quotasAfter([wish('bread', true), wish('oven', false)], 'Salt.', 'Flour.');
  expect(often?.debt).toBeGreaterThan(1);
  expect(sometimes?.debt).toBeGreaterThan(0.5);
  expect(sometimes?.debt).toBeLessThan(often?.debt ?? 0);
});

test('what was told lately is not due', () => {
  const [often, sometimes] = quotasAfter(
    [wish('bread', true), wish('oven', false)],
    'Our bread.',
    'The oven.',
  );
  expect(often?.debt).toBeLessThan(0.5);
  expect(sometimes?.debt).toBeLessThan(0);
});

test('what the newest post told is fresh', () => {
  const [bread, oven] = quotasAfter([wish('bread', true), wish('oven', true)], 'Our bread.', 'The oven.');
  expect([bread?.isFresh, oven?.isFresh]).toEqual([true, false]);
});

test('many things wanted often share the plan', () => {
  const many = ['bread', 'cake', 'pizza', 'jam', 'rolls'].map((words) => wish(words, true));
  const total = quotasAfter(many).reduce((sum, quota) => sum + (quota?.target ?? 0), 0);
  expect(total).toBeLessThan(1.5);
});

test('prices have no quota of their own', () => {
  expect(quotasAfter([wish('prezzi', true)])).toEqual([undefined]);
});
