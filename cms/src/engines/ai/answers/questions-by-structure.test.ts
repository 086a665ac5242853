import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** A camping outfitter, a cultural club and a florist. */
const FILES = {
  'tende.csv': 'Tenda;Tipo;Posti;Picchetti\nLince;cupola;2;no\nOrso;tunnel;4;no\nAlce;casetta;6;sì',
  'serate.md': `# Serate

| Data | Ora | Serata |
|---|---|---|
| sabato 12 dicembre 2026 | 21:00 | Concerto di Natale |
| giovedì 31 dicembre 2026 | 22:00 | Gran veglione (*) |
| sabato 9 gennaio 2027 | 21:00 | Tango |

(*) Fuori tessera.`,
  'info.txt': `Il bar apre un'ora prima della serata.

OPEN DAY
sabato 16 gennaio e sabato 20 febbraio 2027, 10:00-12:00

Biglietti
I biglietti non si rimborsano.`,
  'fiori.csv': 'Fiore;Prezzo;Giorni\nRosa rossa;3,50;4\nTulipano;1,20;5\nGirasole;2,80;6',
};

describe('what a question asks is told from what it says besides', () => {
  test.each([
    [
      'rows without what one does not have',
      'quali tende posso montare se non ho nessun picchetto?',
      /: Lince, Orso\.$/,
    ],
    [
      'a footnote of one day',
      "ho la tessera, entro anche la sera dell'ultimo dell'anno?",
      /31 dicembre.*fuori tessera/,
    ],
    [
      'days to look around are no opening hours',
      'quando sono gli open day?',
      /^Sabato 16 gennaio e sabato 20 febbraio/,
    ],
    [
      '"non riesco più a" adds nothing',
      'non riesco più a venire al tango, mi ridate i soldi del biglietto?',
      /^I biglietti non si rimborsano/,
    ],
    [
      'so many of one thing and so many of another',
      'tre rose rosse più sei tulipani, alla cassa quanto pago?',
      /17,70 €/,
    ],
    [
      'two questions, the second without an asking word at its head',
      'il bar quanto prima apre, e la bottiglia me la posso portare in sala?',
      /un'ora prima.*altra domanda/,
    ],
  ])('%s', async (_, question, reply) => expect(await replyFromFiles(FILES, question)).toMatch(reply));
});
