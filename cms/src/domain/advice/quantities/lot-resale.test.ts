import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../result-of.suite';

const first = (...turns: string[]): string | [string, number] => {
  const result = resultOf(...turns);
  return typeof result === 'string' ? result : (Object.entries(result)[0] ?? 'none');
};

describe('a lot of which not all is sold', () => {
  test.each([
    // 26 × 15 − 30 × 7.
    ['compro 30 piante a 7 euro, ne muoiono 4 e vendo le altre a 15: guadagno?', 180],
    ['ho comprato 50 vasi a 6 euro, se ne rompono 5 e li vendo a 14: quanto guadagno?', 330],
    // 72 × 18 − 80 × 9.
    ['prendo 80 kg di pesce a 9 euro, ne butto il 10% e lo vendo a 18: cosa mi resta?', 576],
  ])('%s', (text, profit) => expect(first(text)).toEqual(['profit', profit]));

  test('leaves what the sold bring, less all that was bought', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 90 }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 21, max: 60 }),
        (count, lost, cost, price) => {
          expect(
            first(
              `compro ${count} vasi a ${cost} euro, ne butto ${lost} e vendo gli altri a ${price}: guadagno?`,
            ),
          ).toEqual(['profit', (count - lost) * price - count * cost]);
        },
      ),
      { numRuns: 30 },
    ));
});

describe('what a card costs', () => {
  test.each([
    // 35 × 1.6 % + 0.10.
    ['il pos mi costa 1,6% più 0,10 a transazione: su un conto da 35 euro quanto pago?', 0.66],
    ['stripe prende 1,5% più 0,25 euro a pagamento: su 40 ordini per 2.000 euro quanto spendo?', 40],
  ])('%s', (text, fees) => expect(first(text)).toEqual(['feesTotal', fees]));
});

describe('how many more', () => {
  test('is told before how many in all', () =>
    // 90 × 24 ÷ 21 = 102.9.
    expect(
      first(
        'tosatura a 30 euro con 6 di costo, se abbasso del 10% quanti clienti in più mi servono se ora ne ho 90?',
      ),
    ).toEqual(['unitsMore', 13]));
  test('a bed is sold by the night', () =>
    // 24 × 22 × 70 % × 7.
    expect(first('ostello 24 letti a 22 euro, occupazione 70%, in una settimana quanto incasso?')).toEqual([
      'revenue',
      2_587.2,
    ]));
});

describe('one part of what is sold whole', () => {
  test.each([
    // (38 − 9 − 1.20) ÷ 12.
    [
      'torta da 12 fette a 38 euro, ingredienti 9 e scatola 1,20, quanto guadagno a fetta?',
      'marginEach',
      2.32,
    ],
    ['una cassa da 6 bottiglie mi costa 42 euro: quanto mi costa una bottiglia?', 'each', 7],
  ])('%s', (text, name, value) => expect(first(text)).toEqual([name, value]));

  test('a price told with VAT and asked without it holds it', () =>
    expect(first('prezzo 45 con iva, quanto è senza?')).toEqual(['net', 36.89]));
});
