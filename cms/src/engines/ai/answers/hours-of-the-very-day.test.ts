import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What a climbing hall uploads. */
const CLIMBING = {
  'orari.txt': `Orari
Martedì-sabato 10.00-13.00 e 16.00-21.00 (giovedì fino alle 23.00)
domenica 9.00-18.30
lunedì chiuso
I festivi infrasettimanali si fa l'orario della domenica.
L'ultimo ingresso è 45 minuti prima della chiusura.
Il 20 febbraio, giornata dell'arrampicata, ingresso a 2 € per tutti e apertura fino alle 24:00.`,
};

/** What a thermal pool uploads. */
const POOL = {
  'orari.csv': `Giorno;Da ottobre a marzo;Da aprile a settembre
Lunedì - venerdì;11:00–19:00;9:00–21:30
Sabato;10:00–18:00;8:30–13:00 e 15:00–22:00
Domenica;10:00–14:00;8:30–20:00`,
};

/** What a toboggan run uploads. */
const TOBOGGAN = {
  'pista.txt': `Quando siamo aperti
Apriamo sabato 8 maggio e chiudiamo domenica 3 ottobre.
A maggio e a giugno 9:30–17:30, in luglio e agosto 9:00–20:00.`,
  'periodi.csv': `Periodo;Orario
Marzo, aprile e novembre;9:00–17:00, chiuso il mercoledì
Maggio – ottobre;9:00–19:00`,
};

/** What a pizzeria's page tells of its feasts. */
const PIZZERIA = {
  'orari.csv': `Giorno;Pranzo;Sera
Lunedì;chiuso;chiuso
Martedì-domenica;11:45–14:00;17:30–22:00`,
  'feste.txt': `Feste e ferie

- Lunedì 7 dicembre 2026: apertura straordinaria, solo sera, 17:30-22:00
- 25 e 26 dicembre 2026: chiuso
- 31 dicembre 2026: 16:00-20:00, solo ritiro, niente consegne`,
};

describe('the hours of the very day', () => {
  test('are those of a line of a list that is of that date, whatever else it says', async () => {
    expect(await replyFromFiles(PIZZERIA, 'che orario fate il 31 dicembre?')).toContain('16:00-20:00');
    expect(await replyFromFiles(PIZZERIA, 'lunedì 7 dicembre siete aperti?')).toContain('17:30-22:00');
  });

  test('are those in brackets where they name it', async () => {
    const reply = await replyFromFiles(CLIMBING, 'giovedì sera a che ora chiudete?');
    expect(reply).toContain('23.00');
    expect(reply).not.toContain('21.00');
  });

  test('are those of its season, without the other season', async () => {
    const reply = await replyFromFiles(POOL, 'a che ora chiudete il sabato a gennaio?');
    expect(reply).toContain('18:00');
    expect(reply).not.toContain('22:00');
  });

  test('are those of Sunday on a feast day, where the documents say so', async () =>
    expect(
      await replyFromFiles(CLIMBING, "martedì 8 dicembre, festa dell'Immacolata, che orari fate?"),
    ).toMatch(/9\.00-18\.30.*orario della domenica/i));

  test('are told though an entrance fee stands beside them', async () =>
    expect(await replyFromFiles(CLIMBING, 'sabato 20 febbraio fino a che ora siete aperti?')).toContain(
      '24:00',
    ));

  test('are none before the first day of the season', async () =>
    expect(
      await replyFromFiles(
        { 'pista.txt': TOBOGGAN['pista.txt'] },
        'posso venire la prima settimana di maggio?',
      ),
    ).toMatch(/^No\. Apriamo sabato 8 maggio/));

  test('are none on a day of rest that a clause names', async () =>
    expect(
      await replyFromFiles(
        { 'periodi.csv': TOBOGGAN['periodi.csv'] },
        'siete aperti il mercoledì di aprile?',
      ),
    ).toMatch(/^No\b/));
});

describe('the last entry', () => {
  test('is so much before the closing time of that day', async () =>
    expect(await replyFromFiles(CLIMBING, "a che ora è l'ultimo ingresso la domenica?")).toContain(
      'Ultimo ingresso alle 17:45, 45 minuti prima della chiusura.',
    ));

  test('is quoted where no day is named', async () =>
    expect(await replyFromFiles(CLIMBING, 'entro che ora si può entrare?')).toBe(
      "L'ultimo ingresso è 45 minuti prima della chiusura.",
    ));
});
