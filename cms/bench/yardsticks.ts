import Database from 'better-sqlite3';
import MiniSearch from 'minisearch';
import { wordsOf } from '../src/engines/ai/index/analysed-text';
import type { Passage } from '../src/engines/ai/port';
import { plainBm25 } from './plain-bm25';

/** A passage that was found, and how sure its finder is. */
export interface Found {
  passage: Passage;
  score: number;
}

/** Another way to find and quote, measured in the same run. */
export interface Yardstick {
  name: string;
  rank(question: string): Found[];
  reply(question: string, ranked: Found[], budget: number): string;
}

/** Enough for every figure: a reply reads one passage, MRR ten. */
const RANKED = 20;
const stemsOf = (text: string): string[] => wordsOf(text, 'it').map(({ stem }) => stem);

const miniSearch = (passages: Passage[]): Yardstick['rank'] => {
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: (text) => stemsOf(text),
    processTerm: (term) => term,
    searchOptions: { fuzzy: 0.2, combineWith: 'OR' },
  });
  index.addAll(passages.map(({ text }, id) => ({ id, text })));
  return (question) =>
    index
      .search(question)
      .slice(0, RANKED)
      .flatMap(({ id, score }) => {
        const passage = passages[Number(id)];
        return passage ? [{ passage, score }] : [];
      });
};

const fts5 = (passages: Passage[]): Yardstick['rank'] => {
  const db = new Database(':memory:');
  db.exec('create virtual table passages using fts5(stems)');
  const insert = db.prepare('insert into passages(rowid, stems) values (?, ?)');
  db.transaction(() => passages.forEach(({ text }, at) => insert.run(at + 1, stemsOf(text).join(' '))))();
  const select = db.prepare<[string], { rowid: number; score: number }>(
    `select rowid, -bm25(passages) as score from passages where passages match ? order by bm25(passages) limit ${RANKED}`,
  );
  return (question) => {
    const terms = [...new Set(stemsOf(question))].map((stem) => `"${stem.replaceAll('"', '')}"`);
    if (terms.length === 0) return [];
    return select.all(terms.join(' OR ')).flatMap(({ rowid, score }) => {
      const passage = passages[rowid - 1];
      return passage ? [{ passage, score }] : [];
    });
  };
};

/**
 * Best libraries as they do best (stop words, Italian stems, fuzziness), and BM25 by hand. Each quotes the best sentences of the best
 * passage, packed into the budget, so that only the finding differs.
 */
export const yardsticksOf = (passages: Passage[]): Yardstick[] => {
  const plain = plainBm25(passages);
  return [
    { name: 'MiniSearch, stop + stem + fuzzy', rank: miniSearch(passages), reply: plain.reply },
    { name: 'SQLite FTS5, stop + stem', rank: fts5(passages), reply: plain.reply },
    { name: 'plain BM25, stop + stem', rank: plain.rank, reply: plain.reply },
  ];
};
