import type { RawOffer } from './raw-material';
import { asPrice, upperFirst } from './text';

/** "racchetta 3 euro": a thing and its price. */
const PRICED_THING =
  /^(\p{L}[\p{L}’' ]{3,40}?)\s(?:(?:a|at)\s)?((?:da |from )?(?:[€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euro)))\s*\.?$/iu;

/** The things of a row of prices, each with its own: "prezzi: racchetta 3 euro, lezione 35 euro". */
export const listedPrices = (row: string): RawOffer[] =>
  row.split(/,\s+(?!\d)|;\s+/u).flatMap((part) => {
    const [, name, price] = PRICED_THING.exec(part.trim()) ?? [];
    if (name === undefined || price === undefined) return [];
    return [{ name: upperFirst(name), price: asPrice(price, 'it'), details: [], note: '', list: 'prezzi' }];
  });
