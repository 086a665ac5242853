import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

/** What a sailing school uploads. */
const FILES = {
  'quote.csv': `Corso;Un mese;Trimestre;Anno intero
Deriva;60,00;150,00;480,00
Windsurf;55,00;140,00;430,00`,
  'gite.csv': `Gita;Adulti €;Bambini 4-12 anni €
Isola grande;30,00;18,00
Faro;22,00;12,00`,
  'barche.csv': `Barca;Peso kg;Posti
Libeccio;120;3
Maestrale;95;2`,
  'sconti.txt': `== Sconti ==

Soci della Lega: 10% sulle quote. Da quattro persone in su, sconto del 5% sulle gite, tranne il Faro.`,
  'chi-siamo.txt': `== Chi siamo ==

La scuola la dirige Ennio Baratta; il cantiere lo segue Olga Sarti.`,
};

describe('a sailing school is asked', () => {
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
    ['quanto costa la deriva al mese?', /60,00/, /150,00|480,00/],
    ["quanto costa il windsurf per tutto l'anno?", /430,00/, /55,00|140,00/],
    ['due adulti e un bambino di 6 anni: quanto paghiamo in tutto per il faro?', /56,00/, null],
    ['soci della lega: corso windsurf un mese, quanto con lo sconto?', /49,50/, null],
    ['pesa di meno il libeccio o il maestrale?', /Maestrale.*95.*Libeccio.*120/, null],
    ['chi segue il cantiere?', /Olga Sarti/, /Ennio/],
  ])('%s', async (text, holds, lacks) => {
    const retriever = new IndexRetriever(await PassageIndex.build(await passages(), models), models);
    const answer = await collect(new EmbeddedEngine().answer(aQuestion(text), retriever));
    expect(answer.text).toMatch(holds);
    if (lacks !== null) expect(answer.text).not.toMatch(lacks);
  });
});
