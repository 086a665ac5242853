import { describe, expect, test } from 'vitest';
import { figuresIn } from './figures-in';
import { readAmount, readPercent } from './read-amount';

test.each([
  ['1.234,56', 123_456],
  ['1234.56', 123_456],
  ['1234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['12.345.678', 1_234_567_800],
  ['12,345,678.9', 1_234_567_890],
  ['1 234 567,8', 123_456_780],
  ["1'234.50", 123_450],
  ['0,125', 13],
  ['0.5', 50],
  ['1.5', 150],
  ['7', 700],
  ['€ 1,2 mln', 120_000_000],
  ['€1.2M', 120_000_000],
  ['1,234 mln', 123_400_000],
  ['1,5 milioni', 150_000_000],
  ['1 milione di euro', 100_000_000],
  ['2 mld', 200_000_000_000],
  ['3k', 300_000],
  ['2,5K €', 250_000],
  ['12 mila', 1_200_000],
  ['12mila euro', 1_200_000],
  ['mille', 100_000],
  ['duemila euro', 200_000],
  ['circa 500 €', 50_000],
  ['500 euro circa', 50_000],
  ['~ 800', 80_000],
  ['-500', -50_000],
  ['− 1.234,5 €', -123_450],
  ['€ -20', -2_000],
  ['500-', -50_000],
  ['(1.200,00)', -120_000],
  ['meno 300', -30_000],
  ['1.234,-', 123_400],
  ['0', 0],
  ['-0', 0],
  ['１２３,４５', 12_345],
  ['  2.000 €  ', 200_000],
])('%s is %i cents', (typed, cents) => expect(readAmount(typed)).toBe(cents));

test.each([
  '',
  'boh',
  '20%',
  '$ 100',
  '100 usd',
  '1.23.45',
  '12.34.567',
  '1,2,3',
  '100-200',
  'tra 100 e 200',
  '2.000 al mese',
  '(500',
  '500)',
  '(-500)',
  '--5',
  '1e5',
  'NaN',
  '99999999999999999999',
  '999999 mld',
  '3 etti',
  'x'.repeat(100),
])('%s is no amount', (typed) => expect(readAmount(typed)).toBeNull());

test.each([
  ['20%', 2000],
  ['4,5 %', 450],
  ['22 per cento', 2200],
  ['-3%', -300],
  ['20', null],
  ['%', null],
])('%s is %s basis points', (typed, points) => expect(readPercent(typed)).toBe(points));

describe('figures of a sentence', () => {
  test('come in order, each with what it counts', () => {
    const found = figuresIn(
      'vendo a 12 € e mi costa 7, con 2.000 euro di spese, iva al 22%, in 5 anni o 36 rate',
    );
    expect(found.map(({ value, unit }) => [value, unit])).toEqual([
      [1200, 'money'],
      [700, 'plain'],
      [200_000, 'money'],
      [2200, 'percent'],
      [6000, 'months'],
      [3600, 'months'],
    ]);
  });

  test('leave the comma of the sentence alone', () =>
    expect(figuresIn('costa 7, poi 3k').map(({ value }) => value)).toEqual([700, 300_000]));

  test('are not found inside names', () => expect(figuresIn('il modello F24 e il mp3')).toEqual([]));
});
