import { describe, expect, test } from 'vitest';
import { readFacts } from '../read-facts';
import { dimensionsSolver } from './dimensions-solver';

/** The first result in euro, per cent or pieces; `null` where the units leave no single sum. */
const mainOf = (text: string): number | null => {
  const solution = dimensionsSolver.solve(readFacts(text), {});
  if (solution?.state !== 'done' || !solution.calculated.ok) return null;
  const [main] = solution.calculated.calculation.result;
  return main ? main.value / (main.unit === 'count' ? 1 : 100) : null;
};

describe('a sum of any shape, by its units', () => {
  test.each<[string, string, number]>([
    [
      'measures of different names: 78 = 30 ÷ 0.4 × 5 − cost',
      'birrificio: fusto da 30 litri pagato 78 euro, vendo la pinta da 0,4 litri a 5 euro. quanto guadagno a fusto?',
      297,
    ],
    [
      'each measure with its own price: 0.3 × 14 + 6 × 0.30 + 0.5 × 1.20',
      'torta da 2 kg: 300 g di cioccolato a 14 euro al kg, 6 uova a 0,30 l’una, 500 g di farina a 1,20 al kg. quanto mi costa la torta?',
      6.6,
    ],
    [
      'through three links: 0.28 × 3 × 7 × 26',
      'il forno consuma 3 kwh all’ora, lo tengo acceso 7 ore al giorno per 26 giorni, la corrente costa 0,28 al kwh. quanto spendo al mese?',
      152.88,
    ],
    [
      'what is bought once, spread over its life: 4,800 ÷ 5 ÷ 300 ÷ 40',
      'macchina da 4.800 euro, la uso 5 anni, 40 caffè al giorno per 300 giorni l’anno. quanto incide su ogni caffè?',
      0.08,
    ],
    [
      'of each, of some and of all: 60 × (45 − 16) − 4 × 90 − 350',
      'cena di gala: 60 coperti a 45 euro, cibo 16 a coperto, 4 camerieri a 90 euro, musica 350. quanto mi rimane?',
      1030,
    ],
    [
      'a cost by the hour of something that lasts: 80 − 24 × 0.75 − 9',
      'poltrona 24 euro di costi all’ora, seduta di 45 minuti a 80 euro, materiali 9. quanto resta a seduta?',
      53,
    ],
    [
      'a loss of what is sold: 5 × 0.9 × 12 − 5 × 7',
      'cassa di prugne da 5 kg pagata 7 al kg, ne scarto il 10%. vendo a 12 al kg. quanto guadagno sulla cassa?',
      19,
    ],
    [
      'spans of a list: 800 × 12 + 1,800 + 50 × 52',
      'affitto 800 al mese, bollette 1.800 l’anno, pulizie 50 a settimana. quanto spendo in un anno?',
      14_000,
    ],
    [
      'small costs without a span go with each sale: 1,980 ÷ (5 − 1.30 − 0.40)',
      'ogni lavaggio 5 euro, acqua e corrente 1,30, detersivo 0,40. spese fisse 1.980 al mese. quanti lavaggi al mese per coprire?',
      600,
    ],
    [
      'a price from what goes in: (2 × 30 + 3 × 22 + 8) ÷ 0.6',
      'scaffale: 2 mq di pino a 30 al mq, 3 ore di lavoro a 22 l’ora, 8 euro di viti. se voglio il 40% di margine a quanto lo vendo?',
      223.33,
    ],
  ])('%s', (_, text, value) => expect(mainOf(text)).toBe(value));

  test.each([
    [
      'a small cost beside many is of each or of all',
      'compro le felpe a 16, stampa 4 euro, le vendo a 35. su 150 felpe quanto guadagno?',
    ],
    [
      'places of each trip or of the day',
      'barca: 10 posti a 35 euro, 2 uscite al giorno, carburante 60 a uscita. quanto mi resta al giorno?',
    ],
    [
      'what is left is told already',
      'su un taglio da 18 euro mi restano 12, spese fisse 1.500: quanti tagli?',
    ],
    ['not an amount but when', 'ho speso 900 euro per un forno, guadagno 3 euro a pezzo, quando lo ripago'],
    ['sums of the law', 'vendo 20 sedie a 50 euro più iva, mi costano 30. quanto mi resta?'],
  ])('no sum where %s', (_, text) => expect(mainOf(text)).toBeNull());
});
