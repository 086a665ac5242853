import type { AnsweringDependencies, Passage, Retriever } from '../port';
import { withoutOrders } from '../injected-orders';
import { IndexRetriever } from './index-retriever';
import type { IndexStore } from './index-store';
import type { IndexBuildWorker } from './index-build-worker';
import type { Models } from './model';
import { PassageIndex } from './passage-index';
import { decodeSnapshot } from './snapshot';
import { timings } from '../../../settings/timings';

export interface IndexCacheOptions extends Pick<
  AnsweringDependencies,
  'loadPassages' | 'materialVersion' | 'now'
> {
  models: Models;
  /** Passages kept in memory over all bots; the least recently asked bot is forgotten first. */
  maxPassages?: number | undefined;
  /** Builds large indexes on another thread; without it, all are built here in slices. */
  workshop?: IndexBuildWorker;
  /** Keeps large indexes over a restart. */
  store?: IndexStore | undefined;
}

/** About 250 MB of indexes. */
const MOST_PASSAGES = 60_000;
/** From so many passages on, building takes long enough to be done elsewhere, and its result is worth keeping. */
const LARGE = 200;

interface Entry {
  retriever: Promise<Retriever>;
  passages: number;
  /** The material's version before it was read: what changed meanwhile shows at the next look. */
  version: Promise<string>;
  lookedAt: number;
  look: Promise<boolean> | null;
  /** Somebody said that the material changed. */
  stale: boolean;
  /** The index of the material as it was before, to answer from while a large one is built. */
  before: Promise<Retriever> | null;
}

/**
 * The indexes of the bots that were asked lately. Two visitors who come at once wait for one and the same building, and nobody waits
 * for a large one whose last state is known.
 */
export class IndexCache {
  readonly #options: IndexCacheOptions;
  readonly #maxPassages: number;
  /** Least recently used first: a Map keeps the order of insertion. */
  readonly #entries = new Map<string, Entry>();

  constructor(options: IndexCacheOptions) {
    this.#options = options;
    this.#maxPassages = options.maxPassages ?? MOST_PASSAGES;
  }

  /** What a bot knows. With `latest` a large index is waited for: an owner who tries a change wants to see that one. */
  async get(botId: string, { latest = false } = {}): Promise<Retriever> {
    const { before, retriever } = await this.#entryOf(botId);
    return (latest ? null : before) ?? retriever;
  }

  /** The material changed, or may have. */
  invalidate(botId: string): void {
    const known = this.#entries.get(botId);
    if (known) known.stale = true;
    void this.#tidy(botId);
  }

  /** Bots in memory, for tests and measurements. */
  get size(): number {
    return this.#entries.size;
  }

  async #entryOf(botId: string): Promise<Entry> {
    const known = this.#entries.get(botId);
    if (known === undefined) return this.#start(botId);
    if (await this.#isCurrent(botId, known)) {
      // Forgotten or replaced while we looked: what is there now is newer.
      if (this.#entries.get(botId) !== known) return this.#entryOf(botId);
      this.#entries.delete(botId);
      this.#entries.set(botId, known);
      return known;
    }
    // Of the visitors who learned it together, the first starts anew for all.
    if (this.#entries.get(botId) === known) return this.#start(botId, known);
    return this.#entryOf(botId);
  }

  /** Removes from the disk what was built from other material than there is now. */
  async #tidy(botId: string): Promise<void> {
    const { store, materialVersion } = this.#options;
    if (!store) return;
    // A database that is away is asked again by whoever builds next.
    const version = await materialVersion(botId).catch(() => null);
    if (version !== null) await store.keepOnly(botId, version);
  }

  #start(botId: string, last?: Entry): Entry {
    const version = this.#options.materialVersion(botId);
    const isLarge = (last?.passages ?? 0) >= LARGE;
    const entry: Entry = {
      passages: 0,
      version,
      lookedAt: this.#options.now(),
      look: null,
      stale: false,
      before: last && isLarge ? (last.before ?? last.retriever) : null,
      retriever: this.#find(botId, version).then(({ index, retriever }) => {
        entry.passages = index.passages.length;
        return retriever;
      }),
    };
    this.#entries.set(botId, entry);
    entry.retriever.then(
      () => {
        entry.before = null;
        this.#trim(botId);
      },
      // A database that was away must not leave the bot without an index for ever.
      () => this.#entries.get(botId) === entry && this.#entries.delete(botId),
    );
    return entry;
  }

  /** Whether the material is still what the index was built from: asked at most every two seconds, once for all who wait. */
  async #isCurrent(botId: string, entry: Entry): Promise<boolean> {
    if (entry.stale) return false;
    if (this.#options.now() - entry.lookedAt < timings().models.indexTrustedMs) return true;
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

  async #find(
    botId: string,
    currentVersion: Promise<string>,
  ): Promise<{ index: PassageIndex; retriever: Retriever }> {
    const { models, store, loadPassages } = this.#options;
    const version = await currentVersion;
    const stored = await store?.read(botId, version);
    const index = stored
      ? new PassageIndex(stored.passages, stored.data, models)
      : await this.#build(
          botId,
          version,
          (await loadPassages(botId)).map(withoutOrders).filter((passage) => passage !== null),
        );
    return { index, retriever: new IndexRetriever(index, models) };
  }

  async #build(botId: string, version: string, passages: Passage[]): Promise<PassageIndex> {
    const { models, store, workshop } = this.#options;
    if (!workshop || passages.length < LARGE) return PassageIndex.build(passages, models);
    const bytes = await workshop.build(passages);
    void store?.write(botId, version, bytes).then(() => this.#tidy(botId));
    const built = decodeSnapshot(bytes);
    return built ? new PassageIndex(passages, built.data, models) : PassageIndex.build(passages, models);
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
