import { indices, lineOf, type Accounts, type IndexKey } from '../../../domain/accounts';

const INDICES: readonly IndexKey[] = [
  'roe',
  'roi',
  'ros',
  'currentRatio',
  'debtToEquity',
  'stockDays',
  'receivableDays',
  'payableDays',
];
const SHARES: ReadonlySet<IndexKey> = new Set(['roe', 'roi', 'ros']);

/** What the newest accounts of a project tell the assistant: turnover in cents, shares in basis points, ratios and days in hundredths. */
export const accountsFigures = (accounts: Accounts | null): Record<string, number> => {
  const [latest] = accounts?.years ?? [];
  if (!latest) return {};
  const computed = indices(latest);
  const figures: Record<string, number> = {};
  for (const key of INDICES) {
    const { value } = computed[key];
    if (value !== null) figures[key] = Math.round(value * (SHARES.has(key) ? 10_000 : 100));
  }
  const revenue = lineOf(latest, 'revenue');
  if (revenue !== undefined) figures.turnoverYear = revenue;
  const profit = lineOf(latest, 'profit');
  if (profit !== undefined) figures.profitYear = profit;
  return figures;
};
