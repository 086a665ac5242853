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
    [
      'the amount that is named: (24 + 6 + 2 × 15) ÷ 50 %',
      [
        'pelle 20, fodera 6, lavoro 2 ore a 15: a quanto la vendo con margine 50%?',
        'e se la pelle passa a 24?',
      ],
      { price: 120 },
    ],
    [
      'a term after the same word',
      ['prestito 10.000 a 48 mesi al 6%, rata?', 'e a 60?'],
      { payment: 193.33 },
    ],
    [
      'more of what is sold: (40 − 25) × (100 + 20)',
      [
        'vendo cesti a 40, mi costano 25, ne ho venduti 100: quanto ho guadagnato?',
        'e se ne vendo altri 20?',
      ],
      { profit: 1800 },
    ],
    [
      'a cost of a list by whatever name: 5,000 − 900 × 1.1 − 500 − 200 − 300',
      [
        'incasso 5.000 al mese, gasolio 900, rata 500, assicurazione 200, autostrade 300: cosa resta?',
        'e se il gasolio sale del 10%?',
      ],
      { profit: 3010 },
    ],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result));

  test('what was only asked about does not stay in the sum', () => {
    expect(resultOf(LOAN, 'e se fosse 4?')).toBe('unclear');
    expect(resultOf(LOAN, 'e se fosse 4?', 'e in 5 anni?')).toMatchObject({ payment: 193.33 });
  });
});
