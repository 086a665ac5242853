import type { IdeaFacts } from '../../../domain/interview';
import { computationsOf } from '../../../domain/report/compute';

/**
 * What an idea's interview tells the assistant: its twelve months as planned, once sales run as expected. Amounts in cents, by the
 * names that the calculators and the figures of a running business have; what was not answered is left out.
 */
export const ideaFigures = (facts: IdeaFacts): Record<string, number> => {
  const { unitPrice, unitCost, fixedCostsMonth, marketingMonth, salesMonth, firstInvestment, ownMoney } =
    facts;
  const computed = computationsOf(facts);
  const plan = computed.kind === 'business-idea' ? computed.plan : null;
  const fixed = fixedCostsMonth === null ? null : fixedCostsMonth + (marketingMonth ?? 0);
  const yearOf = (each: number | null) =>
    each === null || salesMonth === null ? null : each * salesMonth * 12;
  const figures: Record<string, number | null> = {
    price: unitPrice,
    unitCost,
    fixedCosts: fixed,
    fixedCostsMonth: fixed,
    averageSale: unitPrice,
    customersMonth: salesMonth,
    turnoverYear: yearOf(unitPrice),
    variableCostsYear: yearOf(unitCost),
    ownMoney,
    firstInvestment,
    lowestCash: plan?.lowestCash ?? null,
    lowestCashMonth: plan?.lowestMonth ?? null,
  };
  return Object.fromEntries(
    Object.entries(figures).filter((entry): entry is [string, number] => entry[1] !== null),
  );
};
