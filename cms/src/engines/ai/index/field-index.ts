import { keyOf, placeOf } from './term-key';

const K1 = 1.2;
/**
 * A bot of three passages cannot tell common words from rare ones: as if these many passages of common language stood beside it. In
 * a large bot they no longer count.
 */
const IMAGINED = 40;

/** The share of all passages of the language that hold a term. */
export type Commonness = (term: string) => number;

/** An inverted index of one field as numbers: what is stored, and what is asked. */
export interface FieldData {
  /** Terms in ascending order of their keys; their lists of passages lie one after the other. */
  keys: Int32Array;
  offsets: Int32Array;
  documents: Uint16Array | Int32Array;
  counts: Uint8Array;
  lengthNorms: Float32Array;
}

/** An inverted index of one field with BM25 scores. */
export class FieldIndex {
  readonly #data: FieldData;
  readonly #commonness: Commonness;
  readonly size: number;

  constructor(data: FieldData, commonness: Commonness) {
    this.#data = data;
    this.#commonness = commonness;
    this.size = data.lengthNorms.length;
  }

  frequency(term: string): number {
    const place = placeOf(this.#data.keys, keyOf(term));
    return place < 0 ? 0 : (this.#data.offsets[place + 1] ?? 0) - (this.#data.offsets[place] ?? 0);
  }

  /** How much a term tells: rare ones more; one that never occurs the most. */
  idf(term: string): number {
    const frequency = this.frequency(term) + IMAGINED * this.#commonness(term);
    return Math.log(1 + (this.size + IMAGINED - frequency + 0.5) / (frequency + 0.5));
  }

  /** Adds `weight · BM25` of a term to the scores of the passages that hold it. */
  score(term: string, weight: number, scores: Float64Array): void {
    const { keys, offsets, documents, counts, lengthNorms } = this.#data;
    const place = placeOf(keys, keyOf(term));
    if (place < 0) return;
    const gain = weight * this.idf(term) * (K1 + 1);
    for (let at = offsets[place] ?? 0, end = offsets[place + 1] ?? 0; at < end; at += 1) {
      const document = documents[at] ?? 0;
      const count = counts[at] ?? 0;
      scores[document] = (scores[document] ?? 0) + (gain * count) / (count + (lengthNorms[document] ?? K1));
    }
  }
}

/** Collects the terms of passages one after the other, and ends as an index. */
export class FieldBuilder {
  readonly #ids = new Map<number, number>();
  /** For each term: the last passage that held it, and where its entry is. */
  readonly #last: number[] = [];
  readonly #entry: number[] = [];
  readonly #terms: number[] = [];
  readonly #counts: number[] = [];
  /** For each passage: where its entries end, and its length in terms. */
  readonly #ends: number[] = [];
  readonly #lengths: number[] = [];
  #length = 0;

  /** One term of the passage that is open. */
  add(key: number): void {
    this.#length += 1;
    const document = this.#lengths.length;
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(key, id);
    } else if (this.#last[id] === document) {
      const entry = this.#entry[id] ?? 0;
      this.#counts[entry] = (this.#counts[entry] ?? 0) + 1;
      return;
    }
    this.#last[id] = document;
    this.#entry[id] = this.#terms.length;
    this.#terms.push(id);
    this.#counts.push(1);
  }

  /** The open passage ends. */
  close(): void {
    this.#ends.push(this.#terms.length);
    this.#lengths.push(this.#length);
    this.#length = 0;
  }

  /** @param b How much a long passage is held against it: 0.75 for text, less for short fields. */
  build(b: number): FieldData {
    const size = this.#lengths.length;
    const keys = Int32Array.from(this.#ids.keys()).sort();
    const places = new Int32Array(keys.length);
    for (const [place, key] of keys.entries()) places[this.#ids.get(key) ?? 0] = place;

    const offsets = new Int32Array(keys.length + 1);
    for (const id of this.#terms) {
      const after = (places[id] ?? 0) + 1;
      offsets[after] = (offsets[after] ?? 0) + 1;
    }
    for (let at = 1; at < offsets.length; at += 1) offsets[at] = (offsets[at] ?? 0) + (offsets[at - 1] ?? 0);

    const next = offsets.slice();
    const total = this.#terms.length;
    const documents = size <= 65_536 ? new Uint16Array(total) : new Int32Array(total);
    const counts = new Uint8Array(total);
    let entry = 0;
    for (const [document, end] of this.#ends.entries())
      for (; entry < end; entry += 1) {
        const place = places[this.#terms[entry] ?? 0] ?? 0;
        const at = next[place] ?? 0;
        documents[at] = document;
        counts[at] = Math.min(255, this.#counts[entry] ?? 0);
        next[place] = at + 1;
      }
    const average = this.#lengths.reduce((sum, length) => sum + length, 0) / size || 1;
    const lengthNorms = Float32Array.from(this.#lengths, (length) => K1 * (1 - b + (b * length) / average));
    return { keys, offsets, documents, counts, lengthNorms };
  }
}
