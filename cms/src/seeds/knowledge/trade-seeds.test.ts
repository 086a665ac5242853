import { beforeAll, describe, expect, test } from 'vitest';
import { TRADE_KINDS, TRADE_PHRASES, tooWideWay } from '../../domain/knowledge/trade-content';
import { readTradeSeeds, type TradeSeedContent } from './trade-seeds';

let seeds: TradeSeedContent[];
beforeAll(async () => {
  seeds = await readTradeSeeds();
});
const failing = (isRight: (seed: TradeSeedContent) => boolean): string[] =>
  seeds.filter((each) => !isRight(each)).map(({ key }) => key);

describe('the trades that a server begins with', () => {
  test('have keys of their own, a known kind and every phrase', () => {
    expect(new Set(seeds.map(({ key }) => key)).size).toBe(seeds.length);
    expect(
      failing(({ key, kind }) => /^[a-z0-9][a-z0-9-]*$/.test(key) && TRADE_KINDS.includes(kind)),
    ).toEqual([]);
    expect(failing((seed) => TRADE_PHRASES.every((phrase) => seed[phrase].length > 3))).toEqual([]);
  });

  test('are found by names that an editor may write, fewer than a list holds', () => {
    expect(failing(({ kind, ways }) => (kind === 'any') === (ways.length === 0))).toEqual([]);
    expect(failing(({ ways, except }) => tooWideWay([...ways, ...except]) === undefined)).toEqual([]);
    expect(failing(({ ways }) => ways.length <= 50)).toEqual([]);
  });

  test('hold the business of which nobody told the trade once', () =>
    expect(seeds.filter(({ kind }) => kind === 'any')).toHaveLength(1));

  test('their phrases end without a stop: a sentence goes on', () =>
    expect(failing((seed) => TRADE_PHRASES.every((phrase) => !seed[phrase].endsWith('.')))).toEqual([]));
});
