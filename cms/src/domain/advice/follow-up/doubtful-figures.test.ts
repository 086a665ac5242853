import { describe, expect, test } from 'vitest';
import { resultOf } from '../result-of.suite';

const BAGS = 'spese fisse 1.200 al mese, cesti di vimini a 30 che mi costano 15: quanti per il pareggio?';
const RECEIPTS = 'spese 5.200 al mese, su ogni scontrino mi restano 10 euro: quanti scontrini al mese?';
const LOAN = 'prestito di 10.000 in 4 anni al 6%, rata?';
const CASH = 'ho 8.000 in cassa e perdo 1.000 al mese: quanto duro?';

describe('figures of a further message whose role its own words hardly tell', () => {
  test.each<[string, string[], Record<string, number>]>([
    ['made for less: 1,200 ÷ (30 − 10)', [BAGS, 'e se riesco a farli con 10?'], { units: 60 }],
    ['a price below the cost is a cost: 1,200 ÷ (30 − 6)', [BAGS, 'e a 6?'], { units: 50 }],
    ['a price is a price: 1,200 ÷ (35 − 15)', [BAGS, 'e se li vendo a 35?'], { units: 60 }],
    [
      'open days are told anew: 520 ÷ 20',
      [RECEIPTS, 'e al giorno se apro 26 giorni?', 'e se chiudo anche il lunedì e ne faccio 20?'],
      { unitsPerDay: 26 },
    ],
    ['a few years after a term of years', [LOAN, 'e in 5?'], { payment: 193.33 }],
    [
      'money put in is on hand: (8,000 + 2,000) ÷ 1,000',
      [CASH, 'e se ne metto altri 2.000?'],
      { runway: 10 },
    ],
    [
      'a cost that was forgotten has its word: (1,200 + 150) ÷ 15',
      [BAGS, 'dimenticavo 150 di commercialista'],
      { units: 90 },
    ],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result));

  test('what was only asked about does not stay in the sum', () => {
    expect(resultOf(LOAN, 'e se fosse 4?')).toBe('unclear');
    expect(resultOf(LOAN, 'e se fosse 4?', 'e in 5 anni?')).toMatchObject({ payment: 193.33 });
  });
});
