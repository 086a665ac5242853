/** Collective numbers, as people estimate: "una cinquantina", "un centinaio di". */
const COLLECTIVE: Readonly<Record<string, number>> = {
  decina: 10,
  dozzina: 12,
  quindicina: 15,
  ventina: 20,
  trentina: 30,
  quarantina: 40,
  cinquantina: 50,
  sessantina: 60,
  settantina: 70,
  ottantina: 80,
  novantina: 90,
  centinaio: 100,
  migliaio: 1_000,
};
const PATTERN = new RegExp(
  `(?<!\\p{L})un[ao']? ?(${Object.keys(COLLECTIVE).join('|')})(?: d[i'])?(?!\\p{L})`,
  'giu',
);

/** A text with its collective numbers in digits, as every reader of figures expects them. */
export const withPlainCounts = (text: string): string =>
  text.replace(PATTERN, (_, word: string) => String(COLLECTIVE[word.toLowerCase()] ?? word));
