import { stem } from '../text/stem';
import { isStopWord } from '../text/stop-words';
import { NUMBER, numberOf, withDigits } from './numbers';
import { plain } from './plain';
import { remember } from '../text/remember';

/** So much of something: `unit` is a known one or the stem of the noun counted. */
export interface Quantity {
  amount: number;
  unit: string;
  /** The words it stood in. */
  written: string;
}
/** From so much to so much of something. */
export interface Range {
  min: number;
  max: number;
  unit: string;
}

const UNITS: [string, RegExp][] = [
  ['month', /^(?:mes[ei]|months?)$/],
  ['year', /^(?:ann[oi]|years?|yo)$/],
  ['week', /^(?:settiman[ae]|weeks?)$/],
  ['day', /^(?:giorn[oi]|giornat[ae]|gg|days?)$/],
  ['night', /^(?:nott[ei]|nights?)$/],
  ['hour', /^(?:or[ae]|h|hours?|hrs?)$/],
  ['minute', /^(?:minut[oi]|min|mins|minutes?|')$/],
  ['kg', /^(?:kg|kilo|kili|chil[oi]|kilos?|chilogramm[oi])$/],
  ['g', /^(?:g|gr|gramm[oi]|grams?)$/],
  ['l', /^(?:l|lt|litr[oi]|lit(?:er|re)s?)$/],
  ['ml', /^ml$/],
  ['cl', /^cl$/],
  ['km', /^(?:km|chilometr[oi]|kilomet(?:er|re)s?)$/],
  ['m', /^(?:m|mt|metr[oi]|met(?:er|re)s?)$/],
  ['cm', /^(?:cm|centimetr[oi])$/],
  ['mm', /^(?:mm|millimetr[oi])$/],
  ['sqm', /^(?:mq|m2|metriquadr[oi])$/],
  ['cbm', /^(?:mc|m3|metricub[oi])$/],
  [
    'person',
    /^(?:person[ae]|pers|ospit[ei]|invitat[oi]|partecipant[ei]|copert[oi]|commensal[ei]|teste|passegger[oi]|people|persons?|guests?|pax|adult[oi]|adults?|participants?|attendees|passengers?)$/,
  ],
  ['euro', /^(?:€|euro?|eur)$/],
  ['percent', /^%$/],
  ['volt', /^(?:v|volt)$/],
  ['watt', /^(?:w|watt)$/],
  ['inch', /^(?:"|''|pollic[ei]|inch|inches)$/],
];
const unitOf = (word: string): string =>
  UNITS.find(([, pattern]) => pattern.test(word))?.[0] ?? (/^[a-z]{3,}$/.test(word) ? stem(word, 'it') : '');

const MEASURES = new Set(['kg', 'g', 'l', 'ml', 'cl', 'km', 'm', 'cm', 'mm', 'sqm', 'cbm', 'volt', 'watt']);
/** Whether a unit measures a thing: its figure is part of the thing's name, "18 V", "5 litri". */
export const isMeasured = (unit: string): boolean => MEASURES.has(unit);

/** Times of different length in one unit, where one is a whole number of the other; else as they are. */
const SCALE: Record<string, [string, number]> = {
  year: ['month', 12],
  week: ['minute', 7 * 1440],
  day: ['minute', 1440],
  hour: ['minute', 60],
  g: ['g', 1],
  kg: ['g', 1000],
  cl: ['ml', 10],
  l: ['ml', 1000],
  cm: ['mm', 10],
  m: ['mm', 1000],
  km: ['mm', 1_000_000],
};
const MINUTES: Record<string, number> = {
  minute: 1,
  hour: 60,
  day: 1440,
  night: 1440,
  week: 7 * 1440,
  month: 30 * 1440,
  year: 365 * 1440,
};
const SPANS_IN_WORDS: [RegExp, number][] = [
  [/\b(?:subito|immediat\w+|al momento|right away|immediate\w*)\b/, 0],
  [/\b(?:in giornata|stess[oa] giorn\w+|same day)\b/, 720],
  [/\b(?:giorno (?:dopo|successivo)|next day)\b/, 1440],
];

/** A stretch of time in minutes, so that "20 minuti", "in giornata" and "10 giorni" can be compared; null for any other text. */
export const readDuration = (text: string): number | null => {
  const quantity = readQuantities(text).find(({ unit }) => unit in MINUTES);
  if (quantity) return quantity.amount * (MINUTES[quantity.unit] ?? 1);
  return SPANS_IN_WORDS.find(([pattern]) => pattern.test(plain(text)))?.[1] ?? null;
};

/** An amount in the smallest unit of its kind. */
export const scaled = (amount: number, unit: string): { amount: number; unit: string } => {
  const [to, times] = SCALE[unit] ?? [unit, 1];
  return { amount: amount * times, unit: to };
};

const ORDINALS = ['prim', 'second', 'terz', 'quart', 'quint', 'sest', 'settim', 'ottav', 'non', 'decim'];
const ORDINAL = new RegExp(
  `\\b(${ORDINALS.join('|')})[oa](?= (?:(?:e|o|alla|al) \\w+ )?(?:pian|fil)[oae]\\b)`,
  'g',
);
/**
 * "Settimo piano", "5° piano" and "quinta fila" as a number with a unit of its own: the seventh floor lies beyond the fifth, and is no
 * seven floors.
 */
const withOrdinals = (text: string): string =>
  /\b(?:pian[oi]|fil[ae])\b/.test(text)
    ? text
        .replace(ORDINAL, (_, word: string) => `${ORDINALS.indexOf(word) + 1}°`)
        .replace(/(\d+)[°ºa^] ?(e|o) (\d+)[°ºa^] ?(pian[oi]|fil[ae])\b/g, '$1° $4 $2 $3° $4')
        .replace(/(\d+)[°ºªao] ?(pian|fil)[oaie]\b/g, '$1 ord$2')
        .replace(/(\d+)[°ºªao](?= (?:al|alla|a) \d+ ord)/g, '$1')
    : text;

/** Whether a unit tells the place in a row, "the seventh floor": nothing is counted by it. */
export const isOrdinal = (unit: string): boolean => /^ord(?:pian|fil)/.test(unit);

const COUNT = new RegExp(
  String.raw`(?<![\d.,:/x⁄½])(${NUMBER})\s?(?:°\s?)?(€|%|"|''|'(?![a-z\d'])|metri (?:quadr|cub)[oi]|[a-z]+)`,
  'g',
);

/** A figure, or a word that may be a number. */
const MAY_COUNT =
  /\d|\b(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim)[oa] (?:pian|fil)|\b(?:un[oa]?'?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\p{L}*(?:dici|nti|anta|cento|mille|mila)\p{L}*|mezz\p{L}*|½|one|two|three|four|five|six|seven|eight|nine|ten|half)\b|annual|mensil|settimanal|mestral|tripl|quadrupl|giornat|giornalier|tutto il giorno|(?:giorno|sera|night) (?:prima|before)|monthly|weekly|yearly|\bday\b/iu;
const NOT_COUNTED =
  /^(?:senza|without|con|prezz[oi]|costo|pay|quanto|price|e|o|a|al|alle|del|della|di|in|il|la|le|per|con|su|and|or|to|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|da|dalle|january|february|march|april|june|july|august|september|october|november|december|may)$/;

/** The quantities that a text names: "3 notti", "12 kg", "8 bottiglie", "siamo in quattro". */
export const readQuantities = remember((text: string): readonly Quantity[] => {
  if (!MAY_COUNT.test(text)) return [];
  const digits = withDigits(withOrdinals(plain(text)));
  const found = [...digits.matchAll(COUNT)].flatMap(
    ({ 0: written, 1: amount = '', 2: word = '' }): Quantity[] => {
      if (NOT_COUNTED.test(word)) return [];
      const unit = unitOf(word.replace(' ', ''));
      // "7 m" is a length though a single letter says nothing; "1 ora" is an hour, not "now".
      if (isStopWord(word) && !isMeasured(unit) && !(unit in MINUTES)) return [];
      return unit === '' ? [] : [{ amount: numberOf(amount), unit, written: written.trim() }];
    },
  );
  const party =
    /\b(?:siamo|saremo|saremmo|we are|for|in|per) (?:in )?(\d{1,2})\b(?! ?(?:[:.,]\d|[a-z%€]))(?=[ ,.?!:;]|$)/.exec(
      digits,
    );
  const inNumber =
    party ?? /\b(?:in|siamo in|siamo) (\d{1,2})(?=,| quanto| con | in | per | e |$|\?)/.exec(digits);
  if (inNumber?.[1] !== undefined && !found.some(({ unit }) => unit === 'person'))
    found.push({ amount: Number(inNumber[1]), unit: 'person', written: inNumber[0] });
  const adjectives: [RegExp, number, string][] = [
    [/\bquadrupl[ae]\b/, 4, 'person'],
    [/\btripl[ae]\b/, 3, 'person'],
    [/\b(?:annuale|annuali|yearly|annual)\b/, 1, 'year'],
    [/\bsemestral[ei]\b/, 6, 'month'],
    [/\btrimestral[ei]\b/, 3, 'month'],
    [/\b(?:mensil[ei]|monthly)\b/, 1, 'month'],
    [/\b(?:settimanal[ei]|weekly)\b/, 1, 'week'],
    [/\b(?:il giorno|la sera|the day|the night) (?:prima|before)\b/, 1, 'day'],
    [/\b(?:mezza giornata|half[- ]day)\b|(?:½|1[⁄/]2) ?(?:giornata|day)\b/, 0.5, 'day'],
    [
      /\b(?:giornat[ae] inter[ae]|inter[ae] giornat[ae]|tutto il giorno|tutta la giornata|giornalier[oaie]|full[- ]day|whole day|all day)\b/,
      1,
      'day',
    ],
  ];
  for (const [pattern, amount, unit] of adjectives) {
    const [written] = pattern.exec(digits) ?? [];
    if (written !== undefined) found.push({ amount, unit, written });
  }
  return found;
});

const TYRE = /\b\d{3}\/\d{2,3} ?(z?r ?(\d{2}))(?=c?\b)/g;
/** "205/55 R16", "225/45ZR17": the diameter of a tyre, which stands without its unit in what the tyre is called. */
export const tyreSizes = (text: string): Quantity[] =>
  [...plain(text).matchAll(TYRE)].map(([, written = '', inches = '']) => ({
    amount: Number(inches),
    unit: 'inch',
    written,
  }));

const N = `(${NUMBER})`;
const UNIT = String.raw`\s?(€|%|"|mq|[a-z]+)?`;
const OF = String.raw`\s?(?:€|%|"|[a-z]+)?`;
const RANGES: [RegExp, (a: number, b: number) => [number, number]][] = [
  [
    new RegExp(`\\b(?:tra|fra|between) (?:i |gli )?${N}${OF} (?:e|and) (?:i |gli )?${N}${UNIT}`),
    (a, b) => [a, b],
  ],
  [
    new RegExp(
      `\\b(?:dai?|dal|dalla|dagli|dalle|from) ${N}${OF} (?:ai?|al|alla|agli|alle|to|fino a) ${N}${UNIT}`,
    ),
    (a, b) => [a, b],
  ],
  [new RegExp(`(?<![\\d/:.,])${N}${OF}\\s?-\\s?${N}${UNIT}(?![\\d/:])`), (a, b) => [a, b]],
  [
    new RegExp(
      `\\b(?:oltre|piu di|sopra|over|above|more than) (?:i |gli |le )?${N}${OF},? (?:e |ed |ma |and )?(?:fino (?:a|ai|agli|alle)|entro|max|massimo|up to) (?:i |gli )?${N}${UNIT}`,
    ),
    (a, b) => [a + 1e-6, b],
  ],
  [
    new RegExp(
      `\\b(?:fino (?:a|ai|al|alla|agli|alle)|max\\.?|massimo|al massimo|entro|up to) (?:i |il |gli )?${N}${UNIT}`,
    ),
    (a) => [0, a],
  ],
  [
    new RegExp(
      `\\b(?:oltre|piu di|sopra|over|more than|maggiore di|above|dopo (?=i |gli )) ?(?:i |gli |le |il |la |l')?${N}${UNIT}`,
    ),
    (a) => [a + 1e-6, Infinity],
  ],
  [
    new RegExp(`\\b(?:sotto|meno di|under|less than|below) (?:i |gli |le |il |la |l')?${N}${UNIT}`),
    (a) => [0, a - 1e-6],
  ],
  [
    new RegExp(
      `\\b(?:peso|altezza|lunghezza|larghezza|portata|eta|durata) massim[oa](?: [a-z]+){0,2}:? ${N}${UNIT}`,
    ),
    (a) => [0, a],
  ],
  [new RegExp(`\\b(?:almeno|minimo|at least) ${N}${UNIT}`), (a) => [a, Infinity]],
  [new RegExp(`\\b(?:negli|nelle|gli|le|in the|the) (?:ultim[ie]|last) ${N}${UNIT}`), (a) => [0, a]],
  [
    new RegExp(`(?<![\\d.,:/])${N}${UNIT} (?:o piu|or more|and over|and above|or longer|in su)\\b`),
    (a) => [a, Infinity],
  ],
  [
    new RegExp(
      `\\b(?:dai?|dalle|from) ${N}\\s?(pezz[oi]|pz|confezion[ei]|scatol[ae]|copi[ae]|capi|articoli|pieces|items|boxes|copies)\\b(?! (?:ai?|al|alle|to|-)\\b)`,
    ),
    (a) => [a, Infinity],
  ],
  [
    new RegExp(
      `\\b(?:dai?|dal|dalla|dagli|dalle|from) ${N}${UNIT}(?: in su| in poi| compiuti| or more| and up|$)`,
    ),
    (a) => [a, Infinity],
  ],
  // "Montaggio, da 17 pollici: 18 €"; a "sacco da 5 kg" is of just so much.
  [new RegExp(`(?<=[,(] ?)(?:dai?|dal|dalla|dagli|dalle|from) ${N}${UNIT}(?= ?[:)])`), (a) => [a, Infinity]],
];

export const isSameKind = (a: Quantity, b: Quantity): boolean =>
  scaled(1, a.unit).unit === scaled(1, b.unit).unit;
export const isSameQuantity = (a: Quantity, b: Quantity): boolean =>
  isSameKind(a, b) && scaled(a.amount, a.unit).amount === scaled(b.amount, b.unit).amount;

/** The range that a cell or heading names: "7–12 anni", "Da 10 a 20 kg", "fino a 14 anni", "Oltre 12 anni". */
export const readRange = remember((text: string): Range | null => {
  if (!MAY_COUNT.test(text)) return null;
  const digits = withDigits(withOrdinals(plain(text)));
  for (const [pattern, bounds] of RANGES) {
    const found = pattern.exec(digits);
    if (!found) continue;
    const isTwo = found.length > 3;
    const a = numberOf(found[1] ?? '0');
    let [min, max] = bounds(a, isTwo ? numberOf(found[2] ?? '0') : a);
    // "Fino a 48 ore prima" is 48 hours before or earlier.
    if (
      /^(?:fino a|entro|up to)/.test(found[0]) &&
      /^[^.;,]{0,14}\b(?:prima|before|di anticipo)\b/.test(digits.slice(found.index + found[0].length))
    )
      [min, max] = [max, Infinity];
    const unit = unitOf(found[isTwo ? 3 : 2] ?? '');
    return { min: Math.min(min, max), max: Math.max(min, max), unit };
  }
  return null;
});

/** Whether an amount lies in a range of its own kind; null when they are of different kinds. */
export const isWithin = ({ amount, unit }: Quantity, range: Range): boolean | null => {
  const value = scaled(amount, unit);
  const low = scaled(range.min, range.unit);
  if (value.unit !== low.unit) return null;
  return value.amount >= low.amount && value.amount <= scaled(range.max, range.unit).amount;
};
