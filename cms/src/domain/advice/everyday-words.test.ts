import { describe, expect, test } from 'vitest';
import { resultOf } from './result-of.suite';

describe('figures in everyday words', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'a share told of a hundred: 3,000 ÷ 40 %',
      'su 100 euro di incasso me ne restano 40 e ho 3.000 di fissi: quanto devo incassare?',
      { turnover: 7500 },
    ],
    [
      'a rate without its sign: 600 ÷ 70 %',
      'un lavoro mi costa 600 e voglio il 30 di margine: quanto chiedo?',
      { price: 857.15 },
    ],
    [
      'a mark-up above a hundred: 20 × 2.3',
      'mi costa 20 di materiali, ricarico 130: a quanto lo vendo?',
      { price: 46 },
    ],
    [
      'discounts in a row without a sign: 200 × 0.7 × 0.9',
      'mi fanno 30 più 10 di sconto su un listino di 200: quanto pago?',
      { discountedPrice: 126 },
    ],
    [
      'euro and cents in words: 900 ÷ (3.50 − 0.50)',
      'il panino lo vendo tre e cinquanta, mi costa 0,50, spese fisse 900: pareggio?',
      { units: 300 },
    ],
    [
      'what is left of each: 1,500 ÷ 12',
      'barbiere: spese fisse 1.500. su un taglio da 18 euro mi restano in tasca 12: quanti tagli?',
      { units: 125 },
    ],
    [
      'a cost that is named by what it is for: (500 + 300) ÷ (40 − 10)',
      'a 40 euro a persona, con 10 di costo, quanti partecipanti se la sala mi costa 500 e il docente 300?',
      { units: 27 },
    ],
    [
      'a price with VAT: 30 ÷ 60 % × 1.22',
      'mi costa 30, voglio il 40% di margine e il prezzo iva inclusa',
      { gross: 61 },
    ],
    [
      'what a portal leaves: 85 ÷ 85 %',
      'voglio 85 euro puliti e il portale si tiene il 15%: a quanto la metto?',
      { price: 100 },
    ],
    [
      'takings of a day: 6,000 ÷ 40 % ÷ 25',
      'spese 6.000 al mese, margine 40%, apro 25 giorni: quanto devo incassare al giorno?',
      { turnoverPerDay: 600 },
    ],
    [
      'hours from days: (800 + 2,000) ÷ (20 × 7)',
      'lavoro 20 giorni al mese 7 ore al giorno, ho 800 di spese e voglio 2.000: quanto a ora?',
      { price: 20 },
    ],
    [
      'several VAT rates: 104 + 244',
      'in fattura 100 euro di libri al 4 e 200 di penne al 22: totale iva compresa?',
      { invoiceTotal: 348 },
    ],
    [
      'waste: 12 ÷ 60 %',
      'il pesce lo pago 12 al chilo, pulito resta il 60 per cento: quanto mi costa un chilo di filetto?',
      { usableCost: 20 },
    ],
    [
      'what each must leave: 3,000 ÷ 200',
      'vendo 200 borse al mese e ho 3.000 di spese fisse: quanto mi deve restare su ogni borsa?',
      { contributionNeeded: 15 },
    ],
    [
      'a click and a conversion: 1 ÷ 5 %',
      'pago 1 euro a clic e la conversione è del 5%: quanto mi costa un cliente?',
      { costPerCustomer: 20 },
    ],
    [
      'orders with their margin: 20 × 50 × 40 % − 300',
      '300 euro di pubblicità hanno portato 20 ordini da 50 euro, margine 40%: conviene?',
      { profit: 100 },
    ],
    [
      'every few weeks: 52 ÷ 4 × 30',
      'una cliente viene ogni 4 settimane e spende 30: quanto mi porta in un anno?',
      { turnover: 390 },
    ],
    [
      'spent at once: (10,000 − 4,000) ÷ 1,000',
      'ho in cassa 10.000, arredi 4.000 e spese 1.000 al mese: quanti mesi duro?',
      { runway: 6 },
    ],
    [
      'what is taken in a day, less goods and costs: 300 × 20 × 70 % − 2,000',
      'il bar incassa 300 euro al giorno per 20 giorni, la merce è il 30%, le spese 2.000: cosa mi avanza?',
      { profit: 2200 },
    ],
    ['a whole of which a part is told: 50 ÷ 20 %', 'il 20% di quale cifra fa 50?', { amount: 250 }],
  ])('%s', (_, text, expected) => expect(resultOf(text)).toMatchObject(expected));

  test.each<[string, string[], Record<string, number>]>([
    [
      'a share takes the place of the share',
      ['prezzo per avere il 40% su un costo di 24', 'e col 50?'],
      { price: 48 },
    ],
    [
      'the only amount takes the place of the only amount',
      ['parcella da 1.000 con ritenuta del 20, quanto incasso?', 'e se è di 2.000?'],
      { received: 1600 },
    ],
    [
      'the question of before stands',
      [
        'vendo 50 borse al mese a 60 euro, costano 20, spese 500: quanto guadagno?',
        'e se il costo sale a 30?',
      ],
      { profit: 1000 },
    ],
    [
      'months without their word',
      ['10.000 euro al 6 per cento in 24 mesi, rata?', 'e se li spalmo su 36?'],
      { payment: 304.22 },
    ],
    [
      'money put in',
      [
        'in cassa 12.000, ogni mese spendo 4.000 e incasso 3.000: quanti mesi reggo?',
        'e se ci metto dentro altri 3.000 miei?',
      ],
      { runway: 15 },
    ],
    [
      'figures before the question',
      ['ho 2.000 di spese fisse al mese', 'vendo a 15 una cosa che ne costa 5', 'quanti pezzi mi servono?'],
      { units: 200 },
    ],
  ])('later: %s', (_, turns, expected) => expect(resultOf(...turns)).toMatchObject(expected));
});

describe('what is not sure is asked', () => {
  test.each([
    [
      'a count that nothing was done with',
      'vendo 80 sciarpe a 30 euro che mi costano 10 e ne spedisco 45 al mese: che margine ho?',
    ],
    ['without a figure', 'a quanto la metto la marmellata?'],
    ['without a figure, a loan', 'quanto viene la rata se prendo un prestito?'],
  ])('%s', (_, text) => expect(['unclear', 'asks', 'nothing']).toContain(resultOf(text)));

  test('a price is no answer to what something costs', () => {
    const result = resultOf('lo compro a 20 e mi resta il 45 per cento: quanto mi costa davvero?');
    expect(typeof result === 'string' || !('price' in result)).toBe(true);
  });

  test('in the flat-rate regime a share of the turnover is never the tax', () =>
    expect(
      resultOf(
        'psicologa, forfettario al 5%, incasso 20.000: che imposta pago lasciando stare i contributi?',
      ),
    ).toMatchObject({
      tax: 780,
    }));
});
