import { CircuitBreaker } from '../circuit-breaker';
import type { AnsweringDependencies, Passage, TextVector, VectorStore } from '../port';
import type { EmbeddingsClient } from './embeddings-client';
import { NEAREST_CONSIDERED } from './fused-retriever';
import { hashOf, VectorIndex, textOf } from './vector-index';
import { timings } from '../../../settings/timings';

const BATCH = 32;
/** Vectors in memory over all bots: 20 million numbers are 80 MB. */
const MOST_NUMBERS = 20_000_000;

interface Entry {
  space: string;
  index: VectorIndex | null;
  loadedAt: number;
  loading: boolean;
}

/**
 * Finds passages by meaning for bots that have an embeddings model. Reading and computing vectors happen behind the visitors' backs;
 * until they are there, and whenever the server of embeddings is away, words alone decide.
 */
export class EmbeddingStore {
  readonly #dependencies: Pick<AnsweringDependencies, 'loadPassages' | 'log' | 'now'>;
  readonly #store: VectorStore;
  /** Least recently asked first. */
  readonly #entries = new Map<string, Entry>();
  readonly #breakers = new WeakMap<EmbeddingsClient, CircuitBreaker>();

  constructor(dependencies: Pick<AnsweringDependencies, 'loadPassages' | 'log' | 'now'>, store: VectorStore) {
    this.#dependencies = dependencies;
    this.#store = store;
  }

  /** The passages nearest to a question, best first; none when they cannot be known in time. */
  async near(
    botId: string,
    client: EmbeddingsClient,
    question: string,
    signal: AbortSignal,
  ): Promise<Passage[]> {
    const index = this.#indexOf(botId, client);
    if (index === null || index.size === 0) return [];
    const breaker = this.#breakerOf(client);
    if (!breaker.admits()) return [];
    try {
      const [vector] = await client.embed([question], {
        signal,
        timeoutMs: timings().models.questionVectorMs,
        botId,
      });
      breaker.succeeded();
      if (!vector) return [];
      if (!index.fits(vector)) await this.#store.schedule(botId);
      return index.nearest(vector, NEAREST_CONSIDERED);
    } catch (error) {
      if (signal.aborted) breaker.released();
      else {
        breaker.failed();
        this.#dependencies.log.warn('A question was searched by its words alone', {
          botId,
          cause: String(error),
        });
      }
      return [];
    }
  }

  /** Reads what is there, and has computed what is not. */
  warm(botId: string, client: EmbeddingsClient): void {
    this.#indexOf(botId, client);
  }

  forget(botId: string): void {
    this.#entries.delete(botId);
  }

  /**
   * Computes what a bot's material lacks, and forgets what is no longer in it. `clientOf` is asked before each batch: the work ends where
   * there is no client any more, or another one.
   */
  async embed(
    botId: string,
    clientOf: () => Promise<EmbeddingsClient | null>,
    signal: AbortSignal,
  ): Promise<void> {
    const first = await clientOf();
    if (!first) return;
    const { space } = first;
    const texts = new Map<string, string>();
    for (const passage of await this.#dependencies.loadPassages(botId))
      texts.set(hashOf(passage), textOf(passage));
    const known = new Map((await this.#store.load(botId, space)).map((each) => [each.hash, each.vector]));
    const missing = [...texts.keys()].filter((hash) => !known.has(hash));
    const compute = async (hashes: string[]): Promise<number | null> => {
      let dimensions = 0;
      for (let start = 0; start < hashes.length; start += BATCH) {
        signal.throwIfAborted();
        const client = await clientOf();
        if (client?.space !== space) return null;
        const batch = hashes.slice(start, start + BATCH);
        const vectors = await client.embed(
          batch.map((hash) => texts.get(hash) ?? ''),
          { signal, timeoutMs: timings().models.passageVectorsMs, botId },
        );
        const found = batch.map((hash, at): TextVector => ({
          hash,
          vector: vectors[at] ?? new Float32Array(),
        }));
        await this.#store.keep(botId, space, found);
        dimensions = vectors[0]?.length ?? 0;
      }
      return dimensions;
    };
    // One that is known is computed again where nothing is missing: the model may have changed under its name.
    const sample = missing.length > 0 ? missing : [...texts.keys()].slice(0, 1);
    const dimensions = await compute(sample);
    if (dimensions === null) return;
    await compute(
      [...texts.keys()].filter((hash) => {
        const length = known.get(hash)?.length;
        return length !== undefined && length !== dimensions && !sample.includes(hash);
      }),
    );
    await this.#store.prune(botId, space, new Set(texts.keys()));
    this.forget(botId);
  }

  async count(botId: string, client: EmbeddingsClient): Promise<{ known: number; total: number }> {
    const { total, missing } = await this.#read(botId, client);
    return { known: total - missing, total };
  }

  #breakerOf(client: EmbeddingsClient): CircuitBreaker {
    const known = this.#breakers.get(client) ?? new CircuitBreaker(this.#dependencies.now);
    this.#breakers.set(client, known);
    return known;
  }

  async #read(botId: string, { space }: EmbeddingsClient): Promise<VectorIndex> {
    const [passages, vectors] = await Promise.all([
      this.#dependencies.loadPassages(botId),
      this.#store.load(botId, space),
    ]);
    return new VectorIndex(passages, new Map(vectors.map(({ hash, vector }) => [hash, vector])));
  }

  /** What memory holds; begins to read what it does not. */
  #indexOf(botId: string, client: EmbeddingsClient): VectorIndex | null {
    const now = this.#dependencies.now();
    let entry = this.#entries.get(botId);
    if (entry?.space !== client.space)
      entry = { space: client.space, index: null, loadedAt: Number.NEGATIVE_INFINITY, loading: false };
    this.#entries.delete(botId);
    this.#entries.set(botId, entry);
    const fresh =
      entry.index?.missing === 0 ? timings().models.vectorsCompleteMs : timings().models.vectorsIncompleteMs;
    if (!entry.loading && now - entry.loadedAt >= fresh) void this.#load(botId, client, entry);
    return entry.index;
  }

  async #load(botId: string, client: EmbeddingsClient, entry: Entry): Promise<void> {
    entry.loading = true;
    try {
      entry.index = await this.#read(botId, client);
      if (entry.index.missing > 0) await this.#store.schedule(botId);
      this.#trim(botId);
    } catch (error) {
      this.#dependencies.log.warn('Embeddings could not be read', { botId, cause: String(error) });
    } finally {
      entry.loadedAt = this.#dependencies.now();
      entry.loading = false;
    }
  }

  #trim(keep: string): void {
    let total = [...this.#entries.values()].reduce((sum, { index }) => sum + (index?.size ?? 0), 0);
    for (const [botId, { index }] of this.#entries) {
      if (total <= MOST_NUMBERS) return;
      if (botId === keep) continue;
      this.#entries.delete(botId);
      total -= index?.size ?? 0;
    }
  }
}
