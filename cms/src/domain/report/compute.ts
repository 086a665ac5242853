import { compareYears, indices, type Indices, type LineChange } from '../accounts';
import type { FiledFacts, IdeaFacts, ProjectFacts, TradingFacts } from '../interview';
import { cashPlan, type CashPlan } from './computations/cash-plan';
import { margins, type Margins } from './computations/margins';

export interface FiledComputations {
  kind: 'filed-accounts';
  /** Newest first, like the accounts. */
  years: { year: number; indices: Indices }[];
  changes: LineChange[];
}
/** Null where the interview has not given all the figures yet. */
export interface TradingComputations {
  kind: 'no-filed-accounts';
  margins: Margins | null;
}
export interface IdeaComputations {
  kind: 'business-idea';
  plan: CashPlan | null;
}
export type Computations = FiledComputations | TradingComputations | IdeaComputations;

const ofFiled = ({ accounts, principalYear }: FiledFacts): FiledComputations => ({
  kind: 'filed-accounts',
  years: (accounts?.years ?? []).map((year, at) => ({
    year: year.year,
    indices: indices(year, at === 0 ? principalYear : null),
  })),
  changes: compareYears(accounts?.years ?? []),
});

const ofTrading = (facts: TradingFacts): TradingComputations => {
  const { turnoverYear, variableCostsYear, fixedCostsMonth, ownPayMonth, customersMonth, averageSale } =
    facts;
  if (turnoverYear === null || variableCostsYear === null || fixedCostsMonth === null)
    return { kind: 'no-filed-accounts', margins: null };
  return {
    kind: 'no-filed-accounts',
    margins: margins({
      turnover: turnoverYear,
      variableCosts: variableCostsYear,
      fixedCostsMonth: fixedCostsMonth + (ownPayMonth ?? 0),
      customersMonth,
      averageSale,
    }),
  };
};

const ofIdea = (facts: IdeaFacts): IdeaComputations => {
  const { unitPrice, unitCost, fixedCostsMonth, firstInvestment, salesMonth, rampMonths, ownMoney } = facts;
  if (
    unitPrice === null ||
    unitCost === null ||
    fixedCostsMonth === null ||
    firstInvestment === null ||
    salesMonth === null ||
    rampMonths === null ||
    ownMoney === null
  )
    return { kind: 'business-idea', plan: null };
  return {
    kind: 'business-idea',
    plan: cashPlan({
      unitPrice,
      unitCost,
      fixedCostsMonth: fixedCostsMonth + (facts.marketingMonth ?? 0),
      firstInvestment,
      salesMonth,
      rampMonths,
      ownMoney,
    }),
  };
};

/** Every figure that a report about these facts shows. */
export const computationsOf = (facts: ProjectFacts): Computations => {
  switch (facts.kind) {
    case 'filed-accounts':
      return ofFiled(facts);
    case 'no-filed-accounts':
      return ofTrading(facts);
    case 'business-idea':
      return ofIdea(facts);
  }
};
