import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

/** What an ice rink with a summer camp uploads. */
const RULES = `== Come arrivare ==

Il parcheggio è in via dei Tigli, dietro il palazzetto.

== Biglietti ==

I biglietti comprati in prevendita non si rimborsano: il rimborso è previsto solo in caso di guasto dell'impianto.

== Campo estivo ==

I bambini sono consegnati ai genitori o a persone maggiorenni con delega scritta.
Gli istruttori non somministrano farmaci.`;

const ask = async (text: string): Promise<string> => {
  const read = await readDocument({ name: 'regole.txt', bytes: Buffer.from(RULES) });
  if (!read.ok) throw new Error(`not read: ${read.failure}`);
  const passages = read.passages.map((passage, at): Passage => ({
    ...passage,
    id: String(at),
    sourceId: 'r',
    sourceTitle: 'regole.txt',
  }));
  const retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
  return (await collect(new EmbeddedEngine().answer(aQuestion(text), retriever))).text;
};

describe('a question in the words of a visitor', () => {
  test.each([
    ['dove lasciamo il camper?', 'via dei Tigli'],
    ['se mi ammalo mi ridate i soldi?', 'non si rimborsano'],
    ['può passare a prenderlo la zia?', 'delega'],
    ['gli potete dare lo sciroppo?', 'non somministrano farmaci'],
  ])('%s', async (question, words) => {
    expect(await ask(question)).toContain(words);
  });

  test.each([
    'fate corsi di russo?',
    'c’è una sauna dove lasciare le scarpe?',
    'quante calorie ha una fetta di torta?',
  ])('%s: what nothing tells of is not told of something else', async (question) => {
    expect(await ask(question)).not.toMatch(/Tigli|rimbors|delega|farmaci/);
  });
});
