import { breather } from './breather';

/** Edit distance with swapped neighbours counted once, given up above `limit`. */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
};

const letterMask = (word: string): number => {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) % 31);
  return mask;
};
const bits = (mask: number): number => {
  let left = mask - ((mask >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** The words of one bot's material, to read a misspelt word as the nearest of them. */
export class Vocabulary {
  /** Words by length, with the set of their letters as a mask: most words are ruled out without comparing letters. */
  readonly #byLength = new Map<number, { words: string[]; masks: number[]; counts: number[] }>();

  private constructor() {}

  static async of(counts: ReadonlyMap<string, number>): Promise<Vocabulary> {
    const vocabulary = new Vocabulary();
    const breathe = breather();
    let seen = 0;
    for (const [word, count] of counts) {
      if ((seen += 1) % 256 === 0) await breathe();
      if (word.length < 3 || word.length > 24 || /\d/.test(word)) continue;
      const bucket = vocabulary.#byLength.get(word.length) ?? { words: [], masks: [], counts: [] };
      vocabulary.#byLength.set(word.length, bucket);
      bucket.words.push(word);
      bucket.masks.push(letterMask(word));
      bucket.counts.push(count);
    }
    return vocabulary;
  }

  has(word: string): boolean {
    return this.#byLength.get(word.length)?.words.includes(word) ?? false;
  }

  /** The nearest known word to an unknown one, one edit away (two from eight letters on), or `null`. */
  nearest(word: string): { word: string; distance: number } | null {
    if (word.length < 4 || word.length > 24 || /\d/.test(word)) return null;
    const limit = word.length >= 8 ? 2 : 1;
    const mask = letterMask(word);
    let best: { word: string; distance: number; rank: number } | null = null;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      const bucket = this.#byLength.get(length);
      if (!bucket) continue;
      for (let index = 0; index < bucket.words.length; index += 1) {
        if (bits(mask ^ (bucket.masks[index] ?? 0)) > 2 * limit) continue;
        const candidate = bucket.words[index] ?? '';
        const distance = editDistance(word, candidate, best ? Math.min(limit, best.distance) : limit);
        if (distance > limit) continue;
        // People seldom miss the first letter; between equals the commoner word is meant.
        const rank =
          distance * 10 + (candidate[0] === word[0] ? 0 : 5) - Math.log1p(bucket.counts[index] ?? 0);
        if (!best || rank < best.rank) best = { word: candidate, distance, rank };
      }
    }
    return best && { word: best.word, distance: best.distance };
  }
}
