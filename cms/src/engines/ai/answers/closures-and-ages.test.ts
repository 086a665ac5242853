import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';
import { readDays } from '../values/calendar';

/** What an open-air pool with a small water park uploads. */
const FILES = {
  'ingressi.csv': `Ingresso;Prezzo;Per chi
Intero;12,00 €;dai 16 anni
Ridotto;7,50 €;da 4 a 15 anni, oltre 65 anni
Gratuito;–;sotto i 4 anni`,
  'orari.txt': `== Orari ==

Apriamo sabato 23 maggio e chiudiamo domenica 13 settembre.

Vasca al coperto, da ottobre ad aprile: dal lunedì al sabato 9:00–21:00. Chiusa dal 4 al 29 gennaio per lavori.`,
};

describe('a pool is asked', () => {
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
  test.each([
    ['mio padre ha 71 anni quanto paga', /7,50/, /12,00/],
    ['mio nipote ha 9 anni: quanto costa?', /7,50/, /12,00/],
    ['la vasca al coperto è aperta giovedì 14 gennaio?', /^No\b.*4 al 29 gennaio/, /^Sì/],
    ['quando aprite per la stagione?', /23 maggio/, null],
  ])('%s', async (text, holds, lacks) => {
    const retriever = new IndexRetriever(await PassageIndex.build(await passages(), models), models);
    const answer = await collect(new EmbeddedEngine().answer(aQuestion(text), retriever));
    expect(answer.text).toMatch(holds);
    if (lacks !== null) expect(answer.text).not.toMatch(lacks);
  });
});

test('the Monday of Easter is not its Sunday', () => {
  expect(readDays('il lunedì di Pasqua', 2027)).toEqual(readDays('pasquetta', 2027));
});
