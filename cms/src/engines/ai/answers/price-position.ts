import { writeMoney } from '../values/money';
import { numberOf } from '../values/numbers';
import { plain } from '../values/plain';
import { isMeasured, isOrdinal, type Quantity } from '../values/quantities';
import { amountIn } from './compare';
import { isOnlyInside, isThing, lotOf, NEVER_FACTORS, TIMES } from './counted';
import type { Frame } from './frame';
import { priceBeyondParty, priceBeyondSteps } from './further-units';
import type { Row } from './table';
import { FURTHER, isPer, leastOf, mostOf, PER_PERSON, type PricedItem } from './priced-item';

/** "Minimo 8 finestre" says from how many on, not for how many. */
const LEAST = /\b(?:minim\w*|almeno|massim\w*|max|least|at most)\b/;
/** "Famiglia (2 adulti e 2 ragazzi)", "merenda per 10 bambini": the price is for so many already. */
const isPriceOfParty = ({ cells, table }: Row, { unit, amount }: Quantity): boolean =>
  cells.some(
    (cell, at) =>
      table.columns[at]?.type !== 'money' &&
      !LEAST.test(plain(cell.text)) &&
      cell.quantities.some((each) => each.unit === unit && each.amount > 1 && each.amount !== amount),
  );

/** A row that says for how many it is, or is paid by the night, costs the same whoever comes. */
const isForParty = ({ table }: Row): boolean =>
  table.columns.some(({ name }) =>
    /\b(?:post[oi]|person\w*|ospit\w*|capienz\w*|pax|max|sleeps|guests?)\b/.test(plain(name)),
  ) ||
  /\bnott|\bnight|\bcamer|\broom/.test(
    plain(`${table.title} ${table.columns.map(({ name }) => name).join(' ')}`),
  );

/** How often a price is counted: the quantities that it does not hold for already. */
const factorsOf = (
  quantities: readonly Quantity[],
  { terms, satisfied, row }: PricedItem,
  wantsTotal: boolean,
): Quantity[] => {
  const isPerPerson = PER_PERSON.test(terms);
  const isPerGroup = PER_GROUP.test(terms);
  return quantities.filter((quantity) => {
    const { amount, unit, written } = quantity;
    if (amount <= 1 || amount > 1000 || NEVER_FACTORS.has(unit) || isOrdinal(unit)) return false;
    // "Al kg" beside what a whole one weighs.
    if (isMeasured(unit) && isPer(terms, quantity)) return true;
    if (row !== null && isPriceOfParty(row, quantity)) return false;
    // "Prezzo in tutto, non a testa".
    if (isPerGroup && (unit === 'person' || isThing(unit))) return false;
    // "18 € a bambino, minimo 10 bambini": the least number is no lot that the price buys.
    if (isPer(terms, quantity)) return true;
    if (row === null && satisfied.includes(written)) return false;
    // "10–24 pz (cad.)": the step tells what one of so many costs.
    if (isThing(unit) && satisfied.includes(written)) return EACH.test(terms);
    // A room is paid by the night, whoever sleeps in it; a ticket by head.
    if (unit === 'person')
      return (
        isPerPerson ||
        (row !== null && (/^(?:adult|person)/.test(plain(row.label)) || (wantsTotal && !isForParty(row))))
      );
    if (satisfied.includes(written)) return false;
    if (TIMES.has(unit)) return unit !== 'month' && unit !== 'hour' && row !== null;
    return !isMeasured(unit);
  });
};

/** One of several pieces. */
const EACH = /\bcad\b|\bcadaun\w+|\bciascun\w+|\bl'un[oa]\b|\b(?:al|a|per) (?:pezzo|copia)\b|\beach\b/;
/** What a price is for as a whole, however many come. */
const PER_GROUP =
  /\b(?:a|per|al) (?:gruppo|coppia|famiglia|tavolo|squadra|classe|group|couple|family|table|team)\b|\bforfait\b|\bin tutto, non\b|\bnon a testa\b/;

/** A week of a price by the day. */
const inUnitsOf = (terms: string, quantities: readonly Quantity[]): Quantity[] =>
  quantities.map((quantity) => {
    const days: Quantity = { ...quantity, amount: quantity.amount * DAYS_OF_WEEK, unit: 'day' };
    return quantity.unit === 'week' && !isPer(terms, quantity) && isPer(terms, days) ? days : quantity;
  });
const DAYS_OF_WEEK = 7;

