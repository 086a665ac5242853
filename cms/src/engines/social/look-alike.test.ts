import { describe, expect, test } from 'vitest';
import { findAlike, type Standing } from './look-alike';

const SINCE = new Date('2026-11-22T10:00:00Z');
const post = (text: string, minutes = 0, externalId = text): Standing => ({
  externalId,
  url: null,
  text,
  at: new Date(SINCE.getTime() + minutes * 60_000),
});

describe('looking for a post whose sending had no clear answer', () => {
  test.each([
    ['the same words', 'Pane & rose', [post('Pane &amp; rose')], 'published'],
    [
      'with its address shortened',
      'Vai https://forno.it/x ora',
      [post('Vai https://t.co/abc ora')],
      'published',
    ],
    ['with other white space', 'uno\n\ndue', [post('uno due')], 'published'],
    ['by its beginning', 'a'.repeat(300), [post('a'.repeat(120))], 'published'],
    ['written a little before, for clocks differ', 'ciao', [post('ciao', -1)], 'published'],
    ['not the one of yesterday', 'ciao', [post('ciao', -1440)], 'nothing'],
    ['not another one', 'ciao', [post('buonasera')], 'nothing'],
    ['not when there is none', 'ciao', [], 'nothing'],
    ['not one of two alike', 'ciao', [post('ciao', 1, 'a'), post('ciao', 2, 'b')], 'unknown'],
  ] as const)('%s', (_, text, standing, found) => {
    expect(findAlike(text, SINCE, standing).found).toBe(found);
  });
});
