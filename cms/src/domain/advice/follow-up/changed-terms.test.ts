import { describe, expect, test } from 'vitest';
import { calculationOf } from '../calculation-of';

const mainOf = (...turns: string[]): number | string => {
  const solution = calculationOf(turns);
  if (solution?.state !== 'done' || !solution.calculated.ok) return solution?.state ?? 'nothing';
  const [main] = solution.calculated.calculation.result;
  return main ? main.value / (main.unit === 'count' || main.unit === 'months' ? 1 : 100) : 'nothing';
};

const GALA = 'cena di gala: 60 coperti a 45 euro, cibo 16 a coperto, musica 350. quanto mi rimane?';
const SHELF =
  'scaffale: 2 mq di pino a 30 al mq, 3 ore di lavoro a 22 l’ora, 8 euro di viti. se voglio il 40% di margine a quanto lo vendo?';

describe('a further message on a sum of any shape', () => {
  test.each<[string, string[], number | string]>([
    ['a count without its noun', [GALA, 'e se vengono in 80?'], 1970],
    ['the cost that its words name', [GALA, 'e se il cibo mi costa 18 a coperto?'], 1270],
    ['a cost on top', [GALA, 'aggiungi 200 di fiori'], 1190],
    ['one measure of several', [SHELF, 'e con 4 ore?'], 260],
    ['the price of one of the materials', [SHELF, 'e se il pino sale a 36 al mq?'], 243.33],
    [
      'another span, with the days that it needs',
      [
        'ne faccio 140 al giorno e guadagno 0,85 l’uno. quanto mi resta in una giornata?',
        'e al mese con 26 giorni aperti?',
      ],
      3094,
    ],
    [
      'without what is named',
      [
        'affitto 800 al mese, bollette 1.800 l’anno, pulizie 50 a settimana. quanto spendo in un anno?',
        'e senza le pulizie?',
      ],
      11_400,
    ],
    [
      'a discount that is given lowers the price, not the cost',
      [
        'vendo miele a 9 euro il vasetto, mi costa 4,20: quanto guadagno su 500 vasetti?',
        'e se faccio lo sconto del 15%?',
      ],
      1725,
    ],
    [
      'a price by the thing that is counted',
      ['5 euro a lavaggio, affitto 900 e bollette 700 al mese. Quanti lavaggi mi servono?'],
      320,
    ],
    ['what may be of several is asked', [GALA, 'e se fosse 20?'], 'unclear'],
  ])('%s', (_, turns, value) => expect(mainOf(...turns)).toBe(value));
});

describe('a further message on the other sums', () => {
  test.each<[string, string[], number | string]>([
    [
      'money that is lent is in the till',
      [
        'ho 12.000 in cassa, escono 5.000 e entrano 3.000 al mese: quanti mesi duro?',
        'e se mio padre me ne presta 4.000?',
      ],
      8,
    ],
    [
      'what comes in every month is added',
      [
        'ho 12.000 in cassa, escono 5.000 e entrano 3.000 al mese: quanti mesi duro?',
        'e se trovo un cliente fisso da 1.000 al mese?',
      ],
      12,
    ],
    [
      'a cost that ends',
      ['2.400 fissi, guadagno 8 euro a vaso. quanti vasi?', 'tolgo 400 perché disdico il deposito'],
      250,
    ],
    [
      'from the span that was told',
      ['pago 1.220 a trimestre di manutenzione, iva compresa: quanto è senza iva?', 'e in un anno?'],
      4_000,
    ],
  ])('%s', (_, turns, value) => expect(mainOf(...turns)).toBe(value));
});
