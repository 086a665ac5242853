import { beforeAll, describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

/** A camp for children with a workshop, a rental and a shop: prices by steps, by week, by season and for whole groups. */
const FILES = {
  'campo.csv': `Formula;Retta settimanale
Giornata intera;80,00
Mezza giornata;48,00`,
  'noleggio.csv': `Mezzo;1 giorno;2 giorni;3 giorni;Giorno in più
City bike;15,00;28,00;39,00;11,00
Carrellino 2 posti;12,00;22,00;30,00;8,00`,
  'materiali.csv': `Articolo;Prezzo;Unità;Note
Scatola grande;2,80;cad.;pacco da 20: 50
Nastro adesivo;2,20;cad.;3 pezzi 6 €`,
  'magliette.csv': `Capo;1–9 pz (cad.);10–24 pz (cad.);da 25 pz (cad.)
Polo con ricamo;14,00;11,50;9,00`,
  'ombrelloni.csv': `Servizio;Giorno bassa;Giorno alta
Ombrellone in prima fila;26,00;38,00`,
  'regole.txt': `SCONTI
Fratelli: il secondo paga il 15% in meno, dal terzo il 30% in meno sulla retta.

QUANDO È ALTA STAGIONE
Bassa: dal 15 maggio al 19 giugno.
Alta: dal 20 giugno al 31 agosto.

GUIDE
La visita con guida costa 75 € a gruppo.`,
};

let retriever: IndexRetriever;
beforeAll(async () => {
  const passages: Passage[] = [];
  for (const [name, text] of Object.entries(FILES)) {
    const read = await readDocument({ name, bytes: Buffer.from(text) });
    if (!read.ok) throw new Error(`not read: ${read.failure}`);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
});

describe('sums', () => {
  test.each([
    ['siamo in due: 2 city bike per un giorno e un carrellino, quanto spendiamo in tutto?', '42,00 €'],
    ['quanto costa una city bike per 5 giorni?', '61,00 €'],
    ['20 scatole grandi e 3 nastri adesivi, quanto fanno?', '56,00 €'],
    ['15 polo con ricamo quanto pago in tutto?', '172,50 €'],
    ['3 giorni in prima fila ad agosto quanto spendo in tutto?', '114,00 €'],
    ['due fratelli giornata intera, quanto paghiamo in tutto alla settimana?', '148,00 €'],
    ['tre fratelli mezza giornata, quanto in tutto?', '122,40 €'],
  ])('%s', async (text, sum) => {
    expect((await collect(new EmbeddedEngine().answer(aQuestion(text), retriever))).text).toContain(sum);
  });

  test.each([
    // A guide is paid by the group, whoever comes.
    ['siamo in 20, quanto costa in tutto la visita con guida?', '1.500'],
    // The rental is not multiplied by the further day's price.
    ['quanto costa una city bike per 5 giorni?', '55,00'],
  ])('%s is not %s', async (text, wrong) => {
    expect((await collect(new EmbeddedEngine().answer(aQuestion(text), retriever))).text).not.toContain(
      wrong,
    );
  });
});
