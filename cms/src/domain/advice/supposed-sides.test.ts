import { describe, expect, test } from 'vitest';
import { calculationOf } from './calculation-of';
import { calculationIn } from './conversation';

const resultOf = (...turns: string[]): Record<string, number> => {
  const calculation = calculationIn(calculationOf(turns));
  return Object.fromEntries(
    (calculation?.result ?? []).map(({ name, value, unit }) => [
      name,
      unit === 'count' || unit === 'months' ? value : value / 100,
    ]),
  );
};

describe('amounts without a word of their own', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'instalments are a cost among others where pieces are counted: 1,800 ÷ (6 − 1.50)',
      'lavanderia: leasing 900, affitto 600, corrente fissa 300. ogni lavaggio incasso 6 e di detersivo ne spendo 1,50. quanti lavaggi per pareggiare?',
      { units: 400 },
    ],
    [
      'a cost in a list of hourly ones is of the hour: (20 + 4 + 6) ÷ 0.75',
      'il tecnico mi costa 20 l’ora, il furgone 4 l’ora, spese generali 6. voglio che il 25% del prezzo sia utile. che tariffa chiedo?',
      { price: 40 },
    ],
    [
      'what is paid by the month is paid by each: (3,000 + 1,000) ÷ 40',
      'quanti clienti mi servono a 40 al mese se spendo 3.000 fissi e voglio 1.000 per me?',
      { units: 100 },
    ],
    [
      'what a gallery keeps is taken off: 300 × 0.7 − 60',
      'se un quadro lo vendo a 300 e la galleria si tiene il 30 quanto mi resta in mano? tela e colori 60',
      { profit: 150 },
    ],
    [
      'two shares of the same turnover go together: 200,000 × 0.35 − 30,000',
      'la ditta fa 200 mila l’anno di fatturato, materie prime 35%, personale 30%, altre spese fisse 30mila. utile?',
      { profit: 40_000 },
    ],
    [
      'what is lost makes dearer what is left: 8 ÷ 0.8',
      'compro 50 kg di caffè verde a 8 al kg, in tostatura perdo il 20% del peso. il kg tostato quanto mi costa?',
      { spending: 10 },
    ],
    [
      'energy by power, hours and days: 10 × 5 × 20 × 0.30',
      'il forno consuma 10 kw all’ora, lo tengo 5 ore al giorno per 20 giorni, a 30 centesimi al kwh. bolletta?',
      { spending: 300 },
    ],
    [
      'how long one takes divides the day: 8 ÷ 0.5 × 20',
      'il taglio lo faccio 20 euro e dura 30 minuti. se lavoro 8 ore quanto incasso al giorno?',
      { revenue: 320 },
    ],
    [
      'prices and counts by turns: 2 × 100 + 3 × 50',
      'cono piccolo 2,00 e ne facciamo 100 al giorno, medio 3,00 e ne facciamo 50. incasso giornaliero?',
      { revenue: 350 },
    ],
    [
      'taxes on what is wanted: (2,100 ÷ 0.7 + 500) ÷ 100',
      'quanto chiedere all’ora: voglio 2.100 netti al mese, spese 500, tasse diciamo 30%, ore vendibili 100',
      { price: 35 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test.each<[string, string, Record<string, number>]>([
    [
      'another price: (7 − 5) × 80 × 12',
      'il corriere mi fa 7 a pacco. spedisco 80 pacchi al mese, se passo a 5 quanto risparmio in un anno?',
      { saved: 1_920 },
    ],
    [
      'a higher one: (20 − 18) × 30 × 20',
      'scontrino medio da 18 a 20 euro e 30 clienti al giorno per 20 giorni, quanto incasso in più al mese?',
      { difference: 1_200 },
    ],
    [
      'as much profit at a lower price: 50 ÷ 30 − 1',
      'marginato al 50%. se metto tutto a meno 20 quanta roba in più devo vendere per portare a casa gli stessi soldi? in %',
      { salesChange: 66.67 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test.each<[string, string[], Record<string, number>]>([
    [
      'the count whose noun is named: 40 × 20 × 10',
      [
        'trattoria, 30 coperti al giorno a 20 euro per 10 giorni, quanto incasso?',
        'scusa, i coperti erano 40',
      ],
      { revenue: 8_000 },
    ],
    [
      'the cost that a rise is part of: (2,000 + 200) ÷ (50 − 6)',
      [
        '2.000 € di spese fisse al mese, ogni cane paga 50 e tra shampoo e corrente mi costa 6: quanti cani per stare in pari?',
        'e se l’affitto mi aumenta di 200 al mese?',
      ],
      { units: 50 },
    ],
    [
      'a discount before VAT: 100 × 0.9 × 1.22',
      ['prezzo 100 + iva quanto fa?', 'e con lo sconto del 10% prima dell’iva?'],
      { gross: 109.8 },
    ],
    [
      'withheld of the fee, with its VAT: 1,000 + 220 − 200',
      ['ho una fattura da 1.000 + iva', 'tolgo il 20% di ritenuta, quanto mi arriva?'],
      { received: 1_020 },
    ],
    [
      'a price without VAT in place of one with it: (75 − 30) ÷ 75',
      ['costo 30 vendo 75 iva inclusa, margine?', 'intendevo 75 iva esclusa'],
      { marginRate: 60 },
    ],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result));

  test.each([
    [
      'hours are not multiplied by hours',
      'una visita la faccio 30 euro, 2 ore di viaggio e 5 ore di studio, quanto incasso?',
    ],
    [
      'bare counts are no money',
      'cento inviti stampati 78 euro, duecento 112. quanto mi costano i secondi cento?',
    ],
  ])('%s: asked about rather than stated', (_, text) =>
    expect(calculationOf([text])?.state ?? 'none').not.toBe('done'),
  );
});
