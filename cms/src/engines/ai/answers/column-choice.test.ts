import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** A business whose tables and sentences hold what is asked under a header, a unit or a condition of their own. */
const FILES: Record<string, string> = {
  'piste.csv': `Pista;Altezza min.;Curve;Lunghezza;Difficoltà
Gialla;110 cm;7;90 m;facile
Rossa;140 cm;18;280 m;difficile
Nera;150 cm;15;320 m;estrema`,
  'riparazioni.csv': `Lavoro;Prezzo;Giorni
Lamine;18,00 €;2
Sciolina;12,00 €;1`,
  'gruppi.csv': `Servizio;10–24;25–49;da 50
Merenda;9,00 €;8,00 €;7,00 €`,
  'semine.csv': `Pianta;Periodo giusto
Tulipani;ottobre e novembre
Gerani;da metà aprile a maggio, mai con il gelo`,
  'regole.txt': `COMPLEANNI
La festa costa 18 € a bambino, minimo 10 bambini, e dura tre ore.

CASSETTE
Cassetta piccola 2,20 €, cassetta grande 3,40 €, rotolo di nastro 3 €.

DEPOSITO
Nel deposito si entra tutti i giorni dalle 6:00 alle 23:00.

RITARDI
Oltre i 30 minuti la partita è persa.`,
};

const ask = (...questions: string[]): Promise<string> => replyFromFiles(FILES, ...questions);

describe('the column is chosen by what is asked', () => {
  test.each([
    ['quanto bisogna essere alti per la pista nera?', /150/],
    ['qual è la pista con più curve?', /Rossa/],
    ['qual è la pista più lunga?', /Nera.*320/],
    ['quante piste ci sono?', /^3\b.*Gialla.*Rossa.*Nera/],
    ['in quanti giorni sono pronte le lamine?', /\b2 giorni/],
    ['quando si piantano i tulipani?', /ottobre e novembre/],
    ['quando si piantano i gerani?', /aprile a maggio/],
  ])('%s', async (question, expected) => {
    expect(await ask(question)).toMatch(expected);
  });

  test('a price by the size of the group is that size’s, or none', async () => {
    expect(await ask('siamo in 30, quanto costa la merenda a testa?')).not.toMatch(/9,00|7,00/);
  });

  test('prices by the size of the group are told with the sizes', async () => {
    expect(await ask('quanto costa la merenda?')).toMatch(/10–24: 9,00 €.*25–49: 8,00 €/);
  });

  test('a bare figure beside measured ones is no price', async () => {
    expect(await ask('quanto costa la pista nera?')).not.toMatch(/15 ?€/);
  });

  test('a follow-up keeps the table and changes the quality', async () => {
    expect(await ask('qual è la pista più facile?', 'e quella più lunga?')).toMatch(/Nera/);
  });
});

describe('a piece of prose says what it is for', () => {
  test('a price a head is multiplied, whatever the least number', async () => {
    expect(await ask('compleanno con 12 bambini, totale?')).toMatch(/216/);
  });

  test('words of little weight choose between pieces', async () => {
    expect(await ask('20 cassette grandi e 2 rotoli di nastro quanto fanno?')).toMatch(/74/);
  });

  test('what is not allowed is not told by what is', async () => {
    expect(await ask('cosa non si può mettere nel deposito?')).not.toMatch(/si entra/);
  });

  test('a limit does not tell how long something takes', async () => {
    expect(await ask('quanto dura una partita?')).not.toMatch(/30 minuti/);
  });
});
