import { describe, expect, test } from 'vitest';
import { readNumberWord } from './number-words';
import { readFacts } from './read-facts';
import { readMentions } from './read-mentions';

const valuesIn = (text: string): [number, string][] =>
  readMentions(text).map(({ value, unit }) => [value / 100, unit]);
const rolesIn = (text: string): [number, string | null][] =>
  readFacts(text).mentions.map(({ value, role }) => [value / 100, role]);

test.each([
  ['duemilacinquecento', 2500],
  ['milleottocento', 1800],
  ['trentacinque', 35],
  ['ventuno', 21],
  ['centoventi', 120],
  ['millefoglie', null],
  ['casa', null],
])('the word %s is %s', (word, value) => expect(readNumberWord(word)).toBe(value));

describe('amounts as people write them', () => {
  test.each<[string, [number, string][]]>([
    ['pago 1.250 di affitto', [[1250, 'plain']]],
    ['circa 3,4k euro', [[3400, 'money']]],
    ['due mila e cinque al mese', [[2500, 'plain']]],
    ['mille e due di mutuo', [[1200, 'plain']]],
    ['un biglietto a 7 e 50', [[7.5, 'plain']]],
    ['un gelato a due euro e mezzo', [[2.5, 'money']]],
    ['li compro a ventisette e cinquanta', [[27.5, 'plain']]],
    [
      'tra trentuno e cinquanta euro',
      [
        [31, 'plain'],
        [50, 'money'],
      ],
    ],
    [
      'tra 20 e 30 clienti',
      [
        [20, 'plain'],
        [30, 'pieces'],
      ],
    ],
    ['60 centesimi di sacchetto', [[0.6, 'money']]],
    ['il 12,5% di sconto', [[12.5, 'percent']]],
    ['in 6 anni', [[72, 'months']]],
    ['mezz’ora', [[0.5, 'hours']]],
    ['tre operai a 1.500 l’uno', [[4500, 'money']]],
    ['4x250', [[1000, 'money']]],
    ['dal 1985, fattura 77 del 3 marzo', []],
  ])('%s', (text, expected) => expect(valuesIn(text)).toEqual(expected));
});

test.each<[string, [number, string | null][]]>([
  [
    'affitto 700, una commessa 1.450 e 90 di telefono',
    [
      [700, 'costLine'],
      [1450, 'costLine'],
      [90, 'costLine'],
    ],
  ],
  [
    'la tovaglia la vendo 45 euro e mi costa 18',
    [
      [45, 'price'],
      [18, 'unitCost'],
    ],
  ],
  [
    'sul conto 9.000, ne escono 2.000 e ne entrano 1.100',
    [
      [9000, 'cash'],
      [2000, 'outgoings'],
      [1100, 'incomings'],
    ],
  ],
  [
    'incasso 31 mila, contributi versati 3.200',
    [
      [31_000, 'revenue'],
      [3200, 'contributions'],
    ],
  ],
  ['1.300 netti al mese', [[1300, 'netPay']]],
  [
    'due tagli da 20 euro',
    [
      [2, null],
      [20, 'price'],
    ],
  ],
])('every figure has its role: %s', (text, expected) => expect(rolesIn(text)).toEqual(expected));

test('a label says what a cost is called', () =>
  expect(readFacts('luce 310, due ragazze a 1.200 l’una').mentions.map(({ label }) => label)).toEqual([
    'luce',
    'due ragazze',
  ]));
