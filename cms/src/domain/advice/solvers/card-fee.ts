import type { CalculationStep, Figure } from '../../../contract';
import { shareOf } from '../../finance/exact';
import { count, money, percent, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { behind, sum } from './amounts';

const OF_EACH =
  /^\s*(?:€|euro|cent\p{L}*)?\s*(?:fiss[oi] )?(?:a|per|ad|ogni|di fisso|fiss[oi]|per ogni) ?(?:transazion|operazion|pagament|vendit|scontrin|incass|strisciat|ordin|fiss)?/u;
const MOST_FIXED = 300;
const OF_PAYMENTS = /\btransazion|\boperazion|\bpagament|\bstrisciat|\bscontrin|\bordin|\bvendit/;

/** "Il POS mi costa 1,6 % più 0,10 a transazione: su 35 euro?": a share of what is paid and a little for each payment. */
export const cardFeeSolver: Solver = {
  name: 'card-fee',
  wanted: /\b(?:pos|carta|carte|sumup|nexi|satispay|paypal|stripe|commission\w*|bancomat)\b/,
  solve(facts) {
    const rates = facts.mentions.filter(({ unit }) => unit === 'percent');
    const [rate, second] = rates;
    const amounts = facts.mentions.filter(isAmount);
    const fixed = amounts.find(
      (each) =>
        each.value <= MOST_FIXED &&
        OF_EACH.test(behind(facts, each, 24)) &&
        OF_PAYMENTS.test(behind(facts, each, 40)),
    );
    const [paid, other] = amounts.filter((each) => each !== fixed);
    const payments = facts.mentions.find(
      (each) => each.unit === 'pieces' && OF_PAYMENTS.test(each.noun ?? behind(facts, each, 20)),
    );
    if (!rate || second || !fixed || !paid || other || rate.value > 2_000) return null;
    if (facts.mentions.length !== (payments ? 4 : 3)) return null;
    const [takings, share, each] = [
      money('revenue', paid.value),
      percent('commissionRate', rate.value),
      money('feeOfPayment', fixed.value),
    ];
    const ofShare = money('commission', shareOf(paid.value, rate.value));
    const number = payments ? count('cardPayments', Math.round(payments.value / 100)) : null;
    const ofPayments = money('feesOfPayments', fixed.value * (number?.value ?? 1));
    const total = money('feesTotal', ofShare.value + ofPayments.value);
    const left = money('afterCommission', paid.value - total.value);
    const steps: CalculationStep[] = [
      step(ofShare, takings, '×', share),
      ...(number ? [step(ofPayments, each, '×', number)] : []),
      step(total, ofShare, '+', number ? ofPayments : each),
      step(left, takings, '−', total),
    ];
    const inputs: Figure[] = [takings, share, each, ...(number ? [number] : [])];
    const asksLeft = /\b(?:rest|riman|arriv|incass|in tasca)/.test(questionOf(facts.folded));
    return sum(inputs, asksLeft ? [left, total] : [total, left], steps);
  },
};
