import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

const FOLDER = path.join(__dirname, '../../../../bench/visitors/rules/baths/documents');
const NOW = Date.parse('2026-05-04T10:00:00Z');

const retrieverOf = async (): Promise<IndexRetriever> => {
  const passages: Passage[] = [];
  for (const name of fs.readdirSync(FOLDER)) {
    const read = await readDocument({ name, bytes: fs.readFileSync(path.join(FOLDER, name)) });
    if (!read.ok) throw new Error(`not read: ${read.failure}`);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  return new IndexRetriever(await PassageIndex.build(passages, models), models);
};

/** The reply to the last of some messages. */
const replyTo = async (...messages: string[]): Promise<string> => {
  const retriever = await retrieverOf();
  const engine = new EmbeddedEngine({ now: () => NOW });
  const ask = async (text: string, history: { role: 'user' | 'bot'; text: string }[]) =>
    (await collect(engine.answer(aQuestion(text, { history }), retriever))).text;
  const history: { role: 'user' | 'bot'; text: string }[] = [];
  for (const text of messages.slice(0, -1))
    history.push({ role: 'user', text }, { role: 'bot', text: await ask(text, history) });
  return ask(messages.at(-1) ?? '', history);
};

describe('a limit answers whoever is beyond it', () => {
  test.each([
    ['mia figlia di 15 anni può fare la sauna?', /dai 18 anni/],
    ['peso 140 kg, posso entrare nella vasca calda?', /fino a 130 kg/],
  ])('%s', async (text, holds) => expect(await replyTo(text)).toMatch(holds));
});

describe('both questions of a message are answered', () => {
  test.each([
    ["dov'è la vostra sede e qual è il numero di telefono?", /Sorgenti 8.*0577 100 200/],
    ['quando c’è canto nel vapore e quanto costa?', /27 giugno.*18,00/],
    ['quanto costa la giornata lenta e cosa comprende?', /48,00.*tisana/],
  ])('%s', async (text, holds) => expect(await replyTo(text)).toMatch(holds));
});

test('a date with hours of its own beats its weekday', async () => {
  expect(await replyTo('il 14 giugno che orario fate?')).toMatch(/11:00/);
  expect(await replyTo('il 21 giugno che orario fate?')).not.toMatch(/11:00/);
});

test('a quality is compared by the column that measures it', async () => {
  const reply = await replyTo('qual è la vasca più silenziosa?');
  expect(reply).toMatch(/Luna/);
  expect(reply).not.toMatch(/Cascata/);
});

test('"only" leaves out what stood beside it before', async () =>
  expect(await replyTo('quanto costano olio e accappatoio?', "e solo l'accappatoio?")).toMatch(/5,50/));

test('who is named shows by what', async () =>
  expect(await replyTo('who does massages and speaks German?')).toMatch(/Olmi.*tedesco/));
