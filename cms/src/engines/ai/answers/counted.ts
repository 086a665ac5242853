import { plain } from '../values/plain';
import { isMeasured, isOrdinal, readQuantities } from '../values/quantities';
import type { Row } from './table';

/** Units that a price is paid by again and again. */
export const TIMES = new Set(['night', 'day', 'week', 'hour', 'month']);
/** Units that no price is ever multiplied by. */
export const NEVER_FACTORS = new Set(['year', 'minute', 'euro', 'percent', 'volt', 'watt', 'inch']);

/** Whether a unit is a noun that was counted: neither a measure, nor a time, nor people. */
export const isThing = (unit: string): boolean =>
  !isMeasured(unit) && !isOrdinal(unit) && !TIMES.has(unit) && !NEVER_FACTORS.has(unit) && unit !== 'person';

const LOT_HEADER = /^(?:quantita|q\.?ta|pezzi|pz|copie|tiratura|quantity|qty|pieces|copies)\.?$/;

/** "Prezzo l'una": what a price buys is one piece, so that a number of pieces is what is in stock. */
const EACH_PRICE =
  /\bl'un[oa]\b|\bcad(?:auno|auna)?\b|\b(?:al|a) pezzo\b|\bunitari[oa]\b|\beach\b|\bper (?:piece|unit)\b/;
const OUT_OF_STOCK = /\b(?:esaurit|ordinazion|disponibil|arrivo|out of stock|available)/;
const countsStock = (at: number, { columns, rows }: Row['table']): boolean =>
  columns.some(({ name, type }) => type === 'money' && EACH_PRICE.test(plain(name))) ||
  rows.some(({ cells }) => OUT_OF_STOCK.test(plain(cells[at]?.text ?? '')));

/** How many pieces a row's price buys together, where a column says so; null where it buys one. */
export const lotOf = ({ cells, table }: Row): number | null => {
  const column = table.columns.find(({ name, type }) => type !== 'money' && LOT_HEADER.test(plain(name)));
  if (!column || countsStock(column.at, table)) return null;
  const amount = Number(/^\d[\d.]*$/.exec(cells[column.at]?.text.trim() ?? '')?.[0].replaceAll('.', ''));
  return amount > 1 ? amount : null;
};

const OF = /\s(?:di|con|per|da|of|with|for)\s/;

/** Whether what is counted is only what a thing is made of or meant for: twelve roses are not twelve bouquets of roses. */
export const isOnlyInside = (unit: string, name: string): boolean => {
  const [head = '', ...rest] = plain(name).split(OF);
  const names = (part: string): boolean =>
    part.split(' ').some((word) => readQuantities(`2 ${word}`).some((each) => each.unit === unit));
  return !names(head) && names(rest.join(' '));
};
