import { expect, test } from 'vitest';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

const HOURS = `ORARI

Aprile e maggio: sabato, domenica e festivi 10:00-18:00
Luglio e agosto: tutti i giorni 9:30-19:30
Da settembre a dicembre: tutti i giorni 10:00-18:00

Eccezioni
Ferragosto (15 agosto): 9:30-17:00
Vigilia di Natale: 10:00-13:00
1° gennaio: chiuso
`;

const replyTo = async (question: string): Promise<string> => {
  const read = await readDocument({ name: 'orari.txt', bytes: new TextEncoder().encode(HOURS) });
  if (!read.ok) throw new Error(`not read: ${read.failure}`);
  const passages = read.passages.map((passage, at) => ({
    ...passage,
    id: String(at),
    sourceId: 'orari.txt',
    sourceTitle: 'orari.txt',
  }));
  const retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
  const engine = new EmbeddedEngine({ now: () => Date.parse('2026-11-27T10:00:00Z') });
  return (await collect(engine.answer(aQuestion(question), retriever))).text;
};

test.each([
  ['che orario fate il 15 agosto?', /9:30-17:00/],
  ['che orari avete a ferragosto?', /9:30-17:00/],
  ['fino a che ora siete aperti il 24 dicembre?', /10:00-13:00/],
  ['Are you open on January 1st?', /^No\b/],
])('the hours of a day with a name beat those of its month: %s', async (question, expected) => {
  expect(await replyTo(question)).toMatch(expected);
});
