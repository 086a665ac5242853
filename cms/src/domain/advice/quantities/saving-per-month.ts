import { timesDividedBy } from '../../finance/exact';
import { money, months, number, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, solved } from './around';

const ASKS =
  /quanto (?:\p{L}+ ){0,4}(?:met\w* (?:via|da parte|in cassa)|accanton\w*|risparmi\w*|versar\w*)|quanto (?:\p{L}+ ){0,3}(?:al mese|ogni mese|a settimana) (?:per|x) (?:arriv|aver|raggiung|compr|pagar)\w*/u;
const HELD =
  /\b(?:ne |li |gia |oggi |ora |adesso |intanto )*(?:ho|abbiamo)\b|\bgia\b|da parte|in cassa|sul conto|parto da/;

/** "18.000 entro un anno, ne ho 4.500: quanto metto via al mese?": what is still missing, over the months that are left. */
export const savingPerMonthSolver: Solver = {
  name: 'saving-per-month',
  wanted: ASKS,
  solve(facts) {
    const { mentions, folded } = facts;
    if (!ASKS.test(questionOf(folded)) || /\btasso|\brat[ae]\b|interess/.test(folded)) return null;
    const terms = mentions.filter(({ unit }) => unit === 'months');
    const amounts = mentions.filter(isAmount);
    const [term, otherTerm] = terms;
    if (!term || otherTerm || amounts.length + 1 !== mentions.length || amounts.length > 2) return null;
    if (amounts.some(({ period }) => period !== null)) return null;
    const [largest, smaller] = [...amounts].sort((a, b) => b.value - a.value);
    if (!largest) return null;
    // Of two amounts the smaller one must be what is there already.
    if (smaller && !HELD.test(clauseOf(facts, smaller))) return null;
    const goal = money('target', largest.value);
    const start = smaller ? money('cashAtStart', smaller.value) : null;
    const missing = money('stillMissing', largest.value - (smaller?.value ?? 0));
    const span = months('months', Math.round(term.value / 100));
    if (missing.value <= 0 || span.value <= 0) return null;
    const each = money('eachMonth', timesDividedBy(missing.value, 1, span.value));
    if (/a settimana|settimanal|ogni settimana/.test(questionOf(folded))) {
      const weeks = number('weeks', timesDividedBy(term.value, 52, 12));
      const weekly = money('eachWeek', timesDividedBy(missing.value, 100, weeks.value));
      return solved({
        inputs: [goal, ...(start ? [start] : []), span],
        result: [weekly, ...(start ? [missing] : [])],
        steps: [
          ...(start ? [step(missing, goal, '−', start)] : []),
          step(weeks, span, '×', number('weeksOfYear', 5_200), '÷', number('monthsOfYear', 1_200)),
          step(weekly, missing, '÷', weeks),
        ],
      });
    }
    return solved({
      inputs: [goal, ...(start ? [start] : []), span],
      result: [each, ...(start ? [missing] : [])],
      steps: [...(start ? [step(missing, goal, '−', start)] : []), step(each, missing, '÷', span)],
    });
  },
};
