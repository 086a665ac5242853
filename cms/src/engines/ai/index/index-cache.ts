import type { AnsweringDependencies, Retriever } from '../port';
import { IndexRetriever } from './index-retriever';
import type { Models } from './model';
import { PassageIndex } from './passage-index';

export interface IndexCacheOptions extends Pick<
  AnsweringDependencies,
  'loadPassages' | 'materialVersion' | 'now'
> {
  models: Models;
  /** Passages kept in memory over all bots; the least recently asked bot is forgotten first. */
  maxPassages?: number | undefined;
}

/** About 600 MB of indexes. */
const MOST_PASSAGES = 60_000;
/** For so long an index is trusted without asking whether another server changed the material. */
const TRUSTED_MS = 2_000;

interface Entry {
  retriever: Promise<Retriever>;
  passages: number;
  /** The material's version before it was read: what changed meanwhile shows at the next look. */
  version: Promise<string>;
  lookedAt: number;
  look: Promise<boolean> | null;
}

/** The indexes of the bots that were asked lately. Two visitors who come at once wait for one and the same building. */
export class IndexCache {
  readonly #options: IndexCacheOptions;
  readonly #maxPassages: number;
  /** Least recently used first: a Map keeps the order of insertion. */
  readonly #entries = new Map<string, Entry>();

  constructor(options: IndexCacheOptions) {
    this.#options = options;
    this.#maxPassages = options.maxPassages ?? MOST_PASSAGES;
  }

  async get(botId: string): Promise<Retriever> {
    const known = this.#entries.get(botId);
    if (known === undefined) return this.#start(botId);
    if (await this.#isCurrent(botId, known)) {
      // Forgotten or replaced while we looked: what is there now is newer.
      if (this.#entries.get(botId) !== known) return this.get(botId);
      this.#entries.delete(botId);
      this.#entries.set(botId, known);
      return known.retriever;
    }
    // Of the visitors who learned it together, the first starts anew for all.
    if (this.#entries.get(botId) === known) return this.#start(botId);
    return this.get(botId);
  }

  invalidate(botId: string): void {
    this.#entries.delete(botId);
  }

  /** Bots in memory, for tests and the why-panel. */
  get size(): number {
    return this.#entries.size;
  }

  #start(botId: string): Promise<Retriever> {
    const version = this.#options.materialVersion(botId);
    const entry: Entry = {
      passages: 0,
      version,
      lookedAt: this.#options.now(),
      look: null,
      retriever: this.#build(botId, version, (count) => (entry.passages = count)),
    };
    this.#entries.set(botId, entry);
    entry.retriever.then(
      () => this.#trim(botId),
      // A database that was away must not leave the bot without an index for ever.
      () => this.#entries.get(botId) === entry && this.#entries.delete(botId),
    );
    return entry.retriever;
  }

  /** Whether the material is still what the index was built from: asked at most every two seconds, once for all who wait. */
  async #isCurrent(botId: string, entry: Entry): Promise<boolean> {
    if (this.#options.now() - entry.lookedAt < TRUSTED_MS) return true;
    entry.look ??= this.#look(botId, entry);
    return entry.look;
  }

  async #look(botId: string, entry: Entry): Promise<boolean> {
    try {
      return (await this.#options.materialVersion(botId)) === (await entry.version);
    } catch {
      // A database that is away takes nothing from what is already known.
      return true;
    } finally {
      entry.lookedAt = this.#options.now();
      entry.look = null;
    }
  }

  async #build(
    botId: string,
    version: Promise<string>,
    counted: (passages: number) => void,
  ): Promise<Retriever> {
    await version;
    const passages = await this.#options.loadPassages(botId);
    counted(passages.length);
    return new IndexRetriever(await PassageIndex.build(passages, this.#options.models), this.#options.models);
  }

  #trim(keep: string): void {
    let total = [...this.#entries.values()].reduce((sum, { passages }) => sum + passages, 0);
    for (const [botId, { passages }] of this.#entries) {
      if (total <= this.#maxPassages) return;
      if (botId === keep || passages === 0) continue;
      this.#entries.delete(botId);
      total -= passages;
    }
  }
}
