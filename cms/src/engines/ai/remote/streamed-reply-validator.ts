import { LIMITS } from '../../../contract';
import { shortened } from '../embedded/sources-of';
import {
  type Allowed,
  findUnsupportedClaims,
  isAttack,
  labelEstimates,
  leaksPrompt,
  type UnsupportedClaim,
} from './output-check';
import { NO_ANSWER } from './prompt';
import { SentenceGate } from './sentence-gate';

interface ValidatorOptions {
  /** Characters of the whole reply. */
  max?: number;
  /** For advice: figures of the model's own are labelled with this word and kept, other unsupported sentences are left out. */
  estimateLabel?: string;
}

/** A sentence that may not be shown. */
export interface RejectedSentence {
  sentence: string;
  claim: UnsupportedClaim;
}

/**
 * A written reply while it comes in. It lets whole sentences through, each checked with all before it: what somebody has seen is always
 * sound and never has to be taken back. At the first sentence that fails it closes; for advice it only leaves that one out.
 */
export class StreamedReplyValidator {
  #gate = new SentenceGate();
  readonly #allowed: Allowed;
  readonly #rules: string;
  readonly #max: number;
  readonly #estimateLabel: string | undefined;
  #space = '';
  text = '';
  closed = false;
  /** The model said that the sources do not answer. */
  declined = false;
  /** Why it closed early. */
  fault: UnsupportedClaim | null = null;
  /** Figures were labelled as estimates. */
  hasEstimates = false;
  readonly rejected: RejectedSentence[] = [];

  constructor(
    allowed: Allowed,
    rules: string,
    { max = LIMITS.reply.max, estimateLabel }: ValidatorOptions = {},
  ) {
    this.#allowed = allowed;
    this.#rules = rules;
    this.#max = max;
    this.#estimateLabel = estimateLabel;
  }

  /** The pieces that may be shown now. */
  add(delta: string): string[] {
    return this.closed ? [] : this.#admitAll(this.#gate.push(delta));
  }

  /** The last piece, when the stream has ended. A sentence that was cut in the middle is left out where others stand. */
  finish({ truncated = false } = {}): string[] {
    const rest = this.#gate.flush();
    const pieces = this.closed || (truncated && this.text !== '') ? [] : this.#admitAll([rest]);
    this.closed = true;
    return pieces;
  }

  /** Goes on after a sentence that failed, with what another attempt says. */
  reopen(): void {
    this.#gate = new SentenceGate();
    this.#space = this.text === '' ? '' : ' ';
    this.closed = false;
    this.declined = false;
    this.fault = null;
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
    const words = this.#labelled(sentence.trim());
    if (words === '') {
      if (this.text !== '') this.#space += sentence;
      return '';
    }
    if (words.includes(NO_ANSWER)) {
      this.declined = this.text === '';
      this.closed = true;
      return '';
    }
    // Another attempt may begin with what was shown already.
    if (this.rejected.length > 0 && this.text.includes(words)) return '';
    const lead = this.text === '' ? '' : this.#space + (/^\s*/.exec(sentence)?.[0] ?? '');
    const room = this.#max - this.text.length - lead.length;
    // One endless sentence is cut between words; after others it is left out.
    const fits = words.length <= room;
    this.closed = !fits;
    if (!fits && this.text !== '') return '';
    const piece = lead + (fits ? words : shortened(words, room));
    const next = this.text + piece;
    const claim = this.#findClaim(next) ?? this.#allowed.findFalseFact?.(words) ?? null;
    if (claim !== null) {
      this.#reject(words, claim);
      return '';
    }
    this.#space = /\s*$/.exec(sentence)?.[0] ?? '';
    this.text = next;
    return piece;
  }

  #labelled(words: string): string {
    if (this.#estimateLabel === undefined) return words;
    const labelled = labelEstimates(words, this.#allowed, this.#estimateLabel);
    this.hasEstimates ||= labelled !== words;
    return labelled;
  }

  #findClaim(next: string): UnsupportedClaim | null {
    // Figures that are labelled vouch for themselves.
    const allowed =
      this.#estimateLabel === undefined ? this.#allowed : { ...this.#allowed, figures: 'labelled' as const };
    return findUnsupportedClaims(next, allowed) ?? (leaksPrompt(next, this.#rules) ? 'prompt' : null);
  }

  #reject(sentence: string, claim: UnsupportedClaim): void {
    this.rejected.push({ sentence: isAttack(claim) ? '' : shortened(sentence, 200), claim });
    if (this.#estimateLabel !== undefined && !isAttack(claim)) return;
    this.fault = claim;
    this.closed = true;
  }
}
