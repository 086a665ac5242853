import type { TableRow } from '../../contract';

/** A row of a document as the bot understands it. */
export interface SourcedRow {
  itemId: string;
  /** Names the document that the row was read from. */
  sourceId: string;
  sourceName: string;
  row: TableRow;
}

/** One price of a contradiction: as printed, and where. */
export interface PriceReading {
  itemId: string;
  sourceId: string;
  value: string;
}

/** One thing to which documents give different prices. */
export interface PriceContradiction {
  subject: string;
  /** The column, as the first document names it; '' where it names none. */
  column: string;
  readings: PriceReading[];
}

const MONEY = /€|\beuro?\b|\beur\b/i;
const PRICE_COLUMN = /€|\b(?:prezz\w*|cost[oi]|tariff\w*|quot[ae]|import\w*|euro?|price|cost|rate|fee)\b/i;
/** "12,50", "1.250,00", "€ 8". A range or "da 30 €" names no one price. */
const SINGLE_AMOUNT = /^\D{0,4}(\d{1,3}(?:[.\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?\D{0,8}$/;
const YEAR = /\b20\d{2}\b/g;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Cents of a cell that holds one amount and nothing else; `null` for any other. */
const centsOf = (cell: string): number | null => {
  const [, whole, fraction = ''] = SINGLE_AMOUNT.exec(cell.trim()) ?? [];
  if (whole === undefined || /\bda\b|\bfrom\b|\+|%/i.test(cell)) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
};

const isPrice = (column: string, cell: string): boolean =>
  centsOf(cell) !== null && (MONEY.test(cell) || PRICE_COLUMN.test(column));

/** Years that a document or table is of: a list of next year may well differ from this year's. */
const yearsOf = ({ sourceName, row }: SourcedRow): string =>
  [...new Set(`${sourceName} ${row.title} ${row.group}`.match(YEAR) ?? [])].sort().join();

interface Price extends PriceReading {
  key: string;
  subject: string;
  column: string;
  cents: number;
}

/** Each price of a row, under what the row says beside its prices: name, size, group, season. */
const pricesOf = (sourced: SourcedRow): Price[] => {
  const { itemId, sourceId, row } = sourced;
  const { columns, cells, group } = row;
  const prices = cells.flatMap((cell, index) =>
    isPrice(columns[index] ?? '', cell) ? [{ index, cell, cents: centsOf(cell) ?? 0 }] : [],
  );
  const priced = new Set(prices.map(({ index }) => index));
  const descriptions = cells.filter((cell, index) => !priced.has(index) && fold(cell) !== '');
  const [subject] = descriptions;
  if (subject === undefined || !/\p{L}{3}/u.test(subject)) return [];
  const described = [...descriptions, group].map(fold).sort().join('|');
  return prices.map(({ index, cell, cents }) => {
    const column = columns[index] ?? '';
    // One price beside a name needs no column to be compared: "Prezzo" here, "Costo" there.
    const columnKey = prices.length === 1 && PRICE_COLUMN.test(column) ? '' : fold(column);
    const key = [described, columnKey, yearsOf(sourced)].join('\n');
    return { key, subject, column, cents, itemId, sourceId, value: cell };
  });
};

/**
 * Things to which two documents give different prices, in reading order; at most `limit`. Rows are compared when everything that
 * they say beside the price is the same, so that a size, a season or a year of its own is no contradiction.
 */
export const findContradictions = (rows: readonly SourcedRow[], limit: number): PriceContradiction[] => {
  const byKey = new Map<string, Price[]>();
  for (const price of rows.flatMap(pricesOf)) {
    const known = byKey.get(price.key);
    if (known) known.push(price);
    else byKey.set(price.key, [price]);
  }
  const found: PriceContradiction[] = [];
  for (const [first, ...others] of byKey.values()) {
    if (!first) continue;
    // A document with two prices for one name tells them apart in a way that its table does not show.
    const all = [first, ...others];
    if (new Set(all.map(({ sourceId }) => sourceId)).size !== all.length) continue;
    if (all.every(({ cents }) => cents === first.cents)) continue;
    const readings = all.map(({ itemId, sourceId, value }) => ({ itemId, sourceId, value }));
    found.push({ subject: first.subject, column: first.column, readings });
    if (found.length === limit) break;
  }
  return found;
};
