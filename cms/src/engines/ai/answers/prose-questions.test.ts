import { describe, expect, test } from 'vitest';
import type { Passage } from '../passage';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

/** What a climbing hall with beds for guests uploads. */
const FILES = {
  'corsi.csv': `Corso;Età;Durata minuti;Prezzo €
Primi passi;dai 5 anni;60;45,00
Corda;dai 14 anni;90;70,00`,
  'istruttori.csv': `Nome;Si occupa di;Lingue
Vera Dossi;corda, massi;italiano, tedesco
Ugo Lanza;primi passi;italiano, francese`,
  'sala.txt': `REGOLE

Arrivo: dalle 10 alle 21. Dopo le 21 solo se avvisate prima.
Partenza: entro le 9.45. Gli zaini si possono lasciare fino alle 17.
Anticipo: il 20% entro due giorni dalla prenotazione.
Disdetta: fino a 5 giorni prima rendiamo l'anticipo; da 4 a 2 giorni prima lo teniamo come buono; dopo si perde.

PROVE

La prova gratuita dura mezz'ora e si fa con un istruttore.

DOVE

Via del Faggio 8, Cimamonte. La stazione è a 3 km.
Cimamonte Soccorso ha l'ufficio accanto alla sala, tel. 0461 900 111.
Telefono 0461 555 222.

PULIZIA

Ogni presa si lava ogni 6 settimane.`,
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

describe('what prose answers', () => {
  test.each([
    ['a limit that a row sets', 'mio figlio ha 9 anni, può fare corda?', /^No\. Corda, età: dai 14 anni/],
    ['the same limit, met', 'mio figlio ha 15 anni può fare corda?', /^Sì\. Corda/],
    ['a label, and what holds later than it says', 'arriviamo verso le 22, è un problema?', /Dopo le 21/],
    ['an idiom for leaving', 'entro che ora dobbiamo lasciare la stanza?', /9\.45/],
    ['one of several notices in a sentence', "se disdico 3 giorni prima l'anticipo lo perdo?", /buono/],
    ['the address, written on a phone', 'qual è l indirizzo e il telefono', /Via del Faggio 8.*0461 555 222/],
    ['who has a skill', 'c è qualcuno che parla tedesco?', /Vera Dossi/],
    ['how often', 'ogni quanto si lava una presa?', /6 settimane/],
  ])('%s', async (_, question, answer) => {
    expect(await ask(question)).toMatch(answer);
  });
});

describe('what prose does not answer', () => {
  test.each([
    ['how far another place is', 'quanto dista il lago da voi?', /3 km/],
    ['an hour that no sentence names', 'la prova gratuita si può fare anche la sera dopo le 22?', /mezz'ora/],
    ['what is counted in no column', 'quante pagine ha il manuale di corda?', /90|14/],
  ])('%s', async (_, question, neighbour) => {
    expect(await ask(question)).not.toMatch(neighbour);
  });

  test('the refusal names what the documents do speak of', async () => {
    expect(await ask('la prova gratuita si può fare anche la sera dopo le 22?')).toMatch(/«Prove»/);
  });
});
