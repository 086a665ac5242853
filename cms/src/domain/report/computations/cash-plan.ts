import type { Cents } from '../../../contract';

export interface PlanFigures {
  unitPrice: Cents;
  unitCost: Cents;
  fixedCostsMonth: Cents;
  firstInvestment: Cents;
  /** Once the business runs as expected. */
  salesMonth: number;
  /** The month in which that is reached; sales grow in equal steps up to it. */
  rampMonths: number;
  ownMoney: Cents;
}
export interface PlanMonth {
  /** 1 to 12. */
  month: number;
  units: number;
  sales: Cents;
  variableCosts: Cents;
  fixedCosts: Cents;
  investment: Cents;
  /** What the month adds to the cash. */
  net: Cents;
  /** At the end of the month. */
  cash: Cents;
}
export interface CashPlan {
  months: PlanMonth[];
  lowestCash: Cents;
  lowestMonth: number;
  /** Money missing in the worst month; 0 when the own money is enough. */
  missing: Cents;
  /** The first month whose sales pay its costs; null when none of the twelve do. */
  breakEvenMonth: number | null;
  /** Sales a month that pay the fixed costs; null when a sale costs more than it brings. */
  breakEvenUnits: number | null;
  /** The month in which the months before and this one have paid the first investment back. */
  paybackMonth: number | null;
  unitMargin: Cents;
  yearSales: Cents;
  yearResult: Cents;
}

const MONTHS = 12;

/**
 * Twelve months of cash: sales are paid when they happen, costs in the same month, the first investment in month 1.
 * VAT, taxes and instalments are left out, and the report says so.
 */
export const cashPlan = ({
  unitPrice,
  unitCost,
  fixedCostsMonth,
  firstInvestment,
  salesMonth,
  rampMonths,
  ownMoney,
}: PlanFigures): CashPlan => {
  const unitMargin = unitPrice - unitCost;
  let cash = ownMoney;
  const months = Array.from({ length: MONTHS }, (_, index): PlanMonth => {
    const month = index + 1;
    const units = Math.round((salesMonth * Math.min(month, rampMonths)) / Math.max(1, rampMonths));
    const sales = units * unitPrice;
    const variableCosts = units * unitCost;
    const investment = month === 1 ? firstInvestment : 0;
    const net = sales - variableCosts - fixedCostsMonth - investment;
    cash += net;
    return { month, units, sales, variableCosts, fixedCosts: fixedCostsMonth, investment, net, cash };
  });

  // The lowest point counts from the start: an investment larger than the own money is missing at once.
  const lowest = months.reduce((low, month) => (month.cash < low.cash ? month : low));
  const operating = (month: PlanMonth) => month.net + month.investment;
  let earned = -firstInvestment;
  const payback = months.find((month) => {
    earned += operating(month);
    return earned >= 0;
  });
  const yearSales = months.reduce((sum, { sales }) => sum + sales, 0);
  return {
    months,
    lowestCash: lowest.cash,
    lowestMonth: lowest.month,
    missing: Math.max(0, -lowest.cash),
    breakEvenMonth: months.find((month) => month.units > 0 && operating(month) >= 0)?.month ?? null,
    breakEvenUnits: unitMargin > 0 ? Math.ceil(fixedCostsMonth / unitMargin) : null,
    paybackMonth: payback?.month ?? null,
    unitMargin,
    yearSales,
    yearResult: months.reduce((sum, month) => sum + month.net, 0),
  };
};
