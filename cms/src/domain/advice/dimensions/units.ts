import { type Factor, ratio } from '../quantities/exact-product';

/** What one is counted in: a span, a measure, or a thing by the stem of its noun. */
export interface UnitScale {
  unit: string;
  /** How many of the unit one of what was written is: a hectogram is a tenth of a kilogram. */
  scale: Factor;
}

const ONE = ratio(1, 1);

/** Spans and measures by their names, each as a share of the unit that sums are made in. */
const KNOWN: readonly { names: RegExp; unit: string; scale: Factor }[] = [
  { names: /^(?:ora|ore|orari[oa]|hour|hours|h)$/, unit: 'hour', scale: ONE },
  {
    names:
      /^(?:giorno|giorni|giornata|giornate|giornalier[oa]|sera|sere|serata|serate|nott|notte|notti|day|days)$/,
    unit: 'day',
    scale: ONE,
  },
  { names: /^(?:settimana|settimane|settimanal[ei]|week|weeks)$/, unit: 'week', scale: ONE },
  { names: /^(?:mese|mesi|mensil[ei]|month|months)$/, unit: 'month', scale: ONE },
  { names: /^(?:anno|anni|annu[oae]|annual[ei]|year|years)$/, unit: 'year', scale: ONE },
  { names: /^(?:g|gr|grammo|grammi)$/, unit: 'kg', scale: ratio(1, 1_000) },
  { names: /^(?:etto|etti|hg)$/, unit: 'kg', scale: ratio(1, 10) },
  { names: /^(?:kg|[ck]h?il[io]|kili)$/, unit: 'kg', scale: ONE },
  { names: /^quintal[ei]$/, unit: 'kg', scale: ratio(100, 1) },
  { names: /^tonnellat[ae]$/, unit: 'kg', scale: ratio(1_000, 1) },
  { names: /^ml$/, unit: 'litre', scale: ratio(1, 1_000) },
  { names: /^cl$/, unit: 'litre', scale: ratio(1, 100) },
  { names: /^(?:litre|litro|litri|lt)$/, unit: 'litre', scale: ONE },
  { names: /^ettolitr[io]$/, unit: 'litre', scale: ratio(100, 1) },
  { names: /^(?:cm|centimetr[io])$/, unit: 'metre', scale: ratio(1, 100) },
  { names: /^(?:metre|metro|metri|m)$/, unit: 'metre', scale: ONE },
  { names: /^(?:km|chilometr[io])$/, unit: 'km', scale: ONE },
  { names: /^kwh?$/, unit: 'kwh', scale: ONE },
  { names: /^(?:mq|m2)$/, unit: 'mq', scale: ONE },
  { names: /^(?:dozzin[ae])$/, unit: 'one', scale: ratio(12, 1) },
  { names: /^(?:testa|capo|persona|persone|head)$/, unit: 'head', scale: ONE },
  {
    names: /^(?:one|un[oa]|l'un[oa]|cadaun[oa]|cad|ciascun[oa]|pezzo|pezzi|piece|each)$/,
    unit: 'one',
    scale: ONE,
  },
];

/** The span that a period stands for. */
export const SPAN_OF_PERIOD: Readonly<Record<string, string>> = {
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
};

export const SPANS: readonly string[] = ['hour', 'day', 'week', 'month', 'year'];
const MEASURES: readonly string[] = ['kg', 'litre', 'metre', 'km', 'mq', 'kwh'];
/** One of whatever is sold, and one of those who pay: neither names its thing. */
export const UNNAMED: readonly string[] = ['one', 'head'];
export const isThing = (unit: string): boolean => !SPANS.includes(unit) && !MEASURES.includes(unit);

/** Singular and plural of a noun share it: "bottiglia", "bottiglie"; "barca", "barche". */
export const stemOf = (noun: string): string => noun.replace(/[aeiou]+$/u, '').replace(/h$/u, '');

/** The unit that a noun stands for; a thing by its stem where it is neither span nor measure. */
export const unitOf = (noun: string): UnitScale => {
  const name = noun.trim();
  const known = KNOWN.find(({ names }) => names.test(name));
  return known ? { unit: known.unit, scale: known.scale } : { unit: stemOf(name), scale: ONE };
};
export const isNamedUnit = (noun: string): boolean => KNOWN.some(({ names }) => names.test(noun.trim()));