/** "Prima ora 50 €, ogni ora dopo 35 €": the rows that price the first one and every further one. */
const furtherPrice = ({ row }: PricedItem): number | null => {
  if (!row) return null;
  const start = plain(row.label).split(/[,(]/)[0] ?? '';
  const further = row.table.rows.find(
    (other) => other !== row && plain(other.label).startsWith(start) && FURTHER.test(plain(other.label)),
  );
  const column =
    further &&
    row.table.columns.find(({ type, at }) => type === 'money' && further.cells[at]?.isEmpty === false);
  return further && column ? amountIn(further, column) : null;
};

/** "Pacco da 20: 50", "3 pezzi 6 €": so many together have a price of their own. */
const LOT = /(?<![\d.,])(\d{1,3})(?: (?:pezzi|pz|pieces))?[.:]? (\d{1,4}(?:[.,]\d{1,2})?)(?: ?€| euro)?$/;
const lotPrice = ({ cells }: Row, things: readonly Quantity[]): number | null => {
  const [only] = things;
  if (!only || things.length > 1) return null;
  for (const { text } of cells) {
    const [, count, price] = LOT.exec(plain(text)) ?? [];
    if (Number(count) > 1 && Number(count) === only.amount) return numberOf(price ?? '0');
  }
  return null;
};

export interface Position {
  sum: number;
  /** How the sum comes about, before and after the name of the thing: "2 × 3,00 €". */
  counted: string;
  /** "Importo minimo". */
  note: string;
  item: PricedItem;
}

const OF_DAYS: ReadonlySet<string> = new Set(['day', 'night', 'week']);

export const positionOf = (
  item: PricedItem,
  quantities: readonly Quantity[],
  { language, wantsTotal }: Frame,
): Position | null => {
  if (item.row === null && LIMITED.test(item.terms)) return null;
  const beyond = priceBeyondSteps(item, quantities);
  if (beyond) return { ...beyond, note: '', item };
  const factors = factorsOf(inUnitsOf(item.terms, quantities), item, wantsTotal);
  // A day and a half is rarely one and a half times a day's price.
  if (factors.some(({ unit, amount }) => OF_DAYS.has(unit) && !Number.isInteger(amount))) return null;
  const things = factors.filter((factor) => isThing(factor.unit) && !isPer(item.terms, factor));
  if (things.length > 0 && item.row !== null && lotOf(item.row) !== null) return null;
  const lot = item.row ? lotPrice(item.row, things) : null;
  if (lot !== null && factors.length === 1) return { sum: lot, counted: writeMoney(lot), note: '', item };
  if (things.some(({ unit }) => isOnlyInside(unit, item.row?.label ?? item.name))) return null;
  const party = things.map((thing) => priceBeyondParty(item, thing)).find((each) => each !== undefined);
  if (party !== undefined) return party && { ...party, note: '', item };
  const times = factors.reduce((product, { amount }) => product * amount, 1);
  const further = factors.length === 1 ? furtherPrice(item) : null;
  if (further !== null && Number.isInteger(times)) {
    const counted = `${writeMoney(item.amount)} + ${times - 1} × ${writeMoney(further)}`;
    return { sum: item.amount + (times - 1) * further, counted, note: '', item };
  }
  const factor = factors.map(({ amount }) => `${String(amount).replace('.', ',')} × `).join('');
  const counted = `${factor}${writeMoney(item.amount)}`;
  const least = leastOf(item);
  const sum = times * item.amount;
  if (least !== null && sum < least)
    return { sum: least, counted, note: language === 'it' ? ', importo minimo' : ', least amount', item };
  const most = mostOf(item);
  if (most !== null && sum > most)
    return {
      sum: most,
      counted,
      note: language === 'it' ? ', importo massimo' : ', most that is charged',
      item,
    };
  return { sum, counted, note: '', item };
};

/** What a sum consists of; a header that all of its prices share is told once. */
export const sayPositions = (positions: readonly Position[]): string => {
  const [first] = positions;
  const { header = '' } = first?.item ?? {};
  const isShared = positions.length > 1 && positions.every(({ item }) => item.header === header);
  const parts = positions.map(
    ({ counted, note, item }) => `${counted} (${isShared ? item.thing : item.name})${note}`,
  );
  return `${parts.join(' + ')}${isShared && header !== '' ? `, ${header}` : ''}`;
};

/** Those who pay are nothing that is paid for. */
export const WHO_PAYS = /^(?:adult|bambin|bimb|ragazz|person|figli|ospit|child|kid|people|guest)/;
/** A price that holds up to some number of times is not simply multiplied. */
const LIMITED = /\b(?:per non piu di|non piu di|al massimo|massimo|max|fino a un massimo|up to|at most)\b/;
