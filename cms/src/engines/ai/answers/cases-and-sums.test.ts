import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aBot, aQuestion } from '../testing/business.suite';
import { LOOKED_AT, situationOf } from './answer-question';
import { poolOf } from './choice/pool';
import { readQuestion } from './read-question';

/** What somebody who lets boats by the hour uploads: prices without their sign, rules by days, an old list. */
const FILES = {
  'noleggio.csv': `Mezzo;Prezzo;Note
Kayak;8,00 l'ora;minimo 12 anni
SUP;10,00 l'ora;solo con mare calmo, minimo 14 anni
Pedalò;12,00 l'ora;massimo 4 persone
Gommone fino a 6 persone;90,00 al giorno;oltre le 6 persone 120,00
"In agosto: +20% su tutti i noleggi, esclusi i kayak";;`,
  'regole.txt': `DISDETTA
Chi disdice fino a 10 giorni prima riceve tutto l'acconto, da 9 a 3 giorni la metà, negli ultimi 2 giorni niente.

PRENOTAZIONE
Si conferma con un acconto del 30%.

LISTINO VECCHIO
Listino 2023: gommone 70 €, pedalò 9 €. Non sono più validi.

SQUADRA
Al molo ci sono Bruno (noleggi), Carla (corsi di vela) e, la domenica, Dino.`,
};

const passages = async (): Promise<Passage[]> => {
  const found: Passage[] = [];
  for (const [name, text] of Object.entries(FILES)) {
    const read = await readDocument({ name, bytes: Buffer.from(text) });
    if (!read.ok) throw new Error(`not read: ${read.failure}`);
    for (const [at, passage] of read.passages.entries())
      found.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  return found;
};
const retrieverOf = async (): Promise<IndexRetriever> =>
  new IndexRetriever(await PassageIndex.build(await passages(), models), models);

describe('a jetty is asked', () => {
  test.each([
    ["su una prenotazione di 200 euro quanto è l'acconto?", /60,00 €/, null],
    ["quanto costa il pedalò per un'ora?", /12,00 €/, /\b9 €/],
    ['chi fa i corsi di vela?', /Carla/, null],
    ['mio figlio ha 10 anni, può andare in kayak?', /^No\b.*12 anni/, null],
    ['quanto costa il pedalò ad agosto?', /14,40 €/, null],
    ['3 ore di kayak quanto vengono?', /24,00 €/, null],
    ['noleggiate anche biciclette?', /Non ho trovato|Questo dettaglio|Non sono sicuro/, null],
  ])('%s', async (text, holds, lacks) => {
    const answer = await collect(new EmbeddedEngine().answer(aQuestion(text), await retrieverOf()));
    expect(answer.text).toMatch(holds);
    if (lacks !== null) expect(answer.text).not.toMatch(lacks);
  });
});

describe('of cases that figures tell apart, the one that holds may answer', () => {
  test.each([
    ["disdico 5 giorni prima, quanto mi rendete dell'acconto?", 'Da 9 a 3 giorni la metà.'],
    ['disdico 2 giorni prima, quanto mi rendete?', 'Negli ultimi 2 giorni niente.'],
    ['siamo in 8, quanto costa il gommone?', 'Gommone fino a 6 persone: oltre le 6 persone 120,00 €.'],
  ])('%s', async (text, expected) => {
    const retriever = await retrieverOf();
    const retrieved = retriever.search(text, [], LOOKED_AT);
    const { knowledge } = retriever;
    const today = new Date('2026-05-04T10:00:00Z');
    const readings = readQuestion(text, [], { knowledge, today, fallback: 'it' });
    const pool = poolOf(readings, knowledge, retrieved, situationOf(retrieved, knowledge, aBot(), today));
    const texts = pool.flatMap(({ candidate }) => (candidate.band === 'case' ? candidate.text : []));
    expect(
      texts.map((each) => each.replace('Disdetta: da', 'Da').replace('Disdetta: negli', 'Negli')),
    ).toContain(expected);
  });
});
