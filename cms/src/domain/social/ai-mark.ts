const WORDS = /[\p{L}\p{N}]{3,}/gu;
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(WORDS) ?? []);

/** With fewer of the writer's words than this a text is its owner's. */
const STILL_ITS = 0.4;

/**
 * Whether a text that was made by AI still is after an edit. A corrected, shortened or extended text keeps its mark; one that its owner
 * wrote anew loses it. When in doubt it stays: the law asks for telling, and nobody is harmed by it.
 */
export const isStillAi = (made: string, edited: string): boolean => {
  const words = wordsOf(edited);
  if (words.size === 0) return true;
  const before = wordsOf(made);
  const sharedWords = [...words].filter((word) => before.has(word)).length;
  return sharedWords / Math.min(words.size, Math.max(1, before.size)) >= STILL_ITS;
};
