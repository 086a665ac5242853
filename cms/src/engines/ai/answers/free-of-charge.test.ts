import { expect, test } from 'vitest';
import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from '../testing/ask.suite';
import { aQuestion } from '../testing/business.suite';

const PARK = `DOMANDE FREQUENTI

C'è un'area picnic? Sì, l'area picnic ha 20 tavoli gratuiti. Il chiosco vende panini e bibite.
Quanto costa il parcheggio? Il parcheggio è gratuito.
`;

const replyTo = async (question: string): Promise<string> => {
  const read = await readDocument({ name: 'domande.txt', bytes: new TextEncoder().encode(PARK) });
  if (!read.ok) throw new Error(`not read: ${read.failure}`);
  const passages = read.passages.map((passage, at) => ({
    ...passage,
    id: String(at),
    sourceId: 'domande.txt',
    sourceTitle: 'domande.txt',
  }));
  const retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
  const engine = new EmbeddedEngine({ now: () => Date.parse('2026-11-27T10:00:00Z') });
  return (await collect(engine.answer(aQuestion(question), retriever))).text;
};

test('that something else is free is no price', async () => {
  expect(await replyTo('quanto costa un panino al chiosco?')).not.toMatch(/gratuit/);
  expect(await replyTo('quanto costa il parcheggio?')).toMatch(/gratuito/);
});
