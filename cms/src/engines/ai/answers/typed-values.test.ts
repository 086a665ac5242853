import { beforeAll, describe, expect, test } from 'vitest';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import type { Passage, Retriever } from '../port';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

const retrieverOf = async (files: Record<string, string>): Promise<Retriever> => {
  const passages: Passage[] = [];
  for (const [name, text] of Object.entries(files)) {
    const read = await readDocument({ name, bytes: Buffer.from(text) });
    if (!read.ok) throw new Error(`not read: ${read.failure}`);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  return new IndexRetriever(await PassageIndex.build(passages, models), models);
};
const engine = new EmbeddedEngine({ now: () => Date.UTC(2026, 10, 23, 10) });

/** What a swimming pool uploads. */
const POOL = {
  'tariffe.csv': `Cod.;Ingresso;Feriali €;Festivi €;Note
I1;Intero;8,50;10,00;
I2;Ridotto 4-13 anni;6,00;7,00;
I4;Bambini sotto i 4 anni;gratis;gratis;con un adulto
A1;Abbonamento 20 ingressi;130,00;;vale 12 mesi`,
  'corsi.csv': `Corso;Età;Giorni;Durata (min);Mensile;Max iscritti
Nuoto bambini;4-7 anni;martedì e giovedì;45;55,00;10
Nuoto ragazzi;8-14 anni;lunedì e mercoledì;50;58,00;12
Acquagym;dai 16 anni;martedì, giovedì;40;60,00;20`,
  'info.txt': `PISCINA LE ONDINE

Abbigliamento
La cuffia si compra alla cassa: silicone 6,00; tessuto 3,50; occhialini 9,00; tappanaso 4.

Orari
lunedì, mercoledì: 7:00-22:00
martedì e giovedì: 12:00-16:30
sabato: 9:00-19:00

Sconti
Secondo figlio iscritto allo stesso corso: 10%. Prenotando sul sito almeno 3 giorni prima: 5%.`,
};

/** What a laundry with a field for tents uploads: prices by season, and days for what is brought. */
const FIELD = {
  'prezzi.csv': `Codice;Voce;Bassa (01/04-14/06);Alta (15/06-15/09);Unità
P1;Tenda;9,00;14,00;a notte
P2;Adulto;6,00;8,00;a notte
P3;Ragazzo 4-12 anni;3,00;5,00;a notte
P4;Casetta Larice;50,00;80,00;a notte
P5;Roulotte Betulla;40,00;85,00;a notte`,
  'capi.csv': `Codice;Capo;Lavaggio €;Pronto in giorni
L01;Sacco a pelo;12,00;4
L02;Coperta;7,50;2`,
};

describe('a pool is asked', () => {
  let retriever: Retriever;
  beforeAll(async () => {
    retriever = await retrieverOf(POOL);
  });
  test.each([
    ['due adulti e un bambino di 6 anni domenica quanto spendiamo?', /27,00/, null],
    ["quanto costa l'abbonamento da 20 ingressi?", /130,00/, /sconto/],
    ['quanto dura la lezione di acquagym?', /40 minuti/, null],
    ['mio figlio ha 9 anni, che corso può fare?', /Nuoto ragazzi/, /bambini|Acquagym/],
    ['che corsi ci sono il martedì?', /Nuoto bambini.*Acquagym/, /€/],
    ['in quanti si può essere ad acquagym?', /20/, null],
    ['quanto costano gli occhialini?', /9,00 €/, null],
    ['sabato fino a che ora siete aperti?', /^Sabato: 9:00-19:00/, /22:00/],
  ])('%s', async (text, holds, lacks) => {
    const { text: reply } = await collect(engine.answer(aQuestion(text), retriever));
    expect(reply).toMatch(holds);
    if (lacks !== null) expect(reply).not.toMatch(lacks);
  });
});

describe('a field for tents is asked', () => {
  let retriever: Retriever;
  beforeAll(async () => {
    retriever = await retrieverOf(FIELD);
  });
  test.each([
    ['la casetta larice quanto viene ad agosto? arriviamo il 7', /80,00/, /50,00/],
    ['io e mia moglie con un figlio di 9 anni e la tenda, 2 notti a luglio: quanto in tutto?', /70,00/, null],
    ['qual è la meno cara tra casetta e roulotte in alta stagione?', /Casetta Larice.*80,00/, null],
    ['quando è pronto il sacco a pelo?', /4 giorni/, /€/],
  ])('%s', async (text, holds, lacks) => {
    const { text: reply } = await collect(engine.answer(aQuestion(text), retriever));
    expect(reply).toMatch(holds);
    if (lacks !== null) expect(reply).not.toMatch(lacks);
  });
  test('a season in a follow-up takes the place of the days before', async () => {
    const first = 'quanto costa la casetta larice a maggio?';
    const { text: before } = await collect(engine.answer(aQuestion(first), retriever));
    const history = [
      { role: 'user' as const, text: first },
      { role: 'bot' as const, text: before },
    ];
    const { text: reply } = await collect(
      engine.answer({ ...aQuestion('e in alta stagione?'), history }, retriever),
    );
    expect([before, reply]).toEqual([expect.stringMatching(/50,00/), expect.stringMatching(/80,00/)]);
  });
});
