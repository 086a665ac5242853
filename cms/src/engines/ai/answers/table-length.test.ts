import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What a hire of beach huts uploads. */
const HUTS = {
  'stagioni.csv': `Stagione;Periodo
Verde;1 giugno – 4 luglio
Rossa;5 luglio – 31 agosto`,
  'giornata.csv': `Giornata intera;;
Capanno;Verde;Rossa
Sul mare;28,00;40,00
Dalla 2ª alla 5ª fila;21,00;30,00
Dalla 6ª fila in poi;15,00;22,00`,
  'settimana.csv': `Settimana (7 giorni di fila);;
Capanno;Verde;Rossa
Sul mare;160,00;230,00
Dalla 2ª alla 5ª fila;120,00;170,00
Dalla 6ª fila in poi;85,00;125,00`,
};

describe('tables of the same rows that differ by their length', () => {
  test.each([
    ['quanto costa un capanno sul mare il 20 giugno?', '28,00 €'],
    ['un capanno sul mare il 12 agosto quanto viene', '40,00 €'],
    ['una settimana ad agosto in terza fila quanto viene?', '170,00 €'],
    ['una settimana a ferragosto in ottava fila, prezzo?', '125,00 €'],
  ])('answer by the one of the length that is asked: %s', async (question, expected) => {
    const reply = await replyFromFiles(HUTS, question);
    expect(reply).toContain(expected);
    expect(reply.match(/€/g)).toHaveLength(1);
  });
});
