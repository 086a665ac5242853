import { lineOf, type AccountLine, type AccountsYear } from './lines';

/**
 * The usual indices of accounts, from closing balances (many manuals use the mean of two years: with one year only
 * there is none, and comparing years asks for one rule). Formulas: Codice civile art. 2424-2425 for the lines, the
 * common practice of balance analysis in Italy (OIC schemes reclassified) for the ratios.
 */
export const INDEX_KEYS = [
  'roe',
  'roi',
  'ros',
  'ebitda',
  'ebitdaMargin',
  'currentRatio',
  'quickRatio',
  'leverage',
  'debtToEquity',
  'interestCover',
  'stockDays',
  'receivableDays',
  'payableDays',
] as const;
export type IndexKey = (typeof INDEX_KEYS)[number];

/** How an index is written. `euro` is in cents. */
export const INDEX_UNITS = {
  roe: 'percent',
  roi: 'percent',
  ros: 'percent',
  ebitda: 'euro',
  ebitdaMargin: 'percent',
  currentRatio: 'ratio',
  quickRatio: 'ratio',
  leverage: 'ratio',
  debtToEquity: 'ratio',
  interestCover: 'ratio',
  stockDays: 'days',
  receivableDays: 'days',
  payableDays: 'days',
} as const satisfies Record<IndexKey, string>;

/** A computed index, or why there is none. Shares are fractions: 0.12 is 12 %. */
export type IndexValue =
  | {
      value: number;
      /** A wider line stood in for one that the short form does not show. */
      approximate: boolean;
    }
  | { value: null; reason: 'MISSING_LINE'; line: AccountLine }
  | { value: null; reason: 'DENOMINATOR_NOT_POSITIVE'; line: AccountLine };
export type Indices = Record<IndexKey, IndexValue>;

type Terms = Partial<Record<AccountLine, 1 | -1>>;
interface Formula {
  top: Terms;
  /** Null for an amount that is not divided. */
  bottom: Terms | null;
  /** Lines that count as 0 where they are not shown. */
  optional?: AccountLine[];
  /** Used instead of a line that is not shown; the result is approximate. */
  instead?: Partial<Record<AccountLine, AccountLine>>;
  times?: number;
}

const YEAR_DAYS = 365;
/**
 * - ROE = profit ÷ equity. - ROI = operating result ÷ total assets. - ROS = operating result ÷ revenue.
 * - EBITDA = operating result + depreciation and write-downs (B.10).
 * - Current ratio = (current assets − receivables beyond a year + accrued income) ÷ (debts within a year + accrued expenses);
 *   the quick ratio leaves inventories out. - Leverage = total assets ÷ equity. - Debt to equity = debts ÷ equity.
 * - Interest cover = operating result ÷ interest.
 * - Days of stock = inventories ÷ (purchases + change in stock) × 365; of receivables = receivables from customers ÷ revenue × 365;
 *   of payables = debts to suppliers ÷ (purchases + services + leases) × 365. VAT inside receivables and payables is not taken
 *   out, so that days come out a little long.
 */
const FORMULAS: Record<IndexKey, Formula> = {
  roe: { top: { profit: 1 }, bottom: { equity: 1 } },
  roi: { top: { operatingResult: 1 }, bottom: { totalAssets: 1 } },
  ros: { top: { operatingResult: 1 }, bottom: { revenue: 1 } },
  ebitda: { top: { operatingResult: 1, depreciation: 1 }, bottom: null },
  ebitdaMargin: { top: { operatingResult: 1, depreciation: 1 }, bottom: { revenue: 1 } },
  currentRatio: {
    top: { currentAssets: 1, accruedIncome: 1, receivablesBeyondYear: -1 },
    bottom: { debtsWithinYear: 1, accruedExpenses: 1 },
    optional: ['accruedIncome', 'receivablesBeyondYear', 'accruedExpenses'],
  },
  quickRatio: {
    top: { currentAssets: 1, accruedIncome: 1, receivablesBeyondYear: -1, inventories: -1 },
    bottom: { debtsWithinYear: 1, accruedExpenses: 1 },
    optional: ['accruedIncome', 'receivablesBeyondYear', 'accruedExpenses', 'inventories'],
  },
  leverage: { top: { totalAssets: 1 }, bottom: { equity: 1 } },
  debtToEquity: { top: { debts: 1 }, bottom: { equity: 1 } },
  interestCover: { top: { operatingResult: 1 }, bottom: { interest: 1 } },
  stockDays: {
    top: { inventories: 1 },
    bottom: { materials: 1, stockChange: 1 },
    optional: ['stockChange'],
    times: YEAR_DAYS,
  },
  receivableDays: {
    top: { tradeReceivables: 1 },
    bottom: { revenue: 1 },
    instead: { tradeReceivables: 'receivables' },
    times: YEAR_DAYS,
  },
  payableDays: {
    top: { tradePayables: 1 },
    bottom: { materials: 1, services: 1, leases: 1 },
    optional: ['leases'],
    times: YEAR_DAYS,
  },
};

const compute = (
  year: AccountsYear,
  { top, bottom, optional = [], instead = {}, times = 1 }: Formula,
): IndexValue => {
  let approximate = false;
  let missing: AccountLine | null = null;
  const add = (terms: Terms): number =>
    (Object.entries(terms) as [AccountLine, 1 | -1][]).reduce((sum, [line, sign]) => {
      let amount = lineOf(year, line);
      const other = instead[line];
      if (amount === undefined && other !== undefined) {
        amount = lineOf(year, other);
        approximate = true;
      }
      if (amount === undefined && !optional.includes(line)) missing ??= line;
      return sum + sign * (amount ?? 0);
    }, 0);

  const numerator = add(top);
  const denominator = bottom === null ? 1 : add(bottom);
  if (missing !== null) return { value: null, reason: 'MISSING_LINE', line: missing };
  if (bottom === null) return { value: numerator, approximate };
  const [line = 'revenue'] = Object.keys(bottom) as AccountLine[];
  if (denominator <= 0) return { value: null, reason: 'DENOMINATOR_NOT_POSITIVE', line };
  return { value: (numerator / denominator) * times, approximate };
};

/** Every index of one year. */
export const indices = (year: AccountsYear): Indices =>
  Object.fromEntries(INDEX_KEYS.map((key) => [key, compute(year, FORMULAS[key])])) as Indices;

/** The lines that a comparison of years shows. */
export const COMPARED_LINES = [
  'revenue',
  'valueOfProduction',
  'costOfProduction',
  'personnel',
  'operatingResult',
  'profit',
  'totalAssets',
  'equity',
  'debts',
  'cash',
] as const satisfies AccountLine[];

export interface LineChange {
  line: AccountLine;
  /** Oldest first, as the years are given reversed. */
  amounts: (number | null)[];
  /** From the year before the last to the last; null where one is missing or the first is not positive. */
  change: number | null;
}
/** How the main lines moved; `years` come newest first, as they are read. */
export const compareYears = (years: AccountsYear[]): LineChange[] =>
  COMPARED_LINES.flatMap((line) => {
    const amounts = [...years].reverse().map((year) => lineOf(year, line) ?? null);
    if (amounts.every((amount) => amount === null)) return [];
    const last = amounts.at(-1) ?? null;
    const before = amounts.at(-2) ?? null;
    const change = last === null || before === null || before <= 0 ? null : (last - before) / before;
    return [{ line, amounts, change }];
  });
