import { foldText } from '../fold';
import {
  isDayFirst,
  isMoney,
  isPercent,
  numberStyle,
  readMonth,
  readNumber,
  type YearMonth,
} from './read-cells';
import type { SourceTable } from './source-tables';

/** What a column of numbers says of a row. */
export type Role =
  | 'price'
  | 'unitCost'
  | 'quantity'
  | 'revenue'
  | 'expense'
  /** Money of which the name does not say whether it came in or went out. */
  | 'amount'
  | 'profit'
  | 'marginRate'
  | 'stock'
  | 'other';

interface AnyColumn {
  name: string;
  folded: string;
  cells: readonly string[];
}
export interface NumberColumn extends AnyColumn {
  type: 'number';
  unit: 'money' | 'percent' | 'plain';
  role: Role;
  /** In ten-thousandths; `null` where the cell holds no number. */
  values: readonly (number | null)[];
  /** Its thousands might be thousandths. */
  isAmbiguous: boolean;
}
interface DateColumn extends AnyColumn {
  type: 'date';
  months: readonly (YearMonth | null)[];
}
export interface TextColumn extends AnyColumn {
  type: 'text';
  /** Every name once, longest first. */
  names: readonly { value: string; folded: string }[];
}
/** Numbers that count nothing: an invoice's number, a code, a year. */
interface CodeColumn extends AnyColumn {
  type: 'code';
}
type Column = NumberColumn | DateColumn | TextColumn | CodeColumn;

export interface TypedTable {
  file: string;
  title: string;
  rows: number;
  numbers: readonly NumberColumn[];
  texts: readonly TextColumn[];
  date: DateColumn | null;
}

