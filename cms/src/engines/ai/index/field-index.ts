import { breather } from './breather';

const K1 = 1.2;
/**
 * A bot of three passages cannot tell common words from rare ones: as if these many passages of common language stood beside it. In
 * a large bot they no longer count.
 */
const IMAGINED = 40;

/** The share of all passages of the language that hold a term. */
export type Commonness = (term: string) => number;

interface Postings {
  /** Place of each term's list; the lists lie one after the other. */
  terms: Map<string, number>;
  offsets: Int32Array;
  documents: Int32Array;
  counts: Uint8Array;
  lengthNorms: Float32Array;
}

/** An inverted index of one field with BM25 scores. Postings lie in typed arrays: a bot's index is mostly numbers. */
export class FieldIndex {
  readonly #terms: Map<string, number>;
  readonly #offsets: Int32Array;
  readonly #documents: Int32Array;
  readonly #counts: Uint8Array;
  readonly #lengthNorms: Float32Array;
  readonly #commonness: Commonness;
  readonly size: number;

  constructor({ terms, offsets, documents, counts, lengthNorms }: Postings, commonness: Commonness) {
    this.#terms = terms;
    this.#offsets = offsets;
    this.#documents = documents;
    this.#counts = counts;
    this.#lengthNorms = lengthNorms;
    this.#commonness = commonness;
    this.size = lengthNorms.length;
  }

  frequency(term: string): number {
    const id = this.#terms.get(term);
    return id === undefined ? 0 : (this.#offsets[id + 1] ?? 0) - (this.#offsets[id] ?? 0);
  }

  /** How much a term tells: rare ones more; one that never occurs the most. */
  idf(term: string): number {
    const frequency = this.frequency(term) + IMAGINED * this.#commonness(term);
    return Math.log(1 + (this.size + IMAGINED - frequency + 0.5) / (frequency + 0.5));
  }

  /** Adds `weight · BM25` of a term to the scores of the passages that hold it. */
  score(term: string, weight: number, scores: Float64Array): void {
    const id = this.#terms.get(term);
    if (id === undefined) return;
    const gain = weight * this.idf(term) * (K1 + 1);
    for (let at = this.#offsets[id] ?? 0, end = this.#offsets[id + 1] ?? 0; at < end; at += 1) {
      const document = this.#documents[at] ?? 0;
      const count = this.#counts[at] ?? 0;
      scores[document] =
        (scores[document] ?? 0) + (gain * count) / (count + (this.#lengthNorms[document] ?? K1));
    }
  }
}

/** Collects the terms of passages one after the other, and ends as an index. */
export class FieldBuilder {
  readonly #postings = new Map<string, number[]>();
  readonly #lengths: number[] = [];

  add(terms: string[]): void {
    const document = this.#lengths.length;
    for (const term of terms) {
      const list = this.#postings.get(term);
      if (list === undefined) this.#postings.set(term, [document, 1]);
      else if (list[list.length - 2] === document) list[list.length - 1] = (list[list.length - 1] ?? 0) + 1;
      else list.push(document, 1);
    }
    this.#lengths.push(terms.length);
  }

  /** @param b How much a long passage is held against it: 0.75 for text, less for short fields. */
  async build(b: number, commonness: Commonness): Promise<FieldIndex> {
    const breathe = breather();
    let total = 0;
    for (const list of this.#postings.values()) total += list.length / 2;
    const terms = new Map<string, number>();
    const offsets = new Int32Array(this.#postings.size + 1);
    const documents = new Int32Array(total);
    const counts = new Uint8Array(total);
    let at = 0;
    for (const [term, list] of this.#postings) {
      const id = terms.size;
      // A clock read for each of half a million terms would cost more than the pause it saves.
      if (id % 256 === 0) await breathe();
      terms.set(term, id);
      offsets[id] = at;
      for (let entry = 0; entry < list.length; entry += 2) {
        documents[at] = list[entry] ?? 0;
        counts[at] = Math.min(255, list[entry + 1] ?? 0);
        at += 1;
      }
    }
    offsets[terms.size] = at;
    const average = this.#lengths.reduce((sum, length) => sum + length, 0) / this.#lengths.length || 1;
    const lengthNorms = Float32Array.from(this.#lengths, (length) => K1 * (1 - b + (b * length) / average));
    return new FieldIndex({ terms, offsets, documents, counts, lengthNorms }, commonness);
  }
}
