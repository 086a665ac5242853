import { LIMITS } from '../../../contract';
import { shortened } from '../embedded/sources-of';
import { type Allowed, findUnvouched, recites } from './output-check';
import { NO_ANSWER } from './prompt';
import { SentenceGate } from './sentence-gate';

/**
 * A written reply while it comes in. It lets whole sentences through, each checked with all before it, and closes at the first that
 * fails: what a visitor has seen is always sound and never has to be taken back.
 */
export class Draft {
  readonly #gate = new SentenceGate();
  readonly #allowed: Allowed;
  readonly #rules: string;
  readonly #max: number;
  #space = '';
  text = '';
  closed = false;
  /** The model said that the sources do not answer. */
  declined = false;
  /** Why it closed early. */
  fault: string | null = null;

  constructor(allowed: Allowed, rules: string, max: number = LIMITS.reply.max) {
    this.#allowed = allowed;
    this.#rules = rules;
    this.#max = max;
  }

  /** The pieces that may be shown now. */
  add(delta: string): string[] {
    return this.closed ? [] : this.#admitAll(this.#gate.push(delta));
  }

  /** The last piece, when the stream has ended. */
  finish(): string[] {
    const pieces = this.closed ? [] : this.#admitAll([this.#gate.flush()]);
    this.closed = true;
    return pieces;
  }

  #admitAll(sentences: string[]): string[] {
    const admitted: string[] = [];
    for (const sentence of sentences) {
      const piece = this.#admit(sentence);
      if (piece !== '') admitted.push(piece);
      if (this.closed) break;
    }
    return admitted;
  }

  #admit(sentence: string): string {
    const words = sentence.trim();
    if (words === '') {
      if (this.text !== '') this.#space += sentence;
      return '';
    }
    if (words.includes(NO_ANSWER)) {
      this.declined = this.text === '';
      this.closed = true;
      return '';
    }
    const lead = this.text === '' ? '' : this.#space + (/^\s*/.exec(sentence)?.[0] ?? '');
    const room = this.#max - this.text.length - lead.length;
    // One endless sentence is cut between words; after others it is left out.
    const fits = words.length <= room;
    this.closed = !fits;
    if (!fits && this.text !== '') return '';
    const piece = lead + (fits ? words : shortened(words, room));
    const next = this.text + piece;
    this.fault = findUnvouched(next, this.#allowed) ?? (recites(next, this.#rules) ? 'prompt' : null);
    if (this.fault !== null) {
      this.closed = true;
      return '';
    }
    this.#space = /\s*$/.exec(sentence)?.[0] ?? '';
    this.text = next;
    return piece;
  }
}
