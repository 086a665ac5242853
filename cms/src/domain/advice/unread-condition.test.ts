import { describe, expect, test } from 'vitest';
import { calculationOf } from './calculation-of';

const conditionOf = (message: string): string | undefined => {
  const solution = calculationOf([message]);
  return solution?.state === 'unclear' ? solution.condition : undefined;
};

describe('conditions that a sum does not take into account', () => {
  test.each<[string, string]>([
    ['vendo 20 torte a settimana a 25 euro, tranne agosto: incasso all’anno?', 'tranne agosto'],
    [
      '10 camere a 80 a notte, occupazione 50%, a febbraio sono chiuso: incasso annuo?',
      'a febbraio sono chiuso',
    ],
    ['corso a 100 euro, dalla seconda lezione sconto del 10%: quanto pago?', 'dalla seconda'],
    ['metà dei 40 iscritti paga 30 euro: quanto incasso al mese?', 'meta dei'],
    ['il prezzo era 60 più iva, adesso 65 in tutto: di quanto è aumentato?', 'piu iva'],
  ])('%s', (message, condition) => expect(conditionOf(message)).toBe(condition));

  test.each([
    'vendo 20 torte a settimana a 25 euro: incasso all’anno?',
    'costo 10 più iva, vendo a 20 più iva: che margine ho?',
    'quanti devo venderne almeno se ho 1.000 di spese e guadagno 10 a pezzo?',
  ])('no condition: %s', (message) => expect(calculationOf([message])?.state).toBe('done'));
});

describe('amounts that are no earlier and later ones', () => {
  test.each([
    ['what is added', 'un dipendente a 1.500 lordi, aumento di 100: quanto mi costa in più?'],
    [
      'of other spans',
      'il noleggio costa 29 al mese, la spesa di 290 all’anno è scontata: quanto risparmio nel triennio?',
    ],
  ])('%s is no growth', (_, message) => {
    const solution = calculationOf([message]);
    const names =
      solution?.state === 'done' && solution.calculated.ok
        ? solution.calculated.calculation.result.map(({ name }) => name)
        : [];
    expect(names).not.toContain('growth');
  });
});
