import { hundredthsOf, WRITTEN } from './read-amount';

export type WrittenUnit = 'money' | 'percent' | 'months' | 'hours' | 'plain';

/** A figure in running text. */
export interface WrittenFigure {
  /** Hundredths: cents of an amount, basis points of a percentage; of a duration, hundredths of a month. */
  value: number;
  unit: WrittenUnit;
  start: number;
  end: number;
}

const NUMBER = String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*`;
const WORDS = [...WRITTEN.keys()].filter((word) => /mila$|mille|cento/.test(word)).join('|');
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?<sign>€\s*)?(?:(?<number>${NUMBER})(?:\s*(?<scale>k|mila|thousand|mln|milion[ei]|million|mld|miliard[oi]|billion)(?![\p{L}\p{N}]))?|(?<word>${WORDS})(?![\p{L}]))` +
    String.raw`\s*(?<unit>€|euro?(?![\p{L}])|euros|%|per\s?cento|percent|ann[oi](?![\p{L}])|years?(?![\p{L}])|mes[ei](?![\p{L}])|months?(?![\p{L}])|rate(?![\p{L}])|or[ae](?![\p{L}])|hours?(?![\p{L}])|h(?![\p{L}]))?`,
  'giu',
);

const unitOf = (sign: string | undefined, word: string): WrittenUnit => {
  const unit = word.toLowerCase();
  if (sign !== undefined || /^(?:€|eur)/.test(unit)) return 'money';
  if (/^(?:%|per)/.test(unit)) return 'percent';
  if (/^(?:ann|year|mes|month|rate)/.test(unit)) return 'months';
  return /^(?:or|h)/.test(unit) ? 'hours' : 'plain';
};

/** Every figure of a sentence with its place and what it counts, in the order of the text. */
export const figuresIn = (text: string): WrittenFigure[] =>
  [...text.matchAll(FIGURE)].flatMap((match): WrittenFigure[] => {
    const { sign, number, scale = '', word, unit = '' } = match.groups ?? {};
    const written = word === undefined ? undefined : WRITTEN.get(word.toLowerCase());
    const value = written === undefined ? hundredthsOf(number ?? '', scale) : written * 100;
    if (value === null) return [];
    const kind = unitOf(sign, unit);
    const start = match.index;
    const years = kind === 'months' && /^(?:ann|year)/i.test(unit);
    return [{ value: years ? value * 12 : value, unit: kind, start, end: start + match[0].trimEnd().length }];
  });
