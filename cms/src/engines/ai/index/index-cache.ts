import type { AnsweringDependencies, Retriever } from '../port';
import { IndexRetriever } from './index-retriever';
import type { Models } from './model';
import { PassageIndex } from './passage-index';

export interface IndexCacheOptions {
  models: Models;
  loadPassages: AnsweringDependencies['loadPassages'];
  /** Passages kept in memory over all bots; the least recently asked bot is forgotten first. */
  maxPassages?: number;
}

interface Entry {
  retriever: Promise<Retriever>;
  passages: number;
}

/** The indexes of the bots that were asked lately. Two visitors who come at once wait for one and the same building. */
export class IndexCache {
  readonly #options: Required<IndexCacheOptions>;
  /** Least recently used first: a Map keeps the order of insertion. */
  readonly #entries = new Map<string, Entry>();

  constructor(options: IndexCacheOptions) {
    this.#options = { maxPassages: 200_000, ...options };
  }

  get(botId: string): Promise<Retriever> {
    const known = this.#entries.get(botId);
    if (known) {
      this.#entries.delete(botId);
      this.#entries.set(botId, known);
      return known.retriever;
    }
    const entry: Entry = { passages: 0, retriever: this.#build(botId, (count) => (entry.passages = count)) };
    this.#entries.set(botId, entry);
    entry.retriever.then(
      () => this.#trim(botId),
      // A database that was away must not leave the bot without an index for ever.
      () => this.#entries.get(botId) === entry && this.#entries.delete(botId),
    );
    return entry.retriever;
  }

  invalidate(botId: string): void {
    this.#entries.delete(botId);
  }

  /** Bots in memory, for tests and the why-panel. */
  get size(): number {
    return this.#entries.size;
  }

  async #build(botId: string, counted: (passages: number) => void): Promise<Retriever> {
    const passages = await this.#options.loadPassages(botId);
    counted(passages.length);
    return new IndexRetriever(await PassageIndex.build(passages, this.#options.models), this.#options.models);
  }

  #trim(keep: string): void {
    let total = [...this.#entries.values()].reduce((sum, { passages }) => sum + passages, 0);
    for (const [botId, { passages }] of this.#entries) {
      if (total <= this.#options.maxPassages) return;
      if (botId === keep || passages === 0) continue;
      this.#entries.delete(botId);
      total -= passages;
    }
  }
}
