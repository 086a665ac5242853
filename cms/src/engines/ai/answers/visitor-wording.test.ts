import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aBot, aQuestion, conversation } from '../testing/business.suite';

/** What owners of four trades upload, and how their visitors write. */
const FILES: Record<string, Record<string, string>> = {
  cheese: {
    'formaggi.csv': `Formaggio;Lattosio;Caglio animale;Prezzo al kg €
Caciotta;sì;no;18,00
Pecorino stagionato;no;sì;26,00
Robiola;sì;sì;21,00`,
    'bottega.txt': `** Vassoi da portare via **

2 persone, 4 formaggi: 16,00 euro
6 persone, 7 formaggi: 42,00 euro

== Orari ==

Da martedì a sabato 8:30–13:00 e 16:00–19:30. Domenica 9:00–12:30.
Ferie dal 10 al 24 agosto.

== Chi siamo ==

Lavoriamo il latte dal 1974. I cani restano fuori, all'ombra.`,
  },
  kayak: {
    'prezzi.csv': `Imbarcazione;Posti;Bassa stagione € al giorno;Alta stagione € al giorno
Canoa Airone;2;30,00;44,00
Kayak Martin;1;22,00;35,00`,
    'regole.txt': `STAGIONI
Alta: dal 15 giugno al 10 settembre.
Bassa: il resto dell'anno.

DISDETTE
Si disdice gratis fino a 3 giorni prima. Dopo si paga metà noleggio.

RICONSEGNA
Si riconsegna entro le 18:00.`,
  },
  upholstery: {
    'lavori.csv': `Lavoro;Unità;Prezzo €;Importo minimo €
Posa moquette;metro quadro;12,00;150,00
Rivestimento sedia;pezzo;45,00;90,00`,
    'tappezzeria.txt': `Sconti

Per gli alberghi 10% su tutti i lavori.`,
  },
  pizzeria: {
    'orari.txt': `Orari

La pizzeria apre alle 19 e chiude a mezzanotte. Il lunedì siamo chiusi per riposo.`,
  },
  potter: {
    'listino.csv': `Articolo;Quantità;Prezzo €
Piastrelle dipinte;50;120,00
Piastrelle dipinte;200;390,00
Tazza;1;14,00
Cesto di tazze piccole;1;48,00`,
  },
  kennel: {
    'bagni.csv': `Servizio;Taglia piccola (fino a 8 kg);Taglia media (oltre 8 e fino a 20 kg);Taglia grande (oltre 20 kg)
Bagno completo;20,00;27,00;39,00
Bagno curativo;24,00;31,00;non si fa
Taglio unghie;8,00;9,00;10,00
Tosatura;30,00;38,00;49,00`,
    'pensione.txt': `Orari

Lunedì–sabato 9–18. A Natale chiuso.`,
  },
};

const retrievers = new Map<string, Promise<IndexRetriever>>();
const build = async (business: string): Promise<IndexRetriever> => {
  const passages: Passage[] = [];
  for (const [name, source] of Object.entries(FILES[business] ?? {})) {
    const read = await readDocument({ name, bytes: Buffer.from(source) });
    if (!read.ok) throw new Error(read.failure);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  return new IndexRetriever(await PassageIndex.build(passages, models), models);
};
const ask = async (business: string, text: string, ...before: string[]) => {
  const retriever = retrievers.get(business) ?? build(business);
  retrievers.set(business, retriever);
  const engine = new EmbeddedEngine({ now: () => Date.UTC(2026, 4, 4) });
  const question = aQuestion(text, { bot: aBot({ name: 'Prova' }), history: conversation(...before) });
  return collect(engine.answer(question, await retriever));
};

describe('a column of yes and no', () => {
  test.each([
    ['la robiola ha lattosio?', /^Sì\. Robiola, lattosio: sì/],
    ['che formaggi senza lattosio avete?', /Pecorino stagionato\.$/],
  ])('%s', async (question, reply) => expect((await ask('cheese', question)).text).toMatch(reply));
  test('tells an allergic person what it says, and neither yes nor no', async () =>
    expect((await ask('cheese', 'sono allergico al lattosio, posso mangiare la robiola?')).text).not.toMatch(
      /^(?:Sì|No)/,
    ));
});

test.each([
  ['potter', 'quanto costano 200 piastrelle dipinte?', /390,00/, /120,00|24\.000|78\.000/],
  ['potter', 'quanto costano 70 piastrelle dipinte?', /./, /8\.400|27\.300/],
  ['potter', 'quanto costano 6 tazze?', /84,00|14,00/, /288/],
  ['potter', 'quanto costano 6 tazze piccole?', /./, /288/],
  ['pizzeria', 'Quando è chiusa la pizzeria?', /lunedì/, /Vuoi parlare/],
  ['cheese', 'il vassoio x 6 persone quanto viene?', /42,00/, /16,00/],
  ['kayak', 'quanto costa la canoa a ottobre?', /30,00/, /44,00/],
  ['kayak', 'quanto costa il kayak il 20 luglio?', /35,00/, /22,00/],
  ['kayak', 'entro che ora devo riportarvela?', /18:00/, /Vuoi parlare/],
  ['kayak', 'se disdico un giorno prima pago qualcosa?', /metà noleggio/, /Vuoi parlare/],
  ['kayak', 'se annullo una settimana prima pago?', /gratis fino a 3 giorni/, /metà/],
  ['upholstery', 'posa della moquette per 20 mq, quanto spendo?', /240,00/, /€ 12/],
  ['upholstery', 'quanto costa il rivestimento di 4 sedie?', /180,00/, /150/],
  ['kennel', 'quanto costa il bagno completo per un cane di 12 kg?', /27,00/, /39,00|20,00/],
  ['kennel', 'fate il bagno curativo a un cane di 30 kg?', /non si fa/, /24,00/],
])('%s: %s', async (business, question, right, wrong) => {
  const { text } = await ask(business, question);
  expect(text).toMatch(right);
  expect(text).not.toMatch(wrong);
});

describe('what is not known', () => {
  test.each([
    ['cheese', 'quanti clienti avete?'],
    ['cheese', 'avete vinto premi?'],
    ['kennel', 'siete aperti a Pasqua?'],
    ['upholstery', 'quanto costa il parquet al metro?'],
  ])('%s: %s', async (business, question) =>
    expect((await ask(business, question)).outcome).not.toBe('answered'),
  );
  test('a refusal names what is known nearby', async () =>
    expect((await ask('kayak', 'la canoa airone ha il timone elettrico?')).text).toMatch(/Canoa Airone/));
});

test('a holiday that is named is answered, and the weekday of a date is known', async () => {
  expect((await ask('kennel', 'siete aperti a Natale?')).text).toMatch(/^No\. .*chiuso/i);
  expect((await ask('cheese', 'siete aperti il 10 maggio?')).text).toMatch(/Domenica 9:00/);
});

test('for how long something has been so is no question of age or hours', async () =>
  expect((await ask('cheese', 'da quanti anni lavorate?')).text).toContain('1974'));

test('a compliment is no question', async () =>
  expect(await ask('cheese', 'che bella bottega, complimenti davvero!')).toMatchObject({
    outcome: 'answered',
    sources: [],
  }));
