import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';

interface Measure {
  pattern: RegExp;
  kind: 'weight' | 'volume' | 'length';
  /** How many of the smallest unit of its kind one of it is. */
  base: number;
}
const MEASURES: readonly Measure[] = [
  { pattern: /^(?:g|gr|gramm[io])$/, kind: 'weight', base: 1 },
  { pattern: /^ett[io]$/, kind: 'weight', base: 100 },
  { pattern: /^(?:kg|[ck]h?il[io]|chilogramm[io])$/, kind: 'weight', base: 1_000 },
  { pattern: /^quintal[ei]$/, kind: 'weight', base: 100_000 },
  { pattern: /^tonnellat[ae]$/, kind: 'weight', base: 1_000_000 },
  { pattern: /^ml$/, kind: 'volume', base: 1 },
  { pattern: /^cl$/, kind: 'volume', base: 10 },
  { pattern: /^(?:dl|decilitr[io])$/, kind: 'volume', base: 100 },
  { pattern: /^(?:l|lt|litr[io])$/, kind: 'volume', base: 1_000 },
  { pattern: /^ettolitr[io]$/, kind: 'volume', base: 100_000 },
  { pattern: /^(?:cm|centimetr[io])$/, kind: 'length', base: 1 },
  { pattern: /^metr[io]$/, kind: 'length', base: 100 },
];
const NAMES =
  'kg|[ck]h?il[io]|chilogramm[io]|ett[io]|litr[io]|quintal[ei]|tonnellat[ae]|metr[io]|ettolitr[io]|gramm[io]|cl|ml';
const PER_MEASURE = new RegExp(
  `^\\s*(?:€|euro)?\\s*(?:(?:al|allo|alla|a|il|lo|la|per(?: un)?|ogni) |all'|l'|/ ?)(${NAMES})\\b(?! quadr)`,
  'u',
);

const measureOf = (name: string): Measure | undefined =>
  MEASURES.find(({ pattern }) => pattern.test(name.trim()));

/** An amount that is paid for one measure, and another measure of the same kind: "24 € al kg" and "8 grammi". */
interface MeasuredPrice {
  amount: Mention;
  measure: Mention;
  /** How many of the second measure one of the first is. */
  ratio: number;
}

/** Prices by the measure beside a quantity told in another one. */
export const measuredPrices = ({ folded, mentions }: Facts): MeasuredPrice[] =>
  mentions.filter(isAmount).flatMap((amount) => {
    const of = measureOf(PER_MEASURE.exec(folded.slice(amount.end))?.[1] ?? '');
    if (!of) return [];
    return mentions.flatMap((measure) => {
      const own = measure === amount ? undefined : measureOf(measure.noun ?? '');
      return own?.kind === of.kind ? [{ amount, measure, ratio: of.base / own.base }] : [];
    });
  });
