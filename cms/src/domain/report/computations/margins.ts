import type { Cents } from '../../../contract';

export interface TradingFigures {
  /** Of a year, without VAT. */
  turnover: Cents;
  /** Of a year: what grows with sales. */
  variableCosts: Cents;
  /** Of a month: what is paid even with no sales; the owner's own pay counts. */
  fixedCostsMonth: Cents;
  customersMonth: number | null;
  averageSale: Cents | null;
}

export const LEVERS = ['price', 'variableCosts', 'fixedCosts', 'customers'] as const;
export type LeverKey = (typeof LEVERS)[number];
export interface Lever {
  key: LeverKey;
  /** What a year's profit would gain. */
  gain: Cents;
}

export interface Margins {
  turnover: Cents;
  variableCosts: Cents;
  fixedCosts: Cents;
  contribution: Cents;
  /** Of turnover; null without any. */
  contributionShare: number | null;
  profit: Cents;
  profitShare: number | null;
  /** The turnover at which a year neither gains nor loses; null when each sale costs more than it brings. */
  breakEvenTurnover: Cents | null;
  /** How far turnover may fall before a loss, as a share of it; negative while there is a loss. */
  safety: number | null;
  breakEvenCustomersMonth: number | null;
  contributionPerCustomer: Cents | null;
  /** The best first. */
  levers: Lever[];
}

/** A price 5 % higher with the same customers, costs 5 % lower, or 10 % more customers at today's prices. */
const leversOf = (turnover: Cents, variableCosts: Cents, fixedCosts: Cents): Lever[] =>
  (
    [
      { key: 'price', gain: Math.round(turnover * 0.05) },
      { key: 'variableCosts', gain: Math.round(variableCosts * 0.05) },
      { key: 'fixedCosts', gain: Math.round(fixedCosts * 0.05) },
      { key: 'customers', gain: Math.round((turnover - variableCosts) * 0.1) },
    ] satisfies Lever[]
  ).sort((one, other) => other.gain - one.gain);

/**
 * Contribution margin, break-even and levers of a business (direct costing): contribution = turnover − variable costs,
 * break-even turnover = fixed costs ÷ (contribution ÷ turnover).
 */
export const margins = ({
  turnover,
  variableCosts,
  fixedCostsMonth,
  customersMonth,
  averageSale,
}: TradingFigures): Margins => {
  const fixedCosts = fixedCostsMonth * 12;
  const contribution = turnover - variableCosts;
  const profit = contribution - fixedCosts;
  const pays = contribution > 0 && turnover > 0;
  const breakEvenTurnover = pays ? Math.ceil((fixedCosts * turnover) / contribution) : null;
  const sale =
    averageSale ?? (customersMonth !== null && customersMonth > 0 ? turnover / 12 / customersMonth : null);
  return {
    turnover,
    variableCosts,
    fixedCosts,
    contribution,
    contributionShare: turnover > 0 ? contribution / turnover : null,
    profit,
    profitShare: turnover > 0 ? profit / turnover : null,
    breakEvenTurnover,
    safety: breakEvenTurnover === null ? null : (turnover - breakEvenTurnover) / turnover,
    breakEvenCustomersMonth:
      breakEvenTurnover === null || sale === null || sale <= 0
        ? null
        : Math.ceil(breakEvenTurnover / 12 / sale),
    contributionPerCustomer: pays && sale !== null ? Math.round((sale * contribution) / turnover) : null,
    levers: leversOf(turnover, variableCosts, fixedCosts),
  };
};
