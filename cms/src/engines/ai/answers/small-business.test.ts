import { describe, expect, test } from 'vitest';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { readDocument } from '../../documents/read-document';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aBot, aQuestion, conversation } from '../testing/business.suite';

/** What two owners upload: a laundry with a price list that leaves the sign out, and a boat hire. */
const LAUNDRY: Record<string, string> = {
  'prezzi.csv': `Capo,Lavaggio,Stiratura,Pronto in
Camicia,3.50,2.00,2 giorni
Giacca,7.00,4.00,3 giorni
Piumone,22.00,,5 giorni
Tappeto (al mq),14.00,,10 giorni`,
  'servizi.txt': `Orari
Dal lunedì al venerdì 8-19.30 senza pausa. Sabato 8.30-12.30 (non in agosto).

Servizi
Il titolare è Ezio Ferri. Marta si occupa delle riparazioni.
Piccole riparazioni: orlo 8 €, cambio cerniera 12 €, accorciare maniche 15 €.
Consegna a casa: gratuita sopra i 30 euro. La giacca si ritira dalle 10:00 e si lascia entro le 18:00.

Per il lavaggio in abbonamento
- documento d'identità
- tessera sanitaria`,
};
const BOATS: Record<string, string> = {
  'noleggio.csv': `Imbarcazione;Posti;Mezza giornata;Giornata intera
Gommone 5 m;6;90;140
Gommone 7 m;10;150;240
Barca a vela;8;180;320
Canoa;2;25;40`,
  'regole.txt': `Stagioni
Lo skipper costa 120 euro al giorno.
Per i gommoni la cauzione è di 300 euro, per la vela di 800 euro.`,
};

const ask = async (files: Record<string, string>, text: string, ...before: string[]): Promise<string> => {
  const passages = [];
  for (const [name, source] of Object.entries(files)) {
    const read = await readDocument({ name, bytes: Buffer.from(source) });
    if (!read.ok) throw new Error(read.failure);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  const retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
  const engine = new EmbeddedEngine({ now: () => Date.UTC(2026, 4, 4) });
  const question = aQuestion(text, { bot: aBot({ name: 'Prova' }), history: conversation(...before) });
  return (await collect(engine.answer(question, retriever))).text;
};

describe('a price list without signs', () => {
  test.each([
    ['quanto costa lavare una camicia?', /3\.50/, /2\.00/],
    ['quanto prendete per stirare una giacca?', /4\.00/, /7\.00/],
    ['in quanto tempo è pronto il piumone?', /5 giorni/, /2 giorni/],
  ])('%s', async (question, right, wrong) => {
    const reply = await ask(LAUNDRY, question);
    expect(reply).toMatch(right);
    expect(reply).not.toMatch(wrong);
  });
});

describe('one of several values of a sentence', () => {
  test.each([
    ['quanto costa il cambio cerniera?', /12/, /\b8 €|15/],
    ['quanto è la cauzione per la vela?', /800/, /300/],
  ])('%s', async (question, right, wrong) => {
    const reply = await ask(question.includes('vela') ? BOATS : LAUNDRY, question);
    expect(reply).toMatch(right);
    expect(reply).not.toMatch(wrong);
  });
});

describe('sums', () => {
  test.each([
    [LAUNDRY, 'lavaggio di 3 camicie quanto fa?', /10,50 €/],
    [LAUNDRY, 'quanto spendo per lavare giacca e camicia?', /10,50 €/],
    [BOATS, 'gommone da 5 metri per una giornata con skipper quanto fa?', /260,00 €/],
  ])('%#: %s', async (files, question, sum) => expect(await ask(files, question)).toMatch(sum));
});

describe('which of them', () => {
  test.each([
    ['qual è la barca più economica per un giorno intero?', /Canoa/],
    ['costa di più il gommone da 7 metri o la canoa?', /Gommone 7 m/],
  ])('%s', async (question, winner) => expect(await ask(BOATS, question)).toMatch(winner));
  test('a sentence that prices several things is compared as well', async () =>
    expect(await ask(LAUNDRY, 'qual è la riparazione più cara?')).toMatch(/maniche.*15/i));
});

test('a size or a length of time chooses the column, in as few words as that', async () => {
  const reply = await ask(BOATS, 'canoa per mezza giornata');
  expect(reply).toMatch(/25/);
  expect(reply).not.toMatch(/40/);
});
test('days on which a rule does not hold are not its season', async () =>
  expect(await ask(LAUNDRY, 'fino a che ora siete aperti il sabato?')).toMatch(/12\.30/));
test('who does something stands first in its sentence', async () =>
  expect(await ask(LAUNDRY, 'chi si occupa delle riparazioni?')).toMatch(/Marta/));
test('what is needed is the list below such a heading', async () =>
  expect(await ask(LAUNDRY, 'che documenti servono per il lavaggio in abbonamento?')).toMatch(
    /identità; tessera sanitaria/,
  ));
test.each(['kuanto costa lavre na camiccia', 'quanto csta lavare una camicia'])(
  'misspelt: %s',
  async (question) => expect(await ask(LAUNDRY, question)).toMatch(/3\.50/),
);
test.each(['lavate le tende?', 'quanto costa la tintura?'])('not on offer: %s', async (question) =>
  expect(await ask(LAUNDRY, question)).toMatch(/Non ho trovato|Non sono sicuro/),
);
