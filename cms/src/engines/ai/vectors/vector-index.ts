import { createHash } from 'node:crypto';
import type { Passage } from '../port';

/** More of a passage than this says no more of what it is about. */
const EMBEDDED_LENGTH = 2_000;

/** A passage as it is embedded: with the heading and the question that say what it is about. */
export const textOf = ({ heading, question, text, sourceTitle }: Passage): string =>
  [question ?? '', heading, text]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, EMBEDDED_LENGTH) || sourceTitle;

export const hashOf = (passage: Passage): string =>
  createHash('sha256').update(textOf(passage)).digest('base64url');

/** A bot's passages by meaning: those nearest to a question, by comparing it with each. */
export class VectorIndex {
  readonly #points: { passage: Passage; vector: Float32Array }[];
  /** Passages that have no vector yet. */
  readonly missing: number;
  readonly total: number;

  constructor(passages: Passage[], vectors: ReadonlyMap<string, Float32Array>) {
    this.#points = passages.flatMap((passage) => {
      const vector = vectors.get(hashOf(passage));
      return vector ? [{ passage, vector }] : [];
    });
    this.total = passages.length;
    this.missing = passages.length - this.#points.length;
  }

  /** How many numbers it keeps in memory. */
  get size(): number {
    return this.#points.reduce((sum, { vector }) => sum + vector.length, 0);
  }

  /** Whether the model changed the length of its vectors under the same name. */
  fits({ length }: Float32Array): boolean {
    return this.#points.every(({ vector }) => vector.length === length);
  }

  nearest(question: Float32Array, limit: number): Passage[] {
    const close: { passage: Passage; closeness: number }[] = [];
    for (const { passage, vector } of this.#points) {
      if (vector.length !== question.length) continue;
      let closeness = 0;
      for (let at = 0; at < vector.length; at += 1) closeness += (vector[at] ?? 0) * (question[at] ?? 0);
      close.push({ passage, closeness });
    }
    return close
      .sort((a, b) => b.closeness - a.closeness)
      .slice(0, limit)
      .map(({ passage }) => passage);
  }
}
