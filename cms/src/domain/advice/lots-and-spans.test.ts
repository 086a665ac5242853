import { describe, expect, test } from 'vitest';
import type { Calculation } from '../../contract';
import { calculationOf } from './calculation-of';
import { resultOf } from './result-of.suite';

const calculationIn = (...turns: string[]): Calculation | undefined => {
  const solution = calculationOf(turns);
  return solution?.state === 'done' && solution.calculated.ok ? solution.calculated.calculation : undefined;
};
const mainOf = (...turns: string[]): number | undefined => calculationIn(...turns)?.result[0]?.value;

describe('sums worked out by hand', () => {
  test.each([
    // 1.400 + 2 × 1.900 + 450 ÷ 2
    [
      'affitto 1.400, due dipendenti da 1.900 l’uno, bollette 450 ogni due mesi. quanto mi costa stare aperto un mese?',
      542_500,
    ],
    // (250 × 3,80 + 120) ÷ 250
    ['ordino 250 pezzi a 3,80 più 120 di trasporto: quanto mi viene l’uno?', 428],
    // (0,42 − 0,31) × 1.850 × 12
    [
      'pago 0,42 al kwh e consumo 1.850 kwh al mese. se il prezzo scende a 0,31 quanto risparmio in un anno?',
      244_200,
    ],
    // 8.600 × 1,4 % × 12
    [
      'il pos mi trattiene l’1,4% e con le carte incasso 8.600 al mese. in un anno quanto mi porta via?',
      144_480,
    ],
    // 240 × 0,70 × 0,95
    ['il grossista mi fa 30+5 di sconto su un listino di 240: a quanto lo pago?', 15_960],
    // (148.000 − 131.000) ÷ 131.000
    ['quest’anno 148.000, l’anno scorso 131.000: di quanto sono cresciuto?', 1_298],
    // (1.000 + 410 + 165 + 1.500 ÷ 12) ÷ 8,50
    [
      'affitto mille, noleggio 410, luce 165, e poi 1.500 di assicurazioni ma quelle sono all’anno. su ogni tesi guadagno 8 e 50. quante tesi al mese per pareggiare?',
      200,
    ],
    // 580 × 60 − 30.000
    ['prestito 30.000, rata 580 per 60 mesi: quanti interessi pago?', 480_000],
  ])('%s', (question, result) => {
    const figures = calculationIn(question)?.result.map(({ value }) => value) ?? [];
    expect(figures).toContain(result);
  });

  test('a cost that ends is left out', () => {
    const before =
      'affitto 800, rata del forno 300, margine 10 a pezzo: quanti pezzi al mese per il pareggio?';
    expect(mainOf(before)).toBe(110);
    expect(mainOf(before, 'e se la rata del forno finisce?')).toBe(80);
  });

  test('several amounts are worked out one by one, and added up', () => {
    const turns = ['togli l’iva 10 da 550', 'e da 275 e da 1.320?'];
    expect(calculationIn(...turns)?.result.map(({ value }) => value)).toEqual(
      expect.arrayContaining([25_000, 120_000]),
    );
    expect(mainOf(...turns, 'somma tutti e tre senza iva')).toBe(195_000);
  });

  test('a term of years stays one of years', () => {
    expect(mainOf('mutuo di 80.000 a 10 anni al 4,2%: rata?', 'e se lo faccio in 15?')).toBe(59_980);
  });
});

describe('what is not sure is asked about', () => {
  test('an amount of quite another size than the one that it would replace', () => {
    expect(
      calculationOf([
        'magazziniere ral 22.800, costo azienda?',
        'e se gli do un aumento di 150 lordi al mese per 13 mensilità?',
      ])?.state,
    ).not.toBe('done');
  });
  test('a part that the sum leaves out', () => {
    expect(
      calculationOf([
        'fatturiamo 42.000 al mese e pagano a 30 giorni, quanto resta fuori?',
        'e se metà dei clienti passa a 60?',
      ])?.state,
    ).toBe('unclear');
  });
});

