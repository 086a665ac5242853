import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import type { Passage } from '../passage';
import { collect } from './ask.suite';
import { aQuestion } from './business.suite';

const NOW = Date.parse('2026-11-27T10:00:00Z');

/** What a bot that has read some files, and nothing else, replies to a question. */
export const replyFromFiles = async (
  files: Readonly<Record<string, string>>,
  question: string,
): Promise<string> => {
  const passages: Passage[] = [];
  for (const [name, text] of Object.entries(files)) {
    const read = await readDocument({ name, bytes: new TextEncoder().encode(text) });
    if (!read.ok) throw new Error(`not read: ${read.failure}`);
    for (const passage of read.passages)
      passages.push({ ...passage, id: String(passages.length), sourceId: name, sourceTitle: name });
  }
  const retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
  const engine = new EmbeddedEngine({ now: () => NOW });
  return (await collect(engine.answer(aQuestion(question), retriever))).text;
};

/** The same of one text. */
export const replyFromText = (text: string, question: string): Promise<string> =>
  replyFromFiles({ 'documento.txt': text }, question);
