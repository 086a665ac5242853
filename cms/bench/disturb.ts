import { wordsOf } from '../src/engines/ai/index/analysed-text';
import { tokenise } from '../src/engines/ai/text/tokenise';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A small generator, so that every run disturbs alike. */
const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};
const seedOf = (text: string): number => {
  let seed = 7;
  for (const sign of text) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return seed;
};

const misspelt = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'e';
  const kind = Math.floor(random() * 4);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + letter + word.slice(at);
  if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1);
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
};

/** The question with one edit in each of at most two content words of five letters or more (reference: typo row of ai.md §3.1). */
export const withTypos = (question: string): string => {
  const random = randomFrom(seedOf(question));
  const content = new Set(wordsOf(question, 'it').map(({ at }) => at));
  const words = tokenise(question).filter(({ text }, at) => content.has(at) && /^\p{L}{5,}$/u.test(text));
  const chosen = words
    .map((word) => ({ word, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, 2)
    .map(({ word }) => word)
    .sort((a, b) => b.start - a.start);
  return chosen.reduce(
    (text, { text: word, start }) =>
      text.slice(0, start) +
      misspelt(text.slice(start, start + word.length), random) +
      text.slice(start + word.length),
    question,
  );
};

/** What people really type: the first four content words. */
export const asKeywords = (question: string): string => {
  const content = new Set(wordsOf(question, 'it').map(({ at }) => at));
  return tokenise(question)
    .filter((_, at) => content.has(at))
    .slice(0, 4)
    .map(({ text }) => text)
    .join(' ');
};
