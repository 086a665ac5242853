import type { Figure } from '../../../contract';
import { money, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, namedMoney, solved } from './around';
import { factorOf, productOf } from './exact-product';

/** "Uno costa 2.350, gli altri due 1.980, per 14 mensilità": what several people cost in a year, as their owner tells the cost. */
export const payrollSolver: Solver = {
  name: 'payroll',
  wanted: /quanto (?:\p{L}+ ){0,3}(?:cost\w*|spend\w*|pag\w*)|costo (?:annu\w*|total\w*|all'anno)/u,
  solve({ mentions, folded }) {
    const payments = mentions.find(
      ({ unit, value }) => unit === 'payments' && value >= 1_200 && value <= 1_500,
    );
    if (!payments || /lord[oi]|nett[oi]|\bral\b|inps|contribut|part.?time/.test(folded)) return null;
    if (!/all'anno|l'anno|annu|in un anno|in tutto|totale/.test(questionOf(folded))) return null;
    if (!/dipendent|commess|ragazz|operai|collaborator|person|cost[ao]/.test(folded)) return null;
    const amounts = mentions.filter(isAmount);
    const people = mentions.filter(({ unit }) => unit === 'people');
    if (amounts.length < 2 || amounts.length + people.length + 1 !== mentions.length) return null;
    if (amounts.some(({ period }) => period !== null && period !== 'month')) return null;
    const parts = amounts.map((each) => namedMoney('costLine', each));
    const month = money(
      'costsMonth',
      parts.reduce((sum, { value }) => sum + value, 0),
    );
    const times = hundredths('payments', payments.value);
    const year = money('costsYear', productOf(month.value, [factorOf(payments.value)]));
    return solved({
      inputs: [...parts, times],
      result: [year, month],
      steps: [
        step(month, ...parts.flatMap((each, at): (Figure | '+')[] => (at === 0 ? [each] : ['+', each]))),
        step(year, month, '×', times),
      ],
    });
  },
};
