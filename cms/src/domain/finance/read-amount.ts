import type { Cents } from '../../contract';
import { MOST_CENTS, timesDividedBy } from './exact';

/** What stands behind a number and makes it larger. */
export const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1000,
  mila: 1000,
  thousand: 1000,
  m: 1_000_000,
  mln: 1_000_000,
  milione: 1_000_000,
  milioni: 1_000_000,
  million: 1_000_000,
  mld: 1_000_000_000,
  mrd: 1_000_000_000,
  miliardo: 1_000_000_000,
  miliardi: 1_000_000_000,
  bn: 1_000_000_000,
  billion: 1_000_000_000,
};

const UNITS = 'zero un due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ');
const TENS: Readonly<Record<string, number>> = {
  quindici: 15,
  venti: 20,
  venticinque: 25,
  trenta: 30,
  quaranta: 40,
  cinquanta: 50,
  sessanta: 60,
  settanta: 70,
  ottanta: 80,
  novanta: 90,
  cento: 100,
  duecento: 200,
  trecento: 300,
  quattrocento: 400,
  cinquecento: 500,
};
/** Round amounts that people write out: "mille", "duemila", "cinquecento". */
export const WRITTEN: ReadonlyMap<string, number> = new Map([
  ['mille', 1000],
  ...UNITS.slice(2).flatMap((word, at): [string, number][] => [
    [word, at + 2],
    [`${word}mila`, (at + 2) * 1000],
  ]),
  ...Object.entries(TENS).flatMap(([word, value]): [string, number][] => [
    [word, value],
    [`${word}mila`, value * 1000],
  ]),
]);

/**
 * A number's digits as a whole number and how many of them are decimals. Two different marks: the last one is the decimal mark. One
 * mark before exactly three digits parts thousands, as Italians write them ("1.234"), also a comma: nobody types thousandths of a
 * euro, unless a zero stands before it or a word behind makes it larger ("1,234 mln").
 */
const readDigits = (written: string, isScaled: boolean): { digits: string; decimals: number } | null => {
  const text = written.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '');
  const whole = /^\d+$/.exec(text);
  if (whole) return { digits: text, decimals: 0 };
  const grouped = (mark: string, decimal: string): RegExp =>
    new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+(?:\\${decimal}(\\d+))?$`);
  const isSmall = /^0[.,]/.test(text);
  const single = /^(\d+)([.,])(\d+)$/.exec(text);
  if (single) {
    const [, before = '', , after = ''] = single;
    const isThousands = after.length === 3 && before.length <= 3 && !isSmall && !isScaled;
    return { digits: before + after, decimals: isThousands ? 0 : after.length };
  }
  const marked = grouped('.', ',').exec(text) ?? grouped(',', '.').exec(text);
  if (!marked) return null;
  return { digits: text.replace(/[.,]/g, ''), decimals: marked[1]?.length ?? 0 };
};

/** "1.234,56" and a word behind it ("mila", "mln", '') as hundredths; `null` when it is no number. */
export const hundredthsOf = (written: string, scale: string): number | null => {
  const times = scale === '' ? 1 : MULTIPLIERS[scale.toLowerCase()];
  const read = readDigits(written, scale !== '');
  if (times === undefined || read === null || read.digits.length > 18 || read.decimals > 6) return null;
  // Digits beyond 2^53 would not be exact; no business has that many.
  if (BigInt(read.digits) * BigInt(times) > 10n ** BigInt(read.decimals) * BigInt(MOST_CENTS)) return null;
  const cents = timesDividedBy(Number(read.digits), times * 100, 10 ** read.decimals);
  return cents <= MOST_CENTS ? cents : null;
};

const ABOUT =
  /^(?:circa|ca\.?|c\.a|quasi|più o meno|piu o meno|all'incirca|intorno a|sui|sulle|about|around|approx\.?|~|≈)\s*/i;
const CURRENCY = '(?:€|eur(?:o|i)?\\.?|euros)';
const AMOUNT = new RegExp(
  `^(?<open>\\()?\\s*(?<before>[-−–]|\\+|meno\\s|minus\\s)?\\s*(?:${CURRENCY})?\\s*(?<inner>[-−–])?\\s*` +
    `(?<number>\\d[\\d.,\\s'’]*?)(?:,-|\\.=|,=)?\\s*(?<scale>k|m|mila|thousand|mln|mio|milion[ei]|million|mld|mrd|miliard[oi]|bn|billion)?\\.?` +
    `\\s*(?:di\\s+)?(?:${CURRENCY})?\\s*(?<after>[-−–])?\\s*(?<close>\\))?$`,
  'iu',
);

/**
 * An amount as people type it ("1.234,56", "1234.56", "€ 1,2 mln", "3k", "12 mila", "(500)") in cents; `null` when it is none, or when
 * it says more than an amount: a percentage, another currency, a range, "al mese".
 */
export const readAmount = (typed: string): Cents | null => {
  if (typed.length > 60) return null;
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(ABOUT, '')
    .replace(/\s+circa$/i, '');
  const written = WRITTEN.get(text.toLowerCase().replace(/\s*(?:euro|€)$/, ''));
  if (written !== undefined) return written * 100;
  const match = AMOUNT.exec(text);
  const groups = match?.groups;
  if (!groups || (groups.open === undefined) !== (groups.close === undefined)) return null;
  const cents = hundredthsOf((groups.number ?? '').trim(), (groups.scale ?? '').replace(/^mio$/i, 'mln'));
  if (cents === null) return null;
  const signs = [groups.open, groups.before?.replace('+', ''), groups.inner, groups.after].filter(
    (sign) => sign !== undefined && sign.trim() !== '',
  );
  if (signs.length > 1) return null;
  return signs.length === 1 && cents !== 0 ? -cents : cents;
};

/** "20%", "20 per cento", "4,5 %" in basis points; `null` when it is no percentage. */
export const readPercent = (typed: string): number | null => {
  const match = /^\s*(-|−)?\s*(\d[\d.,]*)\s*(?:%|per\s?cento|percent)\s*$/i.exec(typed.normalize('NFKC'));
  if (!match) return null;
  const points = hundredthsOf(match[2] ?? '', '');
  return points === null ? null : match[1] === undefined ? points : -points;
};
