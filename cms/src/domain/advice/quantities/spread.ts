import type { Figure } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { count, money, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { namedMoney, solved, wordsBefore } from './around';
import { askedSpanOf } from './spans';

const LENT = /mutuo|prestit|finanziament|tasso|interess|leasing|\btan\b|\btaeg\b|banca/;
const SPREADS =
  /\bscal\w*|spalm\w*|ammortizz\w*|divid\w*|suddivi\w*|ripart\w*|incid\w*|pes[ao]\b|dur\w*|rientr\w*|recuper\w*/;

/** "7.600 in 6 anni, quanto all'anno?": an amount shared out evenly over a term. Without interest, which is a loan's. */
export const spreadSolver: Solver = {
  name: 'spread',
  wanted: SPREADS,
  solve({ mentions, folded, text }) {
    const [amount, other] = mentions.filter(isAmount);
    const [term, more] = mentions.filter(({ unit }) => unit === 'months');
    const targetSpan = askedSpanOf(questionOf(folded));
    if (!amount || other || !term || more || mentions.length !== 2 || amount.period !== null) return null;
    if ((targetSpan !== 'month' && targetSpan !== 'year') || !SPREADS.test(folded) || LENT.test(folded))
      return null;
    if (!/\b(?:in|per|su) (?:circa )?$/.test(wordsBefore({ mentions, folded, text }, term))) return null;
    const spans = targetSpan === 'year' ? term.value / 1_200 : term.value / 100;
    if (!Number.isInteger(spans) || spans < 2) return null;
    const whole = namedMoney('amount', amount);
    const number: Figure = count(targetSpan === 'year' ? 'years' : 'months', spans);
    const each = money(
      targetSpan === 'year' ? 'eachYear' : 'eachMonth',
      timesDividedBy(amount.value, 1, spans),
    );
    return solved({ inputs: [whole, number], result: [each], steps: [step(each, whole, '÷', number)] });
  },
};
