import { expect, test } from 'vitest';
import { calculationOf } from './calculation-of';
import { calculationIn } from './conversation';

const mainOf = (...turns: string[]) => {
  const [main] = calculationIn(calculationOf(turns))?.result ?? [];
  return main && [main.name, main.value];
};

test('a price that holds VAT leaves less than it says', () => {
  // 29 ÷ 1.22 = 23.77; (23.77 − 13) ÷ 23.77.
  expect(mainOf('compro a 13 e rivendo a 29 ivato. che margine ho?')).toEqual(['marginRate', 4531]);
});

test('what is needed to live is a part of what an hour must cost, also when the hours change', () => {
  const first = 'mi servono 2.300 al mese, ho 700 di spese e fatturo 100 ore: tariffa oraria?';
  // (2,300 + 700) ÷ 100, then ÷ 60.
  expect(mainOf(first)).toEqual(['price', 3000]);
  expect(mainOf(first, 'e se le ore sono solo 60?')).toEqual(['price', 5000]);
});

test('goods of a reduced rate hold that VAT; of goods that differ the ordinary one is supposed, and said', () => {
  // 10.40 ÷ 1.04 = 10.00.
  expect(mainOf('ho un forno, scontrino di 10,40 tutto pane. quanta iva c’è dentro?')).toEqual(['net', 1000]);
  // 30 × 1.04.
  expect(mainOf('vendo un libro a 30 euro più iva, quanto viene?')).toEqual(['gross', 3120]);
  // 12.20 ÷ 1.22 = 10.00.
  expect(mainOf('scontrino da 12,20 con pane e carne, quanta iva c’è dentro?')).toEqual(['net', 1000]);
});

test.each([
  // 3,294 ÷ 1.22 = 2,700.
  ['incasso di sabato 2.196 roba al 22, domenica 1.098 sempre al 22. iva da mettere via?', ['vat', 59_400]],
  ['ho incassato sabato 2.196 e domenica 1.098, tutta roba al 22. quanta iva c’è dentro?', ['vat', 59_400]],
  // 110 + 20.
  ['scorporo iva: 610 al 22 e 220 al 10', ['vat', 13_000]],
])('takings of several days hold their VAT: %s', (text, expected) => expect(mainOf(text)).toEqual(expected));

test('a total that is asked for with VAT says nothing of the amount that was told', () =>
  expect(mainOf('fattura di 500 euro, quanto viene iva compresa?')).toEqual(['gross', 61_000]));
