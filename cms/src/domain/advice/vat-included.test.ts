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
