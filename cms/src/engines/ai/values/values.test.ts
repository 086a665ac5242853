import { describe, expect, test } from 'vitest';
import { easterOf, overlaps, readDays } from './calendar';
import { readTimes } from './clock';
import { readMoney, writeMoney } from './money';
import { numberOfWord, withDigits } from './numbers';
import { isWithin, readDuration, readQuantities, readRange } from './quantities';
import { readWeekdays } from './weekdays';

test.each([
  ['milleduecento', 1200],
  ['ventuno', 21],
  ['trecentocinquanta', 350],
  ['duemila', 2000],
  ['twelve', 12],
  ['pane', null],
])('%s is %s', (word, value) => expect(numberOfWord(word)).toBe(value));

test('a word that is a number and a verb is a number before what is counted only', () => {
  expect(withDigits('sei un robot?')).toBe('sei un robot?');
  expect(withDigits('per sei persone')).toBe('per 6 persone');
});

test.each([
  ['mezzo chilo di pane', '500 g di pane'],
  ['un appartamento da 90mila euro', 'un appartamento da 90000 euro'],
  ['al terzo piano', 'al 3° piano'],
])('%s is %s', (words, digits) => expect(withDigits(words)).toBe(digits));

test('lengths of time in different words can be compared', () =>
  expect(['subito', '20 minuti', 'in giornata', '10 giorni'].map(readDuration)).toEqual([
    0, 20, 720, 14_400,
  ]));

test('days that are left out are not named', () =>
  expect([...readWeekdays('tutti i giorni tranne il lunedì e la domenica')].sort()).toEqual([2, 3, 4, 5, 6]));

describe('days', () => {
  test.each([
    [
      '31 marzo – 28 maggio; 20 settembre – 17 ottobre',
      [
        [331, 528],
        [920, 1017],
      ],
    ],
    ['1/7-22/8', [[701, 822]]],
    ['dal 13 luglio al 25 agosto', [[713, 825]]],
    ['Novembre–febbraio', [[1101, 229]]],
    ['Ferragosto', [[815, 815]]],
    ['metà maggio', [[515, 515]]],
    [
      'il 24 e il 31 dicembre',
      [
        [1224, 1224],
        [1231, 1231],
      ],
    ],
    [
      'domenica 7, sabato 13 e domenica 14 giugno',
      [
        [607, 607],
        [613, 613],
        [614, 614],
      ],
    ],
    ['tra il 26 e il 30 marzo', [[326, 330]]],
  ])('%s', (text, spans) => expect(readDays(text, 2027).map(({ from, to }) => [from, to])).toEqual(spans));
  test('Easter moves', () => expect([easterOf(2026), easterOf(2027)]).toEqual([405, 328]));
  test('a season over New Year holds January', () =>
    expect(overlaps({ from: 1101, to: 229 }, { from: 115, to: 115 })).toBe(true));
});

test.each([
  ['Martedì–sabato', [2, 3, 4, 5, 6]],
  ['da lunedì a venerdì', [1, 2, 3, 4, 5]],
  ['lunedì e mercoledì', [1, 3]],
  ['il giorno dopo', []],
])('%s names weekdays', (text, days) => expect([...readWeekdays(text)].sort()).toEqual(days));

test.each([
  ['€ 1.250,00', 1250],
  ['da 62 €', 62],
  ['3,90 euro al pezzo', 3.9],
])('%s is a price', (text, amount) => expect(readMoney(text)[0]?.amount).toBe(amount));
test('a sum is written as price lists write it', () => expect(writeMoney(1250)).toBe('1.250,00 €'));

test.each([
  ['7–12 anni', 8, 'anni', true],
  ['fino a 14 anni', 15, 'anni', false],
  ['Da 10 a 20 kg', 12, 'kg', true],
  ['Oltre 12 anni', 12, 'anni', false],
  ['Fino a 48 ore prima', 24, 'ore', false],
  ['Fino a 48 ore prima', 72, 'ore', true],
])('%s holds %d %s: %s', (text, amount, unit, held) => {
  const range = readRange(text);
  const [quantity] = readQuantities(`${amount} ${unit}`);
  expect(range && quantity ? isWithin(quantity, range) : null).toBe(held);
});

test('times of day are read in their order', () =>
  expect(readTimes('dalle 8:30 alle 12.45, poi fino a mezzanotte')).toEqual([510, 765, 1440]));

test.each([
  ["un'ora", [1, 'hour']],
  ["lezione individuale 45'", [45, 'minute']],
  ["l'ora legale", null],
])('%s is a stretch of time', (text, expected) => {
  const [quantity] = readQuantities(text);
  expect(quantity ? [quantity.amount, quantity.unit] : null).toEqual(expected);
});
