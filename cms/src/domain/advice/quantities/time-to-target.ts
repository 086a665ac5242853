import { count, money, step } from '../../finance/figures';
import { piecesFor } from '../../finance/exact';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, solved } from './around';

const ASKS =
  /(?:in|tra|fra|dopo) quant[oie] (?:tempo |mesi |settimane |anni )?|quant[ie] (?:mesi|settimane|anni) (?:mi |ci )?(?:serv|vogl|mett|occorr)\w*/;
const TARGET =
  /\bserv\w*|\boccorr\w*|\barrivar\w* a|\bobiettivo\b|\bcost[ao]\b|\bdevo\b|\braggiung\w*|\bvoglio\b|\bvorrei\b/;
const SAVED =
  /(?:mett\w*|metto) (?:via|da parte)|\brisparmi\w*|\baccanton\w*|\bversi?\w*|\bincass\w*|\bentra\w*|\bguadagn\w*/;

/** "Ho 7.000, me ne servono 18.000, metto via 500 al mese": whole spans until what is there and what is added reach a target. */
export const timeToTargetSolver: Solver = {
  name: 'time-to-target',
  wanted: ASKS,
  solve(facts) {
    const { mentions, folded } = facts;
    if (!ASKS.test(questionOf(folded)) || /tasso|\brat[ae]\b|interess|perd|esc(?:e|ono)\b/.test(folded))
      return null;
    const amounts = mentions.filter(isAmount);
    if (amounts.length !== mentions.length || amounts.length < 2 || amounts.length > 3) return null;
    const added = amounts.filter(
      (each) => (each.period === 'month' || each.period === 'week') && SAVED.test(clauseOf(facts, each)),
    );
    const [saving, otherSaving] = added;
    const rest = amounts.filter((each) => each !== saving);
    if (!saving || otherSaving || rest.some(({ period }) => period !== null)) return null;
    const held = rest.find(({ role }) => role === 'cash');
    const [target, other] = rest.filter((each) => each !== held);
    if (!target || other || !TARGET.test(clauseOf(facts, target)) || saving.value <= 0) return null;
    const missing = target.value - (held?.value ?? 0);
    if (missing <= 0) return null;
    const [goal, start] = [money('target', target.value), money('cashAtStart', held?.value ?? 0)];
    const left = money('stillMissing', missing);
    const each = money(saving.period === 'week' ? 'eachWeek' : 'eachMonth', saving.value);
    const spans = count(
      saving.period === 'week' ? 'weeksNeeded' : 'monthsNeeded',
      piecesFor(missing, saving.value),
    );
    return solved({
      inputs: [goal, ...(held ? [start] : []), each],
      result: [spans, left],
      steps: [...(held ? [step(left, goal, '−', start)] : []), step(spans, left, '÷', each)],
    });
  },
};
