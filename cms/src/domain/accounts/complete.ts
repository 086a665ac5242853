import type { Cents } from '../../contract';
import { lineOf, setLine, type AccountLine, type AccountsYear } from './lines';

/** A total and the lines that it is made of (Codice civile art. 2424 and 2425), in the order in which totals depend on each other. */
const TOTALS: { total: AccountLine; plus: AccountLine[]; minus?: AccountLine[]; needs: AccountLine[] }[] = [
  {
    total: 'fixedAssets',
    plus: ['intangibleAssets', 'tangibleAssets', 'financialAssets'],
    needs: ['tangibleAssets'],
  },
  {
    total: 'currentAssets',
    plus: ['inventories', 'receivables', 'currentFinancialAssets', 'cash'],
    needs: ['receivables', 'cash'],
  },
  {
    total: 'totalAssets',
    plus: ['ownersReceivables', 'fixedAssets', 'currentAssets', 'accruedIncome'],
    needs: ['fixedAssets', 'currentAssets'],
  },
  { total: 'debts', plus: ['debtsWithinYear', 'debtsBeyondYear'], needs: ['debtsWithinYear'] },
  {
    total: 'debtsWithinYear',
    plus: ['debts'],
    minus: ['debtsBeyondYear'],
    needs: ['debts', 'debtsBeyondYear'],
  },
  {
    total: 'totalLiabilities',
    plus: ['equity', 'provisions', 'severance', 'debts', 'accruedExpenses'],
    needs: ['equity', 'debts'],
  },
  { total: 'valueOfProduction', plus: ['revenue', 'otherIncome'], needs: ['revenue'] },
  {
    total: 'costOfProduction',
    plus: ['materials', 'services', 'leases', 'personnel', 'depreciation', 'stockChange', 'otherCosts'],
    needs: ['materials', 'services', 'personnel'],
  },
  {
    total: 'operatingResult',
    plus: ['valueOfProduction'],
    minus: ['costOfProduction'],
    needs: ['valueOfProduction', 'costOfProduction'],
  },
];

/** The same year with the totals that follow from its lines, where the source left them out. */
export const completeYear = (given: AccountsYear): AccountsYear => {
  const year: AccountsYear = { ...given, balance: { ...given.balance }, income: { ...given.income } };
  const add = (lines: AccountLine[]): Cents =>
    lines.reduce((sum, line) => sum + (lineOf(year, line) ?? 0), 0);
  for (const { total, plus, minus = [], needs } of TOTALS) {
    if (lineOf(year, total) !== undefined || needs.some((line) => lineOf(year, line) === undefined)) continue;
    setLine(year, total, add(plus) - add(minus));
  }
  return year;
};

const COSTS: AccountLine[] = [
  'materials',
  'services',
  'leases',
  'personnel',
  'depreciation',
  'otherCosts',
  'costOfProduction',
];
/** Some programs write costs as negative amounts: turned round when every cost of the year is. */
export const positiveCosts = (year: AccountsYear): { year: AccountsYear; turned: boolean } => {
  const present = COSTS.filter((line) => (lineOf(year, line) ?? 0) !== 0);
  const negative = present.filter((line) => (lineOf(year, line) ?? 0) < 0);
  if (negative.length < 2 || negative.length < present.length) return { year, turned: false };
  const turnedYear: AccountsYear = { ...year, income: { ...year.income } };
  for (const line of [...present, 'interest', 'taxes'] as const) {
    const amount = lineOf(year, line);
    if (amount !== undefined && amount < 0) setLine(turnedYear, line, -amount);
  }
  const stockChange = year.income.stockChange;
  if (stockChange !== undefined) turnedYear.income.stockChange = -stockChange;
  return { year: turnedYear, turned: true };
};

/** Accounts are filed in whole euros, so that totals may miss their parts by a few. */
const TOLERANCE: Cents = 500;
/** By how much assets and liabilities differ; 0 where they agree or one of them is not known. */
export const imbalance = ({ balance: { totalAssets, totalLiabilities } }: AccountsYear): Cents => {
  if (totalAssets === undefined || totalLiabilities === undefined) return 0;
  const difference = totalAssets - totalLiabilities;
  return Math.abs(difference) <= TOLERANCE ? 0 : difference;
};
