import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What a bowling alley uploads. */
const BOWLING = {
  'listino.txt': `Bowling Strike

Gruppi
Da 12 persone: 6,50 euro a testa, scarpe comprese.

Feste dei bambini
La festa di compleanno costa 140 euro fino a 8 bambini, poi 11 euro per ogni bambino in più. Torta esclusa.

Consegna delle pizze
La consegna costa 3 euro entro 5 km, poi 0,50 euro al km.

Scuole
Le classi giocano il martedì mattina a 4 euro a studente.`,
};

describe('a price in prose that holds up to so many', () => {
  test.each([
    ['festa di compleanno con 11 bambini quanto viene?', '173,00 €'],
    ['festa di compleanno con 6 bambini, totale?', '140,00 €'],
    ['consegna delle pizze a 9 km quanto costa?', '5,00 €'],
  ])('is told with what comes on top: %s', async (question, expected) =>
    expect(await replyFromFiles(BOWLING, question)).toContain(expected),
  );
});

describe('a price by head that holds from so many on', () => {
  test('is told to a group that asks for it', async () =>
    expect(await replyFromFiles(BOWLING, 'siamo un gruppo di 20, quanto a testa?')).toContain('6,50 euro'));

  test('is added up where all of it is asked for', async () =>
    expect(await replyFromFiles(BOWLING, 'siamo in 14, quanto spendiamo in tutto?')).toContain('91,00 €'));

  test('is no answer to a sum of figures', async () =>
    expect(await replyFromFiles(BOWLING, 'quanto fa 37 per 48?')).not.toContain('€'));

  test('is none of fewer people, nor of a class', async () => {
    expect(await replyFromFiles(BOWLING, 'siamo in 5, quanto a testa?')).not.toContain('6,50');
    expect(await replyFromFiles(BOWLING, 'una classe di 20 studenti quanto spende?')).not.toContain('130');
  });
});
