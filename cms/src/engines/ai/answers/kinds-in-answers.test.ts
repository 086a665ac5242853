import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

/** What a ferry with a boarding house uploads. */
const FILES = {
  'listino.csv': `Passeggero;Prezzo €
Cane;8,00
Bicicletta;5,00`,
  'laboratorio.csv': `Corso;Prezzo €
Chitarra;25,00
Violino;30,00`,
  'regole.txt': `== A bordo ==

I cani possono salire solo al guinzaglio.

== Biglietti ==

Al botteghino si accettano le carte. I tappi della cantina restano a bordo.`,
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

describe('what is said of a kind', () => {
  test('holds for its varieties', async () => {
    expect(await ask('il mio bassotto può salire?')).toMatch(/guinzaglio/);
  });
  test('of one member tells no price of another', async () => {
    expect(await ask('quanto costa il corso di violoncello?')).not.toMatch(/25,00|30,00/);
    expect(await ask('quanto costa portare un coniglio?')).not.toMatch(/8,00|5,00/);
  });
  test('of one member does not offer another', async () => {
    expect(await ask('insegnate la fisarmonica?')).not.toMatch(/chitarra|violino|corso/i);
  });
});
