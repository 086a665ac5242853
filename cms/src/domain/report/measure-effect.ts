import type { Cents } from '../../contract';
import { lineOf, type AccountLine } from '../accounts';
import type { FiledFacts, IdeaFacts, ProjectFacts, TradingFacts } from '../interview';
import { bandOf } from './bands';
import type { Computations, FiledComputations } from './compute';
import type { MeasureId } from './measures';

/** What a measure is worth: more result in a year, cash that comes free once, or sales that hang on one customer. */
export interface MeasureEffect {
  amount: Cents;
  kind: 'year' | 'once' | 'at-risk';
}
type Effects = Partial<Record<MeasureId, MeasureEffect | null>>;

/** What is supposed of each lever; small enough that a business in order can reach it. */
const SUPPOSED = {
  price: 0.02,
  discounts: 0.01,
  purchases: 0.03,
  fixedCosts: 0.05,
  moreSales: 0.05,
  deposit: 0.3,
  /** A point of interest. */
  rate: 0.01,
} as const;
const YEAR_DAYS = 365;

const aYear = (amount: number): MeasureEffect | null =>
  amount > 0 ? { amount: Math.round(amount), kind: 'year' } : null;
const once = (amount: number): MeasureEffect | null =>
  amount > 0 ? { amount: Math.round(amount), kind: 'once' } : null;

/** Cash that comes free where days are brought down to what is good of them. */
const freed = (
  facts: FiledFacts,
  { years }: FiledComputations,
  key: 'receivableDays' | 'stockDays',
  line: AccountLine,
): MeasureEffect | null => {
  const days = years[0]?.indices[key].value ?? null;
  const stock = facts.accounts?.years[0] && lineOf(facts.accounts.years[0], line);
  const good = bandOf(key, facts.sector)?.good;
  return days === null || stock === undefined || good === undefined || days <= good
    ? null
    : once(stock * (1 - good / days));
};

const ofFiled = (facts: FiledFacts, computations: FiledComputations): Effects => {
  const [last] = facts.accounts?.years ?? [];
  if (!last) return {};
  const at = (line: AccountLine) => lineOf(last, line) ?? 0;
  const revenue = at('revenue');
  const late = freed(
    facts,
    computations,
    'receivableDays',
    lineOf(last, 'tradeReceivables') === undefined ? 'receivables' : 'tradeReceivables',
  );
  const idle = freed(facts, computations, 'stockDays', 'inventories');
  const collection = computations.years[0]?.indices.receivableDays.value ?? 0;
  const share = (facts.largestCustomer ?? 0) / 100;
  const atRisk: MeasureEffect | null =
    share > 0 ? { amount: Math.round(revenue * share), kind: 'at-risk' } : null;
  return {
    'price-review': aYear(revenue * SUPPOSED.price),
    'discount-rules': aYear(revenue * SUPPOSED.discounts),
    'supplier-tender': aYear(at('materials') * SUPPOSED.purchases),
    'fixed-cost-review': aYear((at('services') + at('leases')) * SUPPOSED.fixedCosts),
    'bank-review': aYear(at('bankDebts') * SUPPOSED.rate),
    // Shorter terms bring the same days in: they are not counted twice.
    'collect-overdue': late,
    deposits: once((revenue * SUPPOSED.deposit * collection) / YEAR_DAYS),
    'stock-clearance': idle,
    'second-customer': atRisk,
    'main-contract': atRisk,
  };
};

const ofTrading = (facts: TradingFacts, computations: Computations): Effects => {
  const margins = computations.kind === 'no-filed-accounts' ? computations.margins : null;
  if (!margins) return {};
  const { turnover, variableCosts, fixedCosts, contribution } = margins;
  const moreSales = aYear(contribution * SUPPOSED.moreSales);
  return {
    'price-review': aYear(turnover * SUPPOSED.price),
    'discount-rules': aYear(turnover * SUPPOSED.discounts),
    'supplier-tender': aYear(variableCosts * SUPPOSED.purchases),
    'fixed-cost-review': aYear((fixedCosts - (facts.ownPayMonth ?? 0) * 12) * SUPPOSED.fixedCosts),
    'wake-customers': moreSales,
    referrals: moreSales,
    'average-sale': moreSales,
  };
};

const ofIdea = ({ unitPrice, unitCost, salesMonth, firstInvestment }: IdeaFacts): Effects => {
  if (unitPrice === null || unitCost === null || salesMonth === null) return {};
  return {
    'competitor-prices': aYear(unitPrice * SUPPOSED.price * salesMonth * 12),
    'unit-cost-quotes': aYear(unitCost * SUPPOSED.purchases * salesMonth * 12),
    'start-light': once((firstInvestment ?? 0) * SUPPOSED.deposit),
  };
};

/** What measures are worth by the figures of a project; those whose effect follows from no figure are not in it. */
export const measureEffects = (facts: ProjectFacts, computations: Computations): Effects => {
  if (facts.kind === 'filed-accounts')
    return computations.kind === 'filed-accounts' ? ofFiled(facts, computations) : {};
  return facts.kind === 'no-filed-accounts' ? ofTrading(facts, computations) : ofIdea(facts);
};
