import type { Cents } from '../../contract';
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
  'netDebt',
  'netDebtToEbitda',
  'dscr',
  'zScore',
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
  netDebt: 'euro',
  netDebtToEbitda: 'ratio',
  dscr: 'ratio',
  zScore: 'ratio',
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
 * - Interest cover = operating result ÷ interest. - Net debt (PFN) = debts to banks − cash − current financial assets; ÷ EBITDA.
 * - Days of stock = inventories ÷ (purchases + change in stock) × 365; of receivables = receivables from customers ÷ revenue × 365;
 *   of payables = debts to suppliers ÷ (purchases + services + leases) × 365. VAT inside receivables and payables is not taken
 *   out, so that days come out a little long.
 */
const FORMULAS: Record<Exclude<IndexKey, 'dscr' | 'zScore'>, Formula> = {
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
  netDebt: {
    top: { bankDebts: 1, cash: -1, currentFinancialAssets: -1 },
    bottom: null,
    optional: ['currentFinancialAssets'],
  },
  netDebtToEbitda: {
    top: { bankDebts: 1, cash: -1, currentFinancialAssets: -1 },
    bottom: { operatingResult: 1, depreciation: 1 },
    optional: ['currentFinancialAssets'],
  },
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

/** The first of the lines that a year does not show. */
const missingOf = (year: AccountsYear, lines: readonly AccountLine[]): IndexValue | null => {
  const line = lines.find((one) => lineOf(year, one) === undefined);
  return line === undefined ? null : { value: null, reason: 'MISSING_LINE', line };
};

/**
 * DSCR = (EBITDA − taxes) ÷ (principal repaid in a year + interest): of the year that is over, where banks and the Codice della crisi
 * (art. 3) look at the twelve months to come. Accounts do not show the principal: its owner tells it.
 */
const dscrOf = (year: AccountsYear, principal: Cents | null): IndexValue => {
  const missing = missingOf(year, ['operatingResult', 'depreciation', 'interest']);
  if (missing) return missing;
  if (principal === null) return { value: null, reason: 'MISSING_LINE', line: 'bankDebts' };
  const at = (line: AccountLine) => lineOf(year, line) ?? 0;
  const service = principal + at('interest');
  if (service <= 0) return { value: null, reason: 'DENOMINATOR_NOT_POSITIVE', line: 'interest' };
  return {
    value: (at('operatingResult') + at('depreciation') - at('taxes')) / service,
    approximate: lineOf(year, 'taxes') === undefined,
  };
};

/**
 * Altman's Z'' of 1995 for companies that are not listed, of any trade: 6.56 × working capital ÷ assets + 3.26 × (equity − share capital)
 * ÷ assets + 6.72 × operating result ÷ assets + 1.05 × equity ÷ everything owed. Fitted to American companies: it points, it does not foretell.
 */
const zScoreOf = (year: AccountsYear): IndexValue => {
  const missing = missingOf(year, [
    'totalAssets',
    'currentAssets',
    'debtsWithinYear',
    'equity',
    'shareCapital',
    'operatingResult',
  ]);
  if (missing) return missing;
  const at = (line: AccountLine) => lineOf(year, line) ?? 0;
  const [assets, equity] = [at('totalAssets'), at('equity')];
  const owed = assets - equity;
  if (assets <= 0) return { value: null, reason: 'DENOMINATOR_NOT_POSITIVE', line: 'totalAssets' };
  if (owed <= 0) return { value: null, reason: 'DENOMINATOR_NOT_POSITIVE', line: 'debts' };
  const working =
    at('currentAssets') +
    at('accruedIncome') -
    at('receivablesBeyondYear') -
    at('debtsWithinYear') -
    at('accruedExpenses');
  return {
    value:
      (6.56 * working) / assets +
      (3.26 * (equity - at('shareCapital'))) / assets +
      (6.72 * at('operatingResult')) / assets +
      (1.05 * equity) / owed,
    approximate: false,
  };
};

/** Every index of one year; `principal` is what was repaid of loans in it, if that is known. */
export const indices = (year: AccountsYear, principal: Cents | null = null): Indices => ({
  ...(Object.fromEntries(
    Object.entries(FORMULAS).map(([key, formula]) => [key, compute(year, formula)]),
  ) as Omit<Indices, 'dscr' | 'zScore'>),
  dscr: dscrOf(year, principal),
  zScore: zScoreOf(year),
});

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
