import { completeYear, imbalance, positiveCosts } from './complete';
import type { AccountsYear } from './lines';
import type { Accounts, AccountsWarning, ReadAccounts } from './result';

const YEARS = 3;
/** With fewer lines there is nothing to compute. */
const FEWEST_LINES = 3;

const linesOf = ({ balance, income }: AccountsYear) =>
  Object.keys(balance).length + Object.keys(income).length;

/** The last part of every reader: signs, totals, checks, newest year first. */
export const finishAccounts = (
  read: Omit<Accounts, 'warnings'>,
  warnings: AccountsWarning[],
): ReadAccounts => {
  const allWarnings = [...warnings];
  const years = read.years
    .filter((year) => linesOf(year) >= FEWEST_LINES)
    .sort((one, other) => other.year - one.year)
    .slice(0, YEARS)
    .map((given) => {
      const { year, turned } = positiveCosts(given);
      if (turned) allWarnings.push({ code: 'COSTS_TURNED', year: year.year });
      const complete = completeYear(year);
      const difference = imbalance(complete);
      if (difference !== 0) allWarnings.push({ code: 'UNBALANCED', year: complete.year, difference });
      return complete;
    });
  if (years.length === 0) return { ok: false, problem: 'TOO_FEW_LINES' };
  return { ok: true, accounts: { ...read, years, warnings: allWarnings } };
};
