import { readDocument } from '../../documents/read-document';
import { EmbeddedEngine } from '../embedded/embedded-engine';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import type { Passage } from '../passage';
import type { HistoryMessage } from '../port';
import { collect } from './ask.suite';
import { aQuestion } from './business.suite';

/** A business's files, text by name, as the document reader gives them. */
const passagesOf = async (files: Readonly<Record<string, string>>): Promise<Passage[]> => {
  const all: Passage[] = [];
  for (const [name, text] of Object.entries(files)) {
    const read = await readDocument({ name, bytes: Buffer.from(text) });
    if (!read.ok) throw new Error(read.failure);
    for (const [at, passage] of read.passages.entries())
      all.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  return all;
};

/** Puts questions, each after those before it, to the bot of a business that has these files; answers the reply to the last one. */
export const askerOf = (
  files: Readonly<Record<string, string>>,
): ((...questions: string[]) => Promise<string>) => {
  const built = passagesOf(files)
    .then((passages) => PassageIndex.build(passages, models))
    .then((index) => new IndexRetriever(index, models));
  return async (...questions) => {
    const engine = new EmbeddedEngine({ now: () => Date.UTC(2026, 10, 24, 10) });
    const history: HistoryMessage[] = [];
    let reply = '';
    for (const text of questions) {
      reply = (await collect(engine.answer(aQuestion(text, { history }), await built))).text;
      history.push({ role: 'user', text }, { role: 'bot', text: reply });
    }
    return reply;
  };
};
