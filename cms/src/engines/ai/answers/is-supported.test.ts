import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

/** What a shoemaker with a hire of skates uploads. */
const FILES = {
  'noleggio.csv': `Articolo;2 ore;giornata;settimana;cauzione
Pattini da ghiaccio;6,00;11,00;40,00;30,00
Slitta doppia;9,00;16,00;;60,00
Ciaspole;7,00;12,00;48,00;40,00`,
  'lavori.csv': `Lavoro;Prezzo €
Risuolatura scarpa uomo;28,00
Risuolatura scarpa donna;22,00
Pulizia stivali;14,00`,
  'negozio.txt': `== Il negozio ==

Forno per solette: sopporta 5 kg. Affilatrice 1 euro ogni 4 minuti.

== Consegne ==

Consegna a domicilio gratis sopra i 50 euro, altrimenti 6 euro. Ritiro in negozio senza spese.

== Orari ==

Da lunedì a venerdì 9:00-12:30 e 15:00-19:00. Mercoledì pomeriggio chiuso.

== Ferie ==

Chiusura per ferie dal 3 al 24 agosto 2026.`,
};

const ask = async (text: string): Promise<string> => {
  const passages: Passage[] = [];
  for (const [name, content] of Object.entries(FILES)) {
    const read = await readDocument({ name, bytes: Buffer.from(content) });
    if (!read.ok) throw new Error(`not read: ${read.failure}`);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  const retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
  return (await collect(new EmbeddedEngine().answer(aQuestion(text), retriever))).text;
};

describe('what a source does not cover is not answered from its neighbour', () => {
  test.each([
    [
      'a column that the row leaves empty',
      'quanto costa la slitta doppia per una settimana?',
      /60,00|16,00|9,00/,
    ],
    ['work that other rows name', 'quanto costa la risuolatura degli stivali?', /14,00/],
    ['another year', 'nel 2028 quando chiudete per ferie?', /2026|agosto/],
    ['a figure of another machine', "quanti kg porta l'affilatrice?", /5 kg/],
  ])('%s', async (_, question, neighbour) => {
    expect(await ask(question)).not.toMatch(neighbour);
  });
});

describe('what a source covers is answered', () => {
  test.each([
    ['quanto costano le ciaspole per una settimana?', /48,00/],
    ['quanto costa pulire gli stivali?', /14,00/],
    ['quando chiudete per ferie nel 2026?', /24 agosto/],
    ['quanto costa la consegna a domicilio?', /50 euro, altrimenti 6 euro/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer);
  });
});

describe('a part of a day that is closed', () => {
  test.each([
    ['mercoledì alle 16 siete aperti?', /^No\. Mercoledì pomeriggio chiuso/],
    ['mercoledì mattina siete aperti?', /^Sì\..*9:00-12:30/],
    ['siete aperti mercoledì?', /^Mercoledì pomeriggio chiuso/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer);
  });
});
