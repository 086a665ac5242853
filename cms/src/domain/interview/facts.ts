import type { Cents, ProjectKind } from '../../contract';
import { finishAccounts, NO_OWNER, type Accounts, type AccountsYear } from '../accounts';
import {
  accountsOf,
  choiceOf,
  choicesOf,
  monthsOf,
  numberOf,
  textOf,
  TYPE_LINES,
  type Answers,
  type Choice,
} from './answers';

/** What every kind of interview may tell; '' and null for what it did not. */
interface CommonFacts {
  company: string;
  vatNumber: string;
  sector: Choice<'sector'> | null;
  ateco: string;
  customerType: Choice<'customerType'> | null;
  channels: Choice<'channels'>[];
  aims: Choice<'aims'>[];
  /** In the owner's words. */
  problem: string;
  /** What can be spent a month to get better. */
  budgetMonth: Cents | null;
}
export interface FiledFacts extends CommonFacts {
  kind: 'filed-accounts';
  accounts: Accounts | null;
  /** What is repaid of loans in a year, interest aside. */
  principalYear: Cents | null;
  employees: number | null;
  /** Percent of turnover. */
  largestCustomer: number | null;
  /** Percent of turnover. */
  onlineShare: number | null;
}
export interface TradingFacts extends CommonFacts {
  kind: 'no-filed-accounts';
  legalForm: Choice<'legalForm'> | null;
  startYear: number | null;
  turnoverYear: Cents | null;
  turnoverMonths: Cents[] | null;
  variableCostsYear: Cents | null;
  fixedCostsMonth: Cents | null;
  ownPayMonth: Cents | null;
  customersMonth: number | null;
  averageSale: Cents | null;
}
export interface IdeaFacts extends CommonFacts {
  kind: 'business-idea';
  customersWho: string;
  competitors: string;
  difference: string;
  unitPrice: Cents | null;
  unitCost: Cents | null;
  fixedCostsMonth: Cents | null;
  firstInvestment: Cents | null;
  salesMonth: number | null;
  rampMonths: number | null;
  ownMoney: Cents | null;
  marketingMonth: Cents | null;
}
export type ProjectFacts = FiledFacts | TradingFacts | IdeaFacts;

/** The lines that were typed one by one, as accounts of one year. */
const typedAccounts = (answers: Answers): Accounts | null => {
  const year = numberOf(answers, 'line-year');
  if (answers.accounts?.value !== TYPE_LINES || year === null) return null;
  const line = (name: string) => numberOf(answers, `line-${name}`) ?? undefined;
  const without = <Lines extends object>(lines: Lines) =>
    Object.fromEntries(Object.entries(lines).filter(([, amount]) => amount !== undefined)) as Lines;
  const typed: AccountsYear = {
    year,
    income: without({
      revenue: line('revenue'),
      operatingResult: line('operatingResult'),
      depreciation: line('depreciation'),
      interest: line('interest'),
      profit: line('profit'),
    }),
    balance: without({
      totalAssets: line('totalAssets'),
      currentAssets: line('currentAssets'),
      inventories: line('inventories'),
      receivables: line('receivables'),
      cash: line('cash'),
      equity: line('equity'),
      debts: line('debts'),
      debtsWithinYear: line('debtsWithinYear'),
    }),
  };
  const result = finishAccounts({ source: 'typed', owner: NO_OWNER, years: [typed] }, []);
  // Equity and debts alone do not make the whole of the liabilities: there is nothing to compare with the assets.
  return result.ok
    ? { ...result.accounts, warnings: result.accounts.warnings.filter(({ code }) => code !== 'UNBALANCED') }
    : null;
};

/** The newest year with the debts to banks that its owner told, where the accounts do not show them. */
const withBankDebts = (accounts: Accounts | null, bankDebts: Cents | null): Accounts | null => {
  const [last, ...before] = accounts?.years ?? [];
  if (!accounts || !last || bankDebts === null || last.balance.bankDebts !== undefined) return accounts;
  return { ...accounts, years: [{ ...last, balance: { ...last.balance, bankDebts } }, ...before] };
};

/** What the answers say, typed, for computations and reports. */
export const factsOf = (kind: ProjectKind, answers: Answers): ProjectFacts => {
  const common: CommonFacts = {
    company: textOf(answers, 'companyName') ?? textOf(answers, 'ideaName') ?? '',
    vatNumber: textOf(answers, 'vatNumber') ?? '',
    sector: choiceOf(answers, 'sector', 'sector'),
    ateco: textOf(answers, 'ateco') ?? '',
    customerType: choiceOf(answers, 'customerType', 'customerType'),
    channels: choicesOf(answers, 'channels', 'channels'),
    aims: choicesOf(answers, 'aims', 'aims'),
    problem: textOf(answers, 'problem') ?? textOf(answers, 'ideaProblem') ?? '',
    budgetMonth: numberOf(answers, 'budgetMonth'),
  };
  switch (kind) {
    case 'filed-accounts':
      return {
        ...common,
        kind,
        accounts: withBankDebts(
          accountsOf(answers, 'accounts') ?? typedAccounts(answers),
          numberOf(answers, 'bankDebts'),
        ),
        principalYear: numberOf(answers, 'principalYear'),
        employees: numberOf(answers, 'employees'),
        largestCustomer: numberOf(answers, 'largestCustomer'),
        onlineShare: numberOf(answers, 'onlineShare'),
      };
    case 'no-filed-accounts':
      return {
        ...common,
        kind,
        legalForm: choiceOf(answers, 'legalForm', 'legalForm'),
        startYear: numberOf(answers, 'startYear'),
        turnoverYear: numberOf(answers, 'turnoverYear'),
        turnoverMonths: monthsOf(answers, 'turnoverMonths'),
        variableCostsYear: numberOf(answers, 'variableCostsYear'),
        fixedCostsMonth: numberOf(answers, 'fixedCostsMonth'),
        ownPayMonth: numberOf(answers, 'ownPayMonth'),
        customersMonth: numberOf(answers, 'customersMonth'),
        averageSale: numberOf(answers, 'averageSale'),
      };
    case 'business-idea': {
      const ramp = choiceOf(answers, 'rampMonths', 'rampMonths');
      return {
        ...common,
        kind,
        // What an idea can spend on becoming known is all it can spend on us.
        budgetMonth: numberOf(answers, 'marketingMonth'),
        customersWho: textOf(answers, 'customersWho') ?? '',
        competitors: textOf(answers, 'competitors') ?? '',
        difference: textOf(answers, 'difference') ?? '',
        unitPrice: numberOf(answers, 'unitPrice'),
        unitCost: numberOf(answers, 'unitCost'),
        fixedCostsMonth: numberOf(answers, 'fixedCostsMonth'),
        firstInvestment: numberOf(answers, 'firstInvestment'),
        salesMonth: numberOf(answers, 'salesMonth'),
        rampMonths: ramp === null ? null : Number(ramp),
        ownMoney: numberOf(answers, 'ownMoney'),
        marketingMonth: numberOf(answers, 'marketingMonth'),
      };
    }
  }
};
