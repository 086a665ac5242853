import type { Passage, Retrieved, Retriever, HistoryMessage } from '../port';
import { fuse } from './fuse';

/** What each ranking brings to the fusion. */
const CONSIDERED = 30;

/** Words and meaning together: the passages that a model is shown. Everything else stays the words' own. */
export class FusedRetriever implements Retriever {
  readonly #words: Retriever;
  readonly #near: readonly Passage[];

  /** `near`: passages nearest in meaning to the question that will be asked, best first. */
  constructor(words: Retriever, near: readonly Passage[]) {
    this.#words = words;
    this.#near = near;
  }

  get isEmpty(): boolean {
    return this.#words.isEmpty;
  }

  get knowledge(): Retriever['knowledge'] {
    return this.#words.knowledge;
  }

  search(question: string, history: HistoryMessage[], limit: number): Retrieved {
    const found = this.#words.search(question, history, Math.max(limit, CONSIDERED));
    const passages = new Map<string, Passage>();
    for (const passage of [...this.#near, ...found.hits.map((hit) => hit.passage)])
      passages.set(passage.id, passage);
    const order = fuse([found.hits.map(({ passage }) => passage.id), this.#near.map(({ id }) => id)]);
    const hits = order.slice(0, limit).flatMap(({ item, score }) => {
      const passage = passages.get(item);
      return passage ? [{ passage, score }] : [];
    });
    return { ...found, hits };
  }
}

export { CONSIDERED as NEAREST_CONSIDERED };
