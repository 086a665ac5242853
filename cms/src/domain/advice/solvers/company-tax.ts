import { companyTax } from '../../finance/company-tax';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { yearly } from './yearly';

const COMPANY = /\bires\b|\birap\b|\bs\.?r\.?l\b|\bs\.?p\.?a\b|societa di capital\w*/;
const ASKS_TAX = /\bires\b|\birap\b|\btass[ae]\b|\bimpost\w*/;
const LEAST_PROFIT = 100_000;

/** What a company pays of its profit: a person's brackets are none of it. */
export const companyTaxSolver: Solver = {
  name: 'company-tax',
  wanted: COMPANY,
  solve({ folded, mentions }, { fiscal }) {
    if (!ASKS_TAX.test(folded) || /forf?fett|\biva\b|dividend|amministrator|stipend/.test(folded))
      return null;
    const amounts = mentions.filter((each) => isAmount(each) && each.value >= LEAST_PROFIT);
    if (amounts.length === 0 || amounts.length !== mentions.length || amounts.length > 2) return null;
    const [first, second] = amounts;
    if (!first) return null;
    if (!second)
      return first.role === 'revenue'
        ? null
        : { state: 'done', kind: 'income-tax', calculated: companyTax({ profit: yearly(first) }, fiscal) };
    const [revenue, costs] = first.role === 'revenue' ? [first, second] : [second, first];
    if (revenue.role !== 'revenue' || !/cost|spes/.test(folded)) return null;
    const [sold, spent] = [yearly(revenue), yearly(costs)];
    return {
      state: 'done',
      kind: 'income-tax',
      calculated: companyTax({ profit: sold - spent, revenue: sold, costs: spent }, fiscal),
    };
  },
};
