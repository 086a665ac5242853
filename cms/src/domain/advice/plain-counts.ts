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

/** "5 virgola 9": a decimal as it is spoken. */
const SPOKEN_DECIMAL = /(?<=\d) virgola (?=\d)/giu;
/** "Uno su quattro è mezzo vuoto": a verb, which without its accent would add a half. */
const IS_HALF = /(?<=\s)è (?=mezz[oa]\s)/giu;

/** A text with its collective numbers and spoken decimals in digits, as every reader of figures expects them. */
export const withPlainCounts = (text: string): string =>
  text
    .replace(PATTERN, (_, word: string) => String(COLLECTIVE[word.toLowerCase()] ?? word))
    .replace(/(?<![\d.,])13 ?(?:esima|ª)(?!\p{L})/giu, 'tredicesima')
    .replace(/(?<![\d.,])14 ?(?:esima|ª)(?!\p{L})/giu, 'quattordicesima')
    .replace(SPOKEN_DECIMAL, ',')
    .replace(IS_HALF, 'sta ');