/** The share of filled cells that must be of a type for their column to be of it. */
const MOST = 0.8;
const CODE =
  /^(?:n|nr|num|numero|no|id|#|pos|riga)\.?$|\b(?:cod(?:ice)?|ean|sku|id|p\.? ?iva|partita iva|cap|tel(?:efono)?|cell(?:ulare)?|anno|year|code|phone|zip|numero (?:fattura|documento|ordine)|(?:n|nr)\.? ?(?:fattura|doc\w*|ordine))\b/;

/** What the names of columns stand for, the surest first. */
const ROLES: readonly [Role, RegExp][] = [
  ['stock', /giacen|scort[ae]|magazzin|disponib|rimanenz|\bstock\b/],
  ['price', /prezzo|listino|tariff|\bprice\b|\bfee\b/],
  [
    'unitCost',
    /cost[oi]? (?:unit|d'? ?acquist|al|per|medio)|prezzo (?:d'|di )?acquist|\bacquist\w*|\bunit cost/,
  ],
  ['profit', /utile|guadagn|margin|profit|\bresa\b|mol\b/],
  [
    'quantity',
    /quantit|\bq\.? ?ta\b|\bqt[ay]?\b|\bpezzi\b|\bpz\b|\bunita\b|\bunits?\b|\bvendut[eiao]\b|\bsold\b|copert|scontrin|\bordini\b|\borders\b|\bore\b|\bhours\b|\bkg\b|\blitri\b|presenze|bigliett|\bnotti\b|\bclienti\b|^(?:numero|n\.?) /,
  ],
  ['revenue', /incass|ricav|fattur|vendit|revenue|\bsales\b|turnover|entrat|corrispettiv|takings/],
  ['expense', /\bspes[ae]\b|uscit|\bcost|pagat|stipend|salar|\bpaga\b|expense|\bpaid\b|wage/],
  ['amount', /\btotal|import|compens|amount|\bnetto\b|\blordo\b|imponibil|\bvalore\b|\bvalue\b/],
];

/** Cells that say that there is nothing. */
const NOTHING = /^(?:n\.?\s?[ad]\.?|n\/a|-+|–|—|\?|nd|null)$/i;
/** What is paid, without a sign of money in its cells. */
const MONEY_NAME =
  /€|\beuro?\b|\biva\b|imposta|compens|stipend|salar|\bpaga\b|sald[oi]|\brata\b|contribut|\bvat\b|\btax\b|wage/;
const MEASURED_NAME = /\b(?:ore|kg|g|km|mq|l|litri|metri|peso|hours|weight)\b/;

const roleOf = (folded: string, unit: NumberColumn['unit']): Role => {
  if (unit === 'percent') return /margin|utile|resa|profit/.test(folded) ? 'marginRate' : 'other';
  // What was paid for goods is a cost, though "price" is in its name.
  if (/acquist|purchase/.test(folded)) return 'unitCost';
  return ROLES.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
};

const namesOf = (cells: readonly string[]): TextColumn['names'] =>
  [...new Set(cells)]
    .map((value) => ({ value, folded: foldText(value) }))
    .sort((a, b) => b.folded.length - a.folded.length);

const typed = (name: string, cells: readonly string[]): Column | null => {
  const folded = foldText(name);
  const filled = cells.filter((cell) => cell.trim() !== '' && !NOTHING.test(cell.trim()));
  if (filled.length === 0 || name === '') return null;
  const isMostly = (test: (cell: string) => boolean): boolean =>
    filled.filter(test).length >= MOST * filled.length;
  const dayFirst = isDayFirst(filled);
  if (isMostly((cell) => readMonth(cell, dayFirst) !== null))
    return { type: 'date', name, folded, cells, months: cells.map((cell) => readMonth(cell, dayFirst)) };
  const style = numberStyle(filled);
  if (!isMostly((cell) => readNumber(cell, style) !== null))
    return { type: 'text', name, folded, cells, names: namesOf(filled) };
  if (CODE.test(folded)) return { type: 'code', name, folded, cells };
  const unit = filled.some(isPercent) || /%/.test(name) ? 'percent' : 'plain';
  const role = roleOf(folded, unit);
  const hasCents = filled.every((cell) => /\d[.,]\d{2}$/.test(cell.trim()));
  const isAmount =
    filled.some(isMoney) ||
    MONEY_NAME.test(folded) ||
    ['price', 'unitCost', 'revenue', 'expense', 'amount', 'profit'].includes(role) ||
    (hasCents && role === 'other' && !MEASURED_NAME.test(folded));
  return {
    type: 'number',
    name,
    folded,
    cells,
    unit: unit === 'percent' ? unit : isAmount ? 'money' : 'plain',
    role,
    values: cells.map((cell) => readNumber(cell, style)),
    isAmbiguous: style.isAmbiguous,
  };
};

const isUsuallyBelow = (left: readonly (number | null)[], right: readonly (number | null)[]): boolean => {
  const pairs = left.flatMap((value, at) => {
    const other = right[at];
    return value === null || other === null || other === undefined ? [] : [value <= other];
  });
  return pairs.filter(Boolean).length * 2 > pairs.length;
};

/** "Costo" beside a price is what one piece costs, where most are below it (some are sold at a loss); alone it is money that was spent. */
const withUnitCosts = (columns: readonly NumberColumn[]): NumberColumn[] => {
  const price = columns.find(({ role }) => role === 'price');
  return columns.map((column) =>
    price &&
    column.role === 'expense' &&
    /\bcosto?\b/.test(column.folded) &&
    isUsuallyBelow(column.values, price.values)
      ? { ...column, role: 'unitCost' as const }
      : column,
  );
};

/** "Vendite" of whole numbers beside a price, without a sign of money: pieces. */
const withPieces = (columns: readonly NumberColumn[]): NumberColumn[] => {
  const isCounted = columns.some(({ role }) => role === 'quantity');
  const hasPrice = columns.some(({ role }) => role === 'price');
  return columns.map((column) =>
    !isCounted &&
    hasPrice &&
    column.role === 'revenue' &&
    /vendit|\bsales\b/.test(column.folded) &&
    !column.cells.some(isMoney) &&
    column.values.every((value) => value === null || value % 10_000 === 0)
      ? { ...column, role: 'quantity' as const, unit: 'plain' as const }
      : column,
  );
};

/** A table whose columns are told apart: numbers with what they count, dates, names, codes. */
export const typedTable = ({ file, title, columns, rows }: SourceTable): TypedTable => {
  const all = columns.flatMap(
    (name, at) =>
      typed(
        name,
        rows.map((row) => row[at] ?? ''),
      ) ?? [],
  );
  const numbers = all.filter((column): column is NumberColumn => column.type === 'number');
  return {
    file,
    title,
    rows: rows.length,
    numbers: withPieces(withUnitCosts(numbers)),
    texts: all.filter((column): column is TextColumn => column.type === 'text'),
    date: all.find((column): column is DateColumn => column.type === 'date') ?? null,
  };
};
