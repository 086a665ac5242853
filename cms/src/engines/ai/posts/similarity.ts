const WORDS = /[\p{L}\p{N}]+/gu;
const LENGTH = 3;

/** Runs of three words of a text, without capitals and marks. */
export const trigramsOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(WORDS) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + LENGTH <= words.length; at += 1) runs.add(words.slice(at, at + LENGTH).join(' '));
  return runs;
};

/** How much of the shorter of two texts stands in the other, from 0 to 1. */
export const sharedPart = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const run of small) if (large.has(run)) shared += 1;
  return shared / small.size;
};

/** Above this a reader says: I have read that already. */
export const ALIKE = 0.35;
