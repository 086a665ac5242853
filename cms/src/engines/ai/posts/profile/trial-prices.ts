import type { Day, ProfileOffer } from '../../../../contract';
import { DAY_MS } from '../../../../contract/time-units';

const MEASURE = /\d[\d.,]* ?(?:kg|g|l|ml|cl|cm|m|mm|litr[io]|pezzi|chil[io]|hours?|ore|minuti)(?!\p{L})/giu;
const measuresIn = (text: string): string[] =>
  (text.match(MEASURE) ?? []).map((one) => one.replace(/\s/gu, ''));
/** "il millefiori da 1 kg sta a 11 euro": the price of one size says nothing of the other ones. */
export const isOfSize = (text: string, details: ProfileOffer['details']): boolean => {
  const named = measuresIn(text);
  const own = details.flatMap(({ value }) => measuresIn(value));
  return named.length === 0 || own.length === 0 || own.some((one) => named.includes(one));
};
/** "OFFERTA 9,90", "8,00 fino al 28/11", "in promo 149": a figure that is a price, and no day or number of people. */
export const hasAmount = (text: string): boolean =>
  /(?<![\d/.,])\d+[.,]\d\d(?![\d/])|[€£]\s?\d|\d\s?€|(?:offert[ae]|promo\p{L}*|scont\p{L}*|sale|offer)\s\d/iu.test(
    text,
  );
/** The day after another one. */
export const dayAfter = (day: Day): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
