import { INDEX_UNITS, indices, lineOf, type Accounts, type IndexKey } from '../../../domain/accounts';
import type { Cents } from '../../../contract';

const INDICES: readonly IndexKey[] = [
  'roe',
  'roi',
  'ros',
  'currentRatio',
  'debtToEquity',
  'stockDays',
  'receivableDays',
  'payableDays',
  'ebitda',
  'netDebt',
  'netDebtToEbitda',
  'dscr',
  'zScore',
];
/** What a unit of an index is stored in. */
const SCALE = { percent: 10_000, ratio: 100, days: 100, euro: 1 } as const;

/** What the newest accounts of a project tell the assistant: turnover in cents, shares in basis points, ratios and days in hundredths. */
export const accountsFigures = (
  accounts: Accounts | null,
  principalYear: Cents | null,
): Record<string, number> => {
  const [latest] = accounts?.years ?? [];
  if (!latest) return {};
  const computed = indices(latest, principalYear);
  const figures: Record<string, number> = {};
  for (const key of INDICES) {
    const { value } = computed[key];
    if (value !== null) figures[key] = Math.round(value * SCALE[INDEX_UNITS[key]]);
  }
  const revenue = lineOf(latest, 'revenue');
  if (revenue !== undefined) figures.turnoverYear = revenue;
  const materials = lineOf(latest, 'materials');
  const operating = lineOf(latest, 'operatingResult');
  // Accounts do not part costs that grow with sales from those that do not: materials stand for the former, all the rest for the latter.
  if (revenue !== undefined && materials !== undefined && operating !== undefined) {
    figures.variableCostsYear = materials + (lineOf(latest, 'stockChange') ?? 0);
    figures.fixedCostsMonth = Math.round((revenue - figures.variableCostsYear - operating) / 12);
    figures.fromAccounts = 1;
  }
  const profit = lineOf(latest, 'profit');
  if (profit !== undefined) figures.profitYear = profit;
  return figures;
};
