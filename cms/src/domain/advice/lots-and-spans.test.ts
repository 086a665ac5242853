import { describe, expect, test } from 'vitest';
import type { Calculation } from '../../contract';
import { calculationOf } from './calculation-of';

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
