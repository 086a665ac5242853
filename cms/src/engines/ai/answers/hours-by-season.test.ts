import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** A bookshop with winter hours, and a cave that is open by months. */
const SHOP = {
  'orari.txt': `ORARI
ottobre - marzo: lun-sab 9-12.30 / 15-18, domenica chiuso (vedi dicembre)
DICEMBRE: aperti anche le domeniche fino al 23, orario continuato 10-19
aprile - settembre: lun-sab 9-13 / 16-20, domenica chiuso`,
};
const CAVE = {
  'grotta.txt': `La grotta dei pipistrelli (stagione 2027: 20 marzo - 2 novembre)

marzo, aprile      sabato e domenica          10:00 - 17:00
maggio e giugno    da mercoledì a domenica    10:00 - 18:00
luglio e agosto    tutti i giorni              9:30 - 19:30

L'ultimo ingresso è un'ora e mezza prima della chiusura.`,
  'biglietti.csv': 'Biglietto;Lun–ven;Sabato e domenica\nAdulti;9 €;11 €\nChi resta fuori;gratis;gratis',
};

describe('hours by the season', () => {
  test.each([
    ['le domeniche di dicembre fino a che ora si può venire?', /10-19/],
    ['la domenica a novembre siete aperti?', /^No\. Domenica chiuso\.$/],
  ])('where to look is no day of its own: %s', async (question, reply) =>
    expect(await replyFromFiles(SHOP, question)).toMatch(reply),
  );

  test.each([
    [['la grotta è aperta a maggio?', 'anche il lunedì?'], /^No\..*da mercoledì a domenica/],
    [['la grotta a marzo di martedì è aperta? siamo con i bambini'], /^No\..*sabato e domenica/],
    [['in agosto la domenica fino a quando posso restare?'], /19:30/],
    [['a luglio entro che ora dobbiamo arrivare per riuscire a entrare?'], /alle 18:00, 90 minuti/],
  ])('days that a month leaves out are told: %s', async (questions, reply) =>
    expect(await replyFromFiles(CAVE, ...questions)).toMatch(reply),
  );
});
