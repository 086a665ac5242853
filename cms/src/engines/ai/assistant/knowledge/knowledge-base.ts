import { timings } from '../../../../settings/timings';
import type { KnowledgeSource } from '../port';
import { Knowledge } from './knowledge';

interface Options {
  now?: () => number;
  /** Told of a failure to read it again, which nobody waits for. */
  warn?: (message: string) => void;
}

/**
 * Keeps in memory what the assistant knows. `refresh` is called when somebody changed it; a reading that has become old is repeated
 * beside the next message, for changes that were not heard of and for figures that expire at midnight. Until another is ready, the one
 * before answers.
 */
export class KnowledgeBase {
  readonly #source: KnowledgeSource;
  readonly #now: () => number;
  readonly #warn: (message: string) => void;
  #current: Promise<Knowledge> | null = null;
  #readAt = 0;
  #running: Promise<void> | null = null;
  #isStale = false;

  constructor(source: KnowledgeSource, { now = Date.now, warn = () => undefined }: Options = {}) {
    this.#source = source;
    this.#now = now;
    this.#warn = warn;
  }

  /** What is known now. Only the first call waits for it to be read. */
  current(): Promise<Knowledge> {
    if (this.#current === null) {
      this.#readAt = this.#now();
      const first = this.#source.load().then((content) => new Knowledge(content));
      this.#current = first;
      first.catch(() => {
        // The next message tries again.
        if (this.#current === first) this.#current = null;
      });
      return first;
    }
    if (this.#now() - this.#readAt > timings().models.knowledgeTrustedMs)
      this.refresh().catch((error: unknown) =>
        this.#warn(`The assistant did not read its knowledge again: ${String(error)}`),
      );
    return this.#current;
  }

  /** Reads it again, and once more where it changed meanwhile. What nobody has asked for yet is not read. */
  async refresh(): Promise<void> {
    if (this.#current === null) return;
    this.#isStale = true;
    this.#running ??= this.#readWhileStale().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Reads it and builds its indexes, so that nobody waits for them. */
  async warm(): Promise<void> {
    await (await this.current()).prepareAll();
  }

  async #readWhileStale(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      this.#readAt = this.#now();
      const before = await this.#current;
      const content = await this.#source.load();
      if (before?.holds(content)) continue;
      const next = new Knowledge(content, before);
      if (before) await next.prepareLike(before);
      this.#current = Promise.resolve(next);
    }
  }
}
