import { describe, expect, test } from 'vitest';
import type { TableRow } from '../../../contract';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import type { Passage } from '../passage';
import { collect } from '../testing/ask.suite';
import { aBot, aQuestion, conversation } from '../testing/business.suite';

const rows = (table: number, title: string, columns: string[], cells: string[][]): Passage[] =>
  cells.map((each, at) => {
    const row: TableRow = { table, title, group: '', columns, cells: each, notes: [] };
    const text = columns.map((name, column) => `${name}: ${each[column] ?? ''}`).join('; ');
    return {
      id: `${table}-${at}`,
      sourceId: 'listino.pdf',
      sourceTitle: 'listino.pdf',
      page: 1,
      heading: title,
      text,
      question: null,
      row,
    };
  });
const prose = (heading: string, text: string): Passage => ({
  id: heading,
  sourceId: 'info.txt',
  sourceTitle: 'info.txt',
  page: null,
  heading,
  text,
  question: null,
});

/** A car rental. */
const MATERIAL = [
  ...rows(
    0,
    'Stagioni',
    ['Stagione', 'Periodo'],
    [
      ['Bassa', '1 novembre – 31 marzo'],
      ['Alta', '1 giugno – 15 settembre'],
    ],
  ),
  ...rows(
    1,
    'Tariffe al giorno',
    ['Veicolo', 'Posti', 'Bassa', 'Alta'],
    [
      ['Utilitaria', '5', '29,00 €', '45,00 €'],
      ['Monovolume', '7', '52,00 €', '79,00 €'],
      ['Furgone', '3', '60,00 €', '70,00 €'],
    ],
  ),
  ...rows(
    2,
    'Extra',
    ['Extra', 'Prezzo', 'Note'],
    [
      ['Navigatore', '5,00 €', 'seggiolino escluso'],
      ['Seggiolino per bambini', '8,00 €', 'si monta in sede'],
    ],
  ),
  prose('Contatti', 'Siamo in via Emilia 14, Modena. Per prenotare: 059 555123.'),
  prose('Orari', 'Da lunedì a venerdì: 8:30–18:30.\nSabato: 9:00–12:00.\nDomenica: chiuso.'),
  prose('Pagamenti', 'Accettiamo carte di credito. Non accettiamo contanti.'),
];

const ask = async (text: string, ...before: string[]) => {
  const retriever = new IndexRetriever(await PassageIndex.build(MATERIAL, models), models);
  const engine = new EmbeddedEngine({ now: () => Date.UTC(2026, 4, 4) });
  return collect(
    engine.answer(
      aQuestion(text, { bot: aBot({ name: 'Noleggio Rossi' }), history: conversation(...before) }),
      retriever,
    ),
  );
};

describe('a table', () => {
  test.each([
    ['quanto costa il monovolume il 20 luglio?', /79,00 €/, /52,00/],
    ['quanto costa l’utilitaria a gennaio?', /29,00 €/, /45,00/],
    ['qual è il veicolo che costa meno?', /Utilitaria/, /Furgone/],
    ['in alta stagione costa di più il furgone o il monovolume?', /Monovolume.*79,00/, /45,00/],
    ['quanti posti ha il furgone?', /\b3\b/, /\b7\b/],
  ])('%s', async (question, right, wrong) => {
    const { text } = await ask(question);
    expect(text).toMatch(right);
    expect(text).not.toMatch(wrong);
  });
  test('a follow-up changes what it names and keeps the rest', async () => {
    const { text } = await ask('e il furgone?', 'quanto costa il monovolume il 20 luglio?', '79,00 €');
    expect(text).toMatch(/70,00 €/);
  });
});

test('a follow-up that names another row asks for that row, not for a remark on the first', async () => {
  const { text } = await ask('e il seggiolino?', 'quanto costa il navigatore?', 'Navigatore: 5,00 €.');
  expect(text).toMatch(/8,00 €/);
  expect(text).not.toMatch(/5,00/);
});

test.each([
  ['siete aperti la domenica?', /^No\b/],
  ['a che ora chiudete il sabato?', /12:00/],
])('%s', async (question, reply) => expect((await ask(question)).text).toMatch(reply));

test('where the business is, whatever it calls itself', async () =>
  expect((await ask('dov’è l’agenzia?')).text).toMatch(/via Emilia 14/i));

test.each(['noleggiate barche a vela?', 'vendete telefoni cellulari?', 'avete una piscina?'])(
  'what no document speaks of is not answered: %s',
  async (question) => expect((await ask(question)).handover).toBe(true),
);

/** A shop whose hours stand in a table, and a workshop that writes them short. */
const HOURS_IN_TABLE = rows(
  2,
  'Orari di apertura',
  ['Giorno', 'Mattina', 'Pomeriggio'],
  [
    ['Lunedì', 'chiuso', '16-20'],
    ['Martedì', '9-13', '16-20'],
    ['Mercoledì', '9-13', '16-20'],
    ['Sabato', '9-13', 'chiuso'],
    ['Domenica', 'chiuso', 'chiuso'],
  ],
);
const SHORT_HOURS = [prose('Orari', 'Lun-ven 9-12.30 / 15.30-19\nSabato 9-12\nIn agosto chiuso.')];
const PRICES = [
  ...rows(
    3,
    'Noleggio',
    ['Modello', 'Giornata', 'Settimana'],
    [
      ['Gommone', '60 €', '300 €'],
      ['Canoa', '20 €', '90 €'],
    ],
  ),
  prose('Gomme', 'Cambio gomme: 40 euro.'),
];

const askOf = async (material: Passage[], text: string): Promise<string> => {
  const retriever = new IndexRetriever(await PassageIndex.build(material, models), models);
  const engine = new EmbeddedEngine({ now: () => Date.UTC(2026, 4, 4) });
  return (await collect(engine.answer(aQuestion(text, { bot: aBot() }), retriever))).text;
};

const PARKING_DISC = [
  prose('Orario', 'Orario: da novembre a febbraio da mercoledì a domenica 12-20.'),
  prose(
    'Dove siamo',
    'Sotto i portici; si parcheggia in piazza (disco orario 60 minuti, libero dopo le 20).',
  ),
];

describe('opening hours', () => {
  test('where one parks, and until when, opens no shop', async () => {
    const reply = await askOf(PARKING_DISC, 'a dicembre di martedì siete aperti?');
    expect(reply).toMatch(/^No\b.*mercoledì/);
  });

  test.each([
    ['siete aperti sabato pomeriggio?', HOURS_IN_TABLE, /^No\b.*Sabato: mattina 9-13, pomeriggio chiuso/],
    ['a che ora chiudete il martedì?', HOURS_IN_TABLE, /16-20/],
    ['siete aperti domenica?', HOURS_IN_TABLE, /^No\b/],
    ['orari?', HOURS_IN_TABLE, /Martedì–mercoledì: mattina 9-13, pomeriggio 16-20/],
    ['siete aperti mercoledì alle 16?', SHORT_HOURS, /^Sì\. /],
    ['siete aperti mercoledì alle 14?', SHORT_HOURS, /^No\b/],
    ['sabato pomeriggio ci siete?', SHORT_HOURS, /^No\b.*9-12/],
    ['aprite di domenica?', SHORT_HOURS, /^No\b|9-12\.30/],
  ])('%s', async (question, material, reply) => expect(await askOf(material, question)).toMatch(reply));
});

test.each([
  ['quanto costa il cambio gome?', /40 euro/],
  ['How much is a canoa for a week?', /90 €/],
])('spelling and language: %s', async (question, reply) =>
  expect(await askOf(PRICES, question)).toMatch(reply),
);
