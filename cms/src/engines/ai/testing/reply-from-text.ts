import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { collect } from './ask.suite';
import { aQuestion } from './business.suite';

const NOW = Date.parse('2026-11-27T10:00:00Z');

/** What a bot that has read one text, and nothing else, replies to a question. */
export const replyFromText = async (text: string, question: string): Promise<string> => {
  const name = 'documento.txt';
  const read = await readDocument({ name, bytes: new TextEncoder().encode(text) });
  if (!read.ok) throw new Error(`not read: ${read.failure}`);
  const passages = read.passages.map((passage, at) => ({
    ...passage,
    id: String(at),
    sourceId: name,
    sourceTitle: name,
  }));
  const retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
  const engine = new EmbeddedEngine({ now: () => NOW });
  return (await collect(engine.answer(aQuestion(question), retriever))).text;
};
