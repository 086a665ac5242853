/** Words per minute of the specification (spec/customer-app.md §5). */
const WORDS_PER_MINUTE = 200;

/** Minutes it takes to read an HTML body: words / 200, rounded up, at least one. */
export const readingMinutes = (html: string): number => {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
};
