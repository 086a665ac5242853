import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** A hire shop for builders. */
const TOOLS = {
  'noleggio.csv': `Attrezzo;Mezza giornata;Giornata;Weekend;Settimana;Cauzione
Betoniera;18 €;28 €;46 €;110 €;150 €
Ponteggio;30 €;45 €;78 €;190 €;300 €`,
  'orari.txt': `ORARI
lunedì-venerdì     7:30-12:00   13:30-18:30
sabato             8:00-12:00   chiuso`,
};

describe('prices by how long', () => {
  test.each([
    ['quanto mi costa tenere la betoniera tre settimane?', /330,00 €: 3 × 110,00 €/],
    ['per due giorni il ponteggio quanto fa?', /90,00 €: 2 × 45,00 €/],
    ['la betoniera per il fine settimana quanto viene?', /weekend: 46 €/],
    ['che cauzione lasciate per il ponteggio?', /300 €/],
  ])('%s', async (question, reply) => expect(await replyFromFiles(TOOLS, question)).toMatch(reply));

  test.each([
    ['due betoniere e un ponteggio per un giorno, quanto spendo?', /28 €|56/],
    [
      'la betoniera per una giornata per me e per mio fratello, quanto spendiamo in tutto?',
      /^Betoniera, giornata: 28 €/,
    ],
  ])('what is paid for one of several is not the sum: %s', async (question, part) =>
    expect(await replyFromFiles(TOOLS, question)).not.toMatch(part),
  );

  test('a day and a half is neither one day nor two', async () =>
    expect(await replyFromFiles(TOOLS, 'il ponteggio per una giornata e mezza quanto costa?')).not.toMatch(
      /\d €/,
    ));

  test('a closed half of the day beside an open one needs no word', async () =>
    expect(await replyFromFiles(TOOLS, 'il sabato fino a che ora siete aperti?')).toBe(
      'Sabato: 8:00-12:00.',
    ));
});
