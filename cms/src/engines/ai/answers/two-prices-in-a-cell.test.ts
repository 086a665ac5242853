import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What a climbing hall and its school upload. */
const HALL = {
  'sale.csv': `Sala;Bassa (intera giornata / mezza giornata);Alta (intera giornata / mezza giornata)
Sala grande;90 € / 55 €;120 € / 75 €
Sala piccola;60 € / 40 €;85 € / –`,
  'stagioni.csv': 'Stagione;Periodo\nBassa;1 ottobre – 31 marzo\nAlta;1 aprile – 30 settembre',
};

describe('two prices in one cell, told apart by the header', () => {
  test.each([
    ['quanto costa la sala grande per mezza giornata il 10 maggio?', /75 €/, /120|55|90/],
    ['la sala piccola tutto il giorno il 5 febbraio quanto viene?', /60 €/, /40|85/],
    [
      'il 3 luglio per un giorno intero è più economica la sala grande o la sala piccola?',
      /piccola: 85 €.*120 €/,
      /75/,
    ],
  ])('%s', async (question, expected, others) => {
    const reply = await replyFromFiles(HALL, question);
    expect(reply).toMatch(expected);
    expect(reply).not.toMatch(others);
  });

  test('a day that has no price of its kind gets none', async () =>
    expect(
      await replyFromFiles(HALL, 'quanto costa la sala piccola per mezza giornata il 3 luglio?'),
    ).not.toMatch(/85|40 €/));
});

/** A small cinema: who pays less stands in a remark. */
const CINEMA = {
  'prezzi.md': `# Biglietti

| Posti | Intero | Ridotto (*) | Under 14 |
|---|---|---|---|
| Loggia | 12 € | 9 € | 6 € |
| Sala | 9 € | 7 € | 5 € |

(*) Studenti universitari fino a 25 anni e oltre i 67 anni.`,
};

describe('a reduction whose condition stands at the foot of the table', () => {
  test.each([
    ["faccio l'università, ho 22 anni: un posto in loggia quanto costa?", '9 €'],
    ['ho 70 anni, quanto pago in sala?', '7 €'],
    ['ho 40 anni, quanto costa la loggia?', '12 €'],
    ['quanto paga in sala un ragazzo di 12 anni?', '5 €'],
  ])('%s', async (question, expected) => {
    const reply = await replyFromFiles(CINEMA, question);
    expect(reply).toContain(expected);
    expect(reply.match(/€/g)).toHaveLength(1);
  });
});

/** A potter: steps by pieces, and a column of yes and no. */
const POTS = {
  'vasi.csv': `Vaso;Diametro;Prezzo;Da 12 pezzi (cad.);Per esterno
Coccio liscio;20 cm;6,00;4,80;no
Coccio smaltato;20 cm;9,50;8,20;sì
Cassetta;60 cm;14,00;;sì`,
};

describe('conditions that a row or a column states', () => {
  test.each([
    ['mi servono 15 vasi di coccio liscio, a quanto me li fate l’uno?', /4,80/],
    ['quanto costano 4 vasi di coccio smaltato? a quanto l’uno?', /9,50/],
  ])('steps of pieces: %s', async (question, expected) =>
    expect(await replyFromFiles(POTS, question)).toMatch(expected),
  );

  test('a price is not told of a row that says no to what is asked for', async () =>
    expect(await replyFromFiles(POTS, 'quanto costa il coccio liscio?', 'e per l’esterno?')).not.toMatch(
      /6,00|4,80/,
    ));
});
