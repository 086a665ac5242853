import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What a boat hire uploads. */
const LAKE = {
  'stagioni.csv': `Stagione;Periodo
Bassa;1 aprile – 9 giugno
Alta;10 giugno – 31 agosto`,
  'gommoni.csv': `Gommone;Bassa;Alta
Airone (5 posti);90,00 €;130,00 €
Cormorano (7 posti);120,00 €;175,00 €`,
  'molo.csv': `Articolo;Prezzo;Note
Giubbotto;4,00 €;di scorta: solo su richiesta
Remi;6,00 €;`,
};

/** What a castle uploads. */
const CASTLE = {
  'biglietti.csv': `Biglietto;Solo castello;Castello e torre
Intero;11,00;16,00
Ridotto (6–18 anni, over 65);8,00;12,00
Famiglia (2 adulti e fino a 3 ragazzi);26,00;38,00`,
  'eventi.csv': `Evento;Prezzo
Notte al castello;30,00
Cena nella torre;90,00`,
};

describe('the only price that meets all of a question', () => {
  test.each([
    ['gommone airone dal 3 al 10 luglio quanto al giorno?', '130,00 €'],
    ['il cormorano il 5 maggio quanto costa?', '120,00 €'],
  ])('is told though nothing else speaks for it: %s', async (question, expected) => {
    const reply = await replyFromFiles(LAKE, question);
    expect(reply).toContain(expected);
    expect(reply.match(/€/g)).toHaveLength(1);
  });

  test('is told instead of a sum of other things', async () =>
    expect(await replyFromFiles(CASTLE, 'ho 71 anni, castello più torre quanto pago?')).toBe(
      'Ridotto (6–18 anni, over 65), castello e torre: 12,00 €.',
    ));

  test('what a remark names is not meant by the price beside it', async () =>
    expect(await replyFromFiles(LAKE, 'avete giubbotti di scorta? quanto costano?')).not.toMatch(
      /^Giubbotto: 4,00 €\.$/,
    ));
});
