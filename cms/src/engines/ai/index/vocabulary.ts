/** Longest word that is repaired. */
const LONGEST = 24;
const SHORTEST = 3;

const rows = [0, 1, 2].map(() => new Int32Array(64));

/** Edit distance with swapped neighbours counted once, given up above `limit`. */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit || b.length >= 64) return limit + 1;
  let [beforeLast, last, row] = rows as [Int32Array, Int32Array, Int32Array];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
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

/** Whether two words differ in doubled letters only: "gome" for "gomme". Sure even of a short word. */
export const differInDoubles = (a: string, b: string): boolean =>
  a !== b && a.replace(/(.)\1+/g, '$1') === b.replace(/(.)\1+/g, '$1');

/** How a word sounds: no doubled letters, no mute h, one letter for k and c. */
export const soundOf = (word: string): string =>
  word
    .replace(/ck|k|qu(?=[aeo])/g, 'c')
    .replace(/ch(?=[ei])/g, 'c')
    .replace(/(?<!^)h/g, '')
    .replace(/(.)\1+/g, '$1');
/** Whether two words sound alike, up to one slip in longer ones. */
const soundAlike = (a: string, b: string): boolean => {
  const [x, y] = [soundOf(a), soundOf(b)];
  return x === y || (x.length >= 5 && x[0] === y[0] && editDistance(x, y, 1) <= 1);
};

/** The words of one bot's material: one long text of them, shortest first, so that a word's place tells where it stands. */
export interface VocabularyData {
  text: string;
  /** For each length, the number of the first word that has it; one more at the end. */
  firsts: Int32Array;
  /** The set of a word's letters: most words are ruled out without comparing letters. */
  masks: Int32Array;
  counts: Int32Array;
}

export const buildVocabulary = (counts: ReadonlyMap<string, number>): VocabularyData => {
  const byLength = Array.from({ length: LONGEST + 1 }, (): string[] => []);
  for (const word of counts.keys())
    if (word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word))
      byLength[word.length]?.push(word);
  const firsts = new Int32Array(LONGEST + 2);
  for (const [length, words] of byLength.entries()) firsts[length + 1] = (firsts[length] ?? 0) + words.length;
  const words = byLength.flat();
  return {
    text: words.join(''),
    firsts,
    masks: Int32Array.from(words, letterMask),
    counts: Int32Array.from(words, (word) => counts.get(word) ?? 0),
  };
};

/** Reads a misspelt word as the nearest of the material's words. */
export class Vocabulary {
  readonly #data: VocabularyData;
  /** For each length, where its words begin in the text. */
  readonly #starts: number[] = [];

  constructor(data: VocabularyData) {
    this.#data = data;
    let start = 0;
    for (let length = 0; length <= LONGEST; length += 1) {
      this.#starts.push(start);
      start += length * ((data.firsts[length + 1] ?? 0) - (data.firsts[length] ?? 0));
    }
  }

  has(word: string): boolean {
    const mask = letterMask(word);
    const [from, to] = this.#range(word.length);
    for (let at = from; at < to; at += 1)
      if (this.#data.masks[at] === mask && this.#wordAt(at, word.length) === word) return true;
    return false;
  }

  /** The nearest known word to an unknown one, one edit away (two from eight letters on), or `null`. */
  nearest(word: string): { word: string; distance: number } | null {
    if (word.length < 4 || word.length > LONGEST || /\d/.test(word)) return null;
    const limit = word.length >= 8 ? 2 : 1;
    // Doubled letters that were left out make a word shorter by more than a slip.
    const reach = word.length >= 6 ? 2 : limit;
    const mask = letterMask(word);
    const { masks, counts } = this.#data;
    let best: { word: string; distance: number; rank: number } | null = null;
    for (let length = word.length - reach; length <= word.length + reach; length += 1) {
      const [from, to] = this.#range(length);
      for (let at = from; at < to; at += 1) {
        if (bits(mask ^ (masks[at] ?? 0)) > 2 * limit) continue;
        const candidate = this.#wordAt(at, length);
        const edits = editDistance(word, candidate, best ? Math.min(limit, best.distance) : limit);
        // "Tapetto" for "tappeto": one slip, though two letters are wrong.
        const isDoubled = edits > limit && mask === masks[at] && differInDoubles(word, candidate);
        const distance = isDoubled ? 1 : edits > limit && soundAlike(word, candidate) ? limit : edits;
        if (distance > limit) continue;
        // People seldom miss the first letter; between equals the commoner word is meant, and "apperti" is "aperti" before it is "aperto".
        const otherEnding = edits > limit && candidate.at(-1) !== word.at(-1) ? 8 : 0;
        const rank =
          distance * 10 + otherEnding + (candidate[0] === word[0] ? 0 : 5) - Math.log1p(counts[at] ?? 0);
        if (!best || rank < best.rank) best = { word: candidate, distance, rank };
      }
    }
    return best && { word: best.word, distance: best.distance };
  }

  #range(length: number): [from: number, to: number] {
    if (length > LONGEST) return [0, 0];
    return [this.#data.firsts[length] ?? 0, this.#data.firsts[length + 1] ?? 0];
  }

  #wordAt(at: number, length: number): string {
    const start = (this.#starts[length] ?? 0) + (at - (this.#data.firsts[length] ?? 0)) * length;
    return this.#data.text.slice(start, start + length);
  }
}
