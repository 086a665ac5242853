import type { Patience } from './stalled-after';

export interface SilenceLimits {
  /** The longest that a reader is left without a new sentence, over everything that a reply takes. */
  longestMs: number;
  /** A model whose words are still coming may go on beyond that, with pauses of at most so long. */
  pauseMs: number;
}

/**
 * How long a reader has had nothing new to read. One for a whole reply: the search before it, a second request for a late one and another
 * attempt at a refused one share the same patience, so that a model that stalls in any of them costs no more than in the first.
 */
export class Silence {
  readonly #limits: SilenceLimits;
  #since: number;

  /** `since`: when the reader began to wait, by `performance.now()`. */
  constructor(limits: SilenceLimits, since: number) {
    this.#limits = limits;
    this.#since = since;
  }

  /** Something was shown: the reader waits anew. */
  renew(): void {
    this.#since = performance.now();
  }

  /** No patience is left for another attempt. */
  get isOver(): boolean {
    return this.#leftMs <= 0;
  }

  readonly patience: Patience = (hasBegun) =>
    hasBegun ? Math.max(this.#leftMs, this.#limits.pauseMs) : this.#leftMs;

  get #leftMs(): number {
    return this.#since + this.#limits.longestMs - performance.now();
  }
}
