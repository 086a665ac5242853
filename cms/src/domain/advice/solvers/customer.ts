import { customerValue } from '../../finance/pricing';
import { isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';

/** What a customer is worth. */
export const customerSolver: Solver = {
  name: 'customer-value',
  wanted:
    /client.{0,140}quanto vale|quanto (?:vale|mi vale|mi rende|rende) (?:un|ogni) client|valore (?:di un|del|medio del) client|lifetime|vale un client|customer (?:lifetime )?value/,
  solve(facts) {
    const sale =
      lastOf(facts, 'price') ??
      facts.mentions.find((each) => isAmount(each) && each.value >= 100 && each.role !== 'marginAmount');
    const times = facts.mentions.find(({ unit }) => unit === 'pieces');
    const years = facts.mentions.find(
      ({ unit, value }) => unit === 'months' && value >= 1_200 && value % 1_200 === 0,
    );
    const share = lastOf(facts, 'marginRate');
    if (!sale) return { state: 'asks', kind: 'customer-value', missing: ['averageSale', 'purchasesPerYear'] };
    const monthly = times?.period === 'month' || (!times && /al mese|ogni mese/.test(facts.folded));
    const perYear = times
      ? times.value * (monthly ? 12 : times.period === 'week' ? 52 : 1)
      : monthly
        ? 1_200
        : undefined;
    if (perYear === undefined)
      return { state: 'asks', kind: 'customer-value', missing: ['purchasesPerYear'] };
    return {
      state: 'done',
      kind: 'customer-value',
      calculated: customerValue({
        averageSale: sale.value,
        purchasesPerYear: perYear,
        ...(years ? { years: years.value / 12 } : {}),
        ...(share ? { marginRate: share.value } : {}),
      }),
    };
  },
};
