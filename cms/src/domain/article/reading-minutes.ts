/** Words per minute of the specification (spec/customer-app.md §5). */
const WORDS_PER_MINUTE = 200;

/** The words of an HTML body; what has neither letter nor digit is none. */
export const countWords = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Minutes it takes to read an HTML body: words / 200, rounded up, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.ceil(countWords(html) / WORDS_PER_MINUTE));
