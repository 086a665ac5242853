import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import type { Passage } from '../passage';
import type { HistoryMessage } from '../port';
import { collect } from './ask.suite';
import { aQuestion } from './business.suite';

const NOW = Date.parse('2026-11-27T10:00:00Z');

/** What a bot that has read some files, and nothing else, replies to the last of several questions. */
export const replyFromFiles = async (
  files: Readonly<Record<string, string>>,
  ...questions: readonly string[]
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
  const history: HistoryMessage[] = [];
  let reply = '';
  for (const text of questions) {
    reply = (await collect(engine.answer(aQuestion(text, { history }), retriever))).text;
    history.push({ role: 'user', text }, { role: 'bot', text: reply });
  }
  return reply;
};

/** The same of one text. */
export const replyFromText = (text: string, question: string): Promise<string> =>
  replyFromFiles({ 'documento.txt': text }, question);