describe('the span that figures are of', () => {
  test.each([
    // (45 + 20) ÷ 4.60: the stall and the fuel are of one market day, as the jars are.
    [
      'il banco al mercato mi costa 45 al giorno + 20 di gasolio, ogni vasetto lo vendo a 8 e mi rimane 4,60. quanti vasetti devo vendere per non perderci?',
      15,
    ],
    // 52 ÷ 12 × (1,240 − 900) a month; 6,800 lasts 4 of them.
    ['ho in banca 6.800, ogni settimana incasso 900 e spendo 1.240. quando finisco i soldi?', 4],
    // 9,500 ÷ 58 % ÷ 26.
    [
      'fissi novemila e cinque, margine medio 58 per cento. quanto devo battere di cassa al giorno se sto aperta 26 giorni?',
      62_997,
    ],
    // 11,500 ÷ 23.
    ['un forno da 11.500 mi fa risparmiare 23 euro al giorno, apro 300 giorni. in quanto si ripaga?', 500],
    ['la macchina costa 3.000 e mi fa risparmiare 12 euro al giorno: in quanto si ripaga?', 250],
    // 37,000 ÷ 290,000 × 365.
    ["clienti che mi devono 37 mila, fatturo 290.000 l'anno. giorni medi di incasso?", 4_657],
  ])('%s', (text, expected) => expect(mainOf(text)).toBe(expected));

  test.each([
    // 38,400 ÷ 60, both of a year.
    [
      "Spese dell'anno 38.400 euro, affitto l'ora a 60. quante ore devo affittare all'anno per coprirle?",
      640,
    ],
    // 24,000 ÷ 12 ÷ (30 − 10), asked of a month.
    ["spese fisse 24.000 l'anno, vendo a 30 una cosa che mi costa 10, quanti al mese per il pareggio?", 100],
    // (38,000 + 7,500) ÷ (46 × 22): the weeks that are worked, and not all of a year.
    [
      "voglio 38.000 l'anno di utile, spese 7.500, lavoro 46 settimane e fatturo 22 ore a settimana. tariffa oraria?",
      4_497,
    ],
    // 23,500 ÷ 5,200.
    [
      'ho 23.500 euro di vestiti in negozio e ne vendo per 5.200 al mese a costo. per quanti mesi ho roba?',
      452,
    ],
    // (790 − 640) ÷ 640: "ora" is now, and no hours.
    ['spese di luce: prima 640 ora 790. aumento in percentuale?', 2_344],
    // 4,300 × 0.88 × 0.95.
    [
      'sconto fornitore del 12% su 4.300 euro di ordine e poi un altro 5 se pago subito. quanto pago?',
      359_480,
    ],
  ])('%s', (text, expected) => expect(mainOf(text)).toBe(expected));

  test('a rent beside a cost of the day keeps the answer of a month', () =>
    // (800 + 26 × 60) ÷ (8 − 3).
    expect(
      mainOf(
        'affitto 800, un ragazzo 60 al giorno, il panino lo vendo 8 e mi costa 3: quanti panini per il pareggio?',
      ),
    ).toBe(472));
});

describe('what is sold, though its name is one of a cost', () => {
  test.each([
    // (540 + 115 + 1,180) ÷ (15 − 1.50).
    [
      'affitto del box 540, assicurazione 115, un ragazzo 1.180. Ogni noleggio sono 15 euro e me ne costa 1,50 di manutenzione. Quanti noleggi al mese per starci dentro?',
      136,
    ],
    // (600 + 365 + 1,700) ÷ (180 − 35).
    [
      'cabina 600 al mese, inps 365, materiali 35 a seduta. A seduta prendo 180. Quante sedute al mese per coprire e portarmi a casa 1.700?',
      19,
    ],
  ])('%s', (text, expected) => expect(mainOf(text)).toBe(expected));
});

describe('costs that are to be paid for', () => {
  test('the word between two figures is of the second, where the first has its own', () =>
    // 2,890 ÷ (26 − 9).
    expect(mainOf('prezzo 26 costo 9 fissi 2.890, quanti pezzi?')).toBe(170));
  test('what a campaign costs asks for takings, and no price', () =>
    // 600 ÷ 35 %.
    expect(
      mainOf('la promozione costa 600 euro, ho margine 35%. quanto fatturato in più per ripagarla?'),
    ).toBe(171_429));
});

describe('the flat-rate regime in few words', () => {
  test('a year of opening and a rate beside "partita iva" are no limit and no VAT', () =>
    expect(
      calculationIn(
        "grafica, partita iva forfettaria aperta a febbraio al 5%, quest'anno 18.700 incassati. tasse?",
      )?.kind,
    ).toBe('flat-rate'));
  test('the other rate takes its place: (36,500 × 78 % − 2,900) × 15 %', () =>
    expect(mainOf('psicologo forfettario 36.500 incassati al 5%, contributi 2.900', 'e se era al 15?')).toBe(
      383_550,
    ));
});

describe('spans and sides, as they are told', () => {
  test.each([
    // (1,310 − 1,150) × 36.
    ['se il canone passa da 1.150 a 1.310 al mese quanto pago in più in tre anni?', 'moreOverSpan', 5_760],
    ['il commercialista scende da 180 a 140 al mese, quanto risparmio all’anno?', 'lessOverSpan', 480],
    // (18 × 60 + 10 × 35) × 52 ÷ 12.
    [
      'faccio 18 visite a 60 euro e 10 controlli a 35 a settimana, in un mese quanto fatturo?',
      'sum',
      6_196.67,
    ],
    // 2.4 m² × 38 + 12.
    ['lastra 2 metri per 1,20 a 38 euro al metro quadro, taglio 12 euro. quanto viene?', 'sum', 103.2],
    // 640 × (7.50 − 0.65).
    [
      '320 kg di miele, vasetti da 500 grammi venduti a 7,50, vasetto e etichetta mi costano 0,65. quanto mi rimane?',
      'profit',
      4_384,
    ],
  ])('%s', (text, name, value) => expect(resultOf(text)).toMatchObject({ [name]: value }));

  test('orders of once are no turnover of a month', () =>
    expect(resultOf('ho preso 15.000 euro di ordini a 90 giorni, per quanti soldi mi devo coprire?')).toBe(
      'asks',
    ));
});
